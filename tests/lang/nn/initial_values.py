"""A seed gives the weights that MindSpore starts from, and leaves numpy.random where it does."""
import numpy as np
import mindspore as ms
from mindspore import nn
from mindspore.common.initializer import (HeNormal, HeUniform, Normal, Orthogonal, Sparse, TruncatedNormal, Uniform,
                                          VarianceScaling, XavierNormal, XavierUniform, initializer)


def show(init, shape=(60, 50)):
    values = initializer(init, shape, ms.float32).init_data().asnumpy()
    print(init if isinstance(init, str) else type(init).__name__, values.dtype, values.reshape(-1)[::617].tolist())


ms.set_seed(5)
for init in (Normal(0.02, 0.5), Uniform(0.1), XavierUniform(2), HeNormal(0.1), TruncatedNormal(), TruncatedNormal(0.5, 0.1, -1., 1.),
             TruncatedNormal(3.0, 0.0, 4.0, 5.0), XavierNormal(), HeUniform(mode='fan_out'),
             VarianceScaling(2.0, 'fan_avg', 'untruncated_normal'), VarianceScaling(), 'normal', 'he_uniform', Sparse(0.3)):
    show(init)
show(Normal(), (7,))
print(np.round(initializer(Orthogonal(), (3, 5), ms.float32).init_data().asnumpy(), 4))
print(np.round(initializer(Orthogonal(2.0), (4, 4), ms.float32).init_data().asnumpy(), 4))
print(initializer('normal', (2, 3), ms.float16).init_data())

ms.set_seed(1)
net = nn.SequentialCell(nn.Conv2d(3, 8, 3, has_bias=True), nn.Dense(4, 2), nn.Embedding(5, 3), nn.LSTM(2, 3, 2, bidirectional=True),
                        nn.Conv1d(2, 3, 2), nn.GRU(2, 3), nn.Conv2dTranspose(2, 3, 2), nn.BiDense(2, 3, 4))
for p in net.get_parameters():
    print(p.name, p.shape, p.asnumpy().reshape(-1)[:2].tolist())
print([p.asnumpy().reshape(-1)[0] for p in nn.LSTMCell(2, 3).get_parameters()])
print(np.random.rand(2))

np.random.seed(3)
print(np.random.randint(1, 1 << 63, dtype=np.int64), np.random.randint(0, 2 ** 64, 2, dtype=np.uint64), np.random.randint(7.0))
for bounds in ((5, 2), (0,), (-1, 3, None, np.uint8), (0, 2 ** 63 + 1), (-200, 3, 2, np.int8)):
    try:
        print(np.random.randint(*bounds))
    except ValueError as error:
        print(bounds, error)

# expect: Normal float32 [0.48980069160461426, 0.4766645133495331, 0.46129587292671204, 0.5300276279449463, 0.5094324350357056]
# expect: Uniform float32 [0.084621861577034, -0.004415248986333609, -0.01139003224670887, -0.05996722728013992, -0.025481771677732468]
# expect: XavierUniform float32 [0.1951967179775238, -0.07763710618019104, -0.2012367844581604, 0.10103971511125565, -0.012834942899644375]
# expect: HeNormal float32 [0.06308213621377945, 0.04339176043868065, 0.28821197152137756, 0.0321931391954422, -0.0756637454032898]
# expect: TruncatedNormal float32 [0.0015377301024273038, 0.007989183999598026, -0.02054595947265625, 0.011088311672210693, 0.014278114773333073]
# expect: TruncatedNormal float32 [-0.4285266399383545, -0.24378785490989685, -0.5453205704689026, 0.04310733079910278, -0.477898508310318]
# expect: TruncatedNormal float32 [4.573718070983887, 4.656857013702393, 4.2626566886901855, 4.520802974700928, 4.725499153137207]
# expect: XavierNormal float32 [-0.16387204825878143, -0.020089207217097282, 0.08928752690553665, 0.04083191230893135, 0.14250235259532928]
# expect: HeUniform float32 [0.020778154954314232, -0.17556419968605042, 0.13520123064517975, -0.25706854462623596, -0.20763662457466125]
# expect: VarianceScaling float32 [-0.08260772377252579, -0.017696402966976166, -0.20565490424633026, 0.15869846940040588, -0.014146244153380394]
# expect: VarianceScaling float32 [0.06133178249001503, 0.2296920120716095, -0.11272825300693512, -0.10768330097198486, -0.23062464594841003]
# expect: normal float32 [-0.001772252842783928, -0.010220682248473167, 0.009270764887332916, 0.0022378345020115376, -0.005102125927805901]
# expect: he_uniform float32 [-0.08758323639631271, 0.21850328147411346, -0.030573373660445213, -0.28625166416168213, -0.15874189138412476]
# expect: Sparse float32 [0.02758871577680111, -0.02257627062499523, 0.0, 0.015260200016200542, 0.0060012065805494785]
# expect: Normal float32 [-0.006691982503980398]
# expect: [[ 0.6701 -0.2263  0.2436  0.3086 -0.5875]
# expect:  [ 0.1871 -0.1441 -0.9568 -0.0591 -0.1589]
# expect:  [-0.3694 -0.9196  0.0557  0.1203  0.019 ]]
# expect: [[ 0.947   0.3028  0.8528  1.5114]
# expect:  [ 1.04   -1.6854 -0.1832 -0.2105]
# expect:  [ 0.9786  0.7592 -1.5659  0.1182]
# expect:  [ 1.0316  0.7009  0.8873 -1.2874]]
# expect: [[ 0.005684  0.003073 -0.00261 ]
# expect:  [-0.004852  0.01269  -0.01415 ]]
# expect: 0.weight (8, 3, 3, 3) [0.11220645159482956, -0.09834124147891998]
# expect: 0.bias (8,) [-0.07701647281646729, -0.0064287250861525536]
# expect: 1.weight (2, 4) [0.372144490480423, 0.12110763043165207]
# expect: 1.bias (2,) [0.2175467610359192, 0.06823167949914932]
# expect: 2.embedding_table (5, 3) [0.00806151982396841, -0.014374081045389175]
# expect: 3.weight_ih_l0 (12, 2) [-0.4707268476486206, -0.36227551102638245]
# expect: 3.weight_ih_l0_reverse (12, 2) [0.14052210748195648, -0.4448530375957489]
# expect: 3.weight_ih_l1 (12, 6) [-0.13840104639530182, 0.058829937130212784]
# expect: 3.weight_ih_l1_reverse (12, 6) [-0.03824365511536598, -0.17877991497516632]
# expect: 3.weight_hh_l0 (12, 3) [0.4366413652896881, -0.4637891352176666]
# expect: 3.weight_hh_l0_reverse (12, 3) [0.22726604342460632, -0.5011398196220398]
# expect: 3.weight_hh_l1 (12, 3) [0.12936246395111084, -0.5151011943817139]
# expect: 3.weight_hh_l1_reverse (12, 3) [0.22248506546020508, 0.2204809933900833]
# expect: 3.bias_ih_l0 (12,) [0.04144959896802902, 0.18913376331329346]
# expect: 3.bias_ih_l0_reverse (12,) [-0.5628518462181091, -0.49424153566360474]
# expect: 3.bias_ih_l1 (12,) [0.4663165211677551, 0.18789266049861908]
# expect: 3.bias_ih_l1_reverse (12,) [0.22724564373493195, 0.307394415140152]
# expect: 3.bias_hh_l0 (12,) [-0.17578484117984772, 0.28961285948753357]
# expect: 3.bias_hh_l0_reverse (12,) [-0.00719411438331008, 0.13851293921470642]
# expect: 3.bias_hh_l1 (12,) [-0.03959482163190842, -0.1816471964120865]
# expect: 3.bias_hh_l1_reverse (12,) [-0.4464742839336395, -0.5452688336372375]
# expect: 4.weight (3, 2, 1, 2) [-0.24167026579380035, 0.030679477378726006]
# expect: 5.weight_ih_l0 (9, 2) [0.31624284386634827, -0.4322721064090729]
# expect: 5.weight_hh_l0 (9, 3) [0.47261106967926025, -0.11446115374565125]
# expect: 5.bias_ih_l0 (9,) [0.21965622901916504, -0.05444008857011795]
# expect: 5.bias_hh_l0 (9,) [-0.08489960432052612, -0.2916819453239441]
# expect: 6.weight (2, 3, 2, 2) [0.24455632269382477, -0.02837992273271084]
# expect: 7.weight (4, 2, 3) [0.5993584394454956, -0.12748783826828003]
# expect: 7.bias (4,) [-0.32532861828804016, 0.2793257236480713]
# expect: [-0.3769125, -0.53805506, 0.5580656, 0.37488055]
# expect: [0.43118176 0.40420191]
# expect: 937055941807507097 [13063021645730866819  5366245355481424840] 0
# expect: (5, 2) low >= high
# expect: (0,) high <= 0
# expect: (-1, 3, None, <class 'numpy.uint8'>) low is out of bounds for uint8
# expect: (0, 9223372036854775809) high is out of bounds for int64
# expect: (-200, 3, 2, <class 'numpy.int8'>) low is out of bounds for int8
