"""common.np_dtype: bfloat16 for arrays of numpy, which has none: float32 stands for it."""
import numpy as np

bfloat16 = np.float32
__all__ = ["bfloat16"]
