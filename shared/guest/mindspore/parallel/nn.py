"""mindspore.parallel.nn: steps over micro batches, which one device takes one after another."""
from mindspore.nn.wrap.cell_wrapper import MicroBatchInterleaved, PipelineCell, PipelineGradReducer
from mindspore.nn.wrap.loss_scale import GradAccumulationCell as GradAccumulation

Pipeline = PipelineCell
__all__ = ["GradAccumulation", "MicroBatchInterleaved", "Pipeline", "PipelineCell", "PipelineGradReducer"]
