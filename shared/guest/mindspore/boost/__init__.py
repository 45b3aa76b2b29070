"""mindspore.boost: training with heads of normalised weights, with gradients of some layers alone in some steps, and with the gradients of
several steps as one. Adaptive sums, and gradients in fewer dimensions, are of a cluster: their names are here to say so."""
from .boost import AutoBoost
from .boost_cell_wrapper import BoostTrainOneStepCell, BoostTrainOneStepWithLossScaleCell, GroupLossScaleManager
from .grad_freeze import FreezeOpt, GradientFreeze, freeze_cell
from .grad_accumulation import GradientAccumulation
from .base import OptimizerProcess, ParameterProcess
from .less_batch_normalization import CommonHeadLastFN, LessBN

__all__ = ["AutoBoost", "OptimizerProcess", "ParameterProcess", "BoostTrainOneStepCell", "BoostTrainOneStepWithLossScaleCell",
           "LessBN", "GradientFreeze", "FreezeOpt", "freeze_cell", "GradientAccumulation", "AdaSum", "DimReduce",
           "GroupLossScaleManager"]


def __getattr__(name):
    if name in __all__:
        raise NotImplementedError(f"mindspore.boost.{name} works over several devices; refjit runs on one.")
    raise AttributeError(f"module 'mindspore.boost' has no attribute '{name}'")
