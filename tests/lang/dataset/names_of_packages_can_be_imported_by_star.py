from mindspore.dataset.audio import *  # noqa: F403
from mindspore.dataset.text import *  # noqa: F403
from mindspore.dataset.transforms import *  # noqa: F403
from mindspore.dataset.vision import *  # noqa: F403
from mindspore.dataset import *  # noqa: F403

print(AllpassBiquad.__name__, create_dct.__name__, WindowType.HANN.name)  # noqa: F405
print(Lookup.__name__, Vocab.__name__, Compose.__name__, CenterCrop.__name__, AutoAugmentPolicy.SVHN.value)  # noqa: F405
print(NumpySlicesDataset.__name__, SequentialSampler.__name__)  # noqa: F405
# expect: AllpassBiquad create_dct HANN
# expect: Lookup Vocab Compose CenterCrop svhn
# expect: NumpySlicesDataset SequentialSampler
