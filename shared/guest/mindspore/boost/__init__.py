"""mindspore.boost: acceleration of training by what refjit has not: frozen layers, adaptive sums and reduced dimensions of a
cluster. Their names are here to say so; a Model whose boost_level is "O0" needs none of them. Accumulated gradients are real."""
from .grad_accumulation import GradientAccumulation

__all__ = ["AutoBoost", "OptimizerProcess", "ParameterProcess", "BoostTrainOneStepCell", "BoostTrainOneStepWithLossScaleCell",
           "LessBN", "GradientFreeze", "FreezeOpt", "freeze_cell", "GradientAccumulation", "AdaSum", "DimReduce",
           "GroupLossScaleManager"]


def __getattr__(name):
    if name in __all__:
        raise NotImplementedError(f"mindspore.boost.{name} is not available in refjit: train with boost_level 'O0', and "
                                  "nn.TrainOneStepCell in the place of the cells of mindspore.boost.")
    raise AttributeError(f"module 'mindspore.boost' has no attribute '{name}'")
