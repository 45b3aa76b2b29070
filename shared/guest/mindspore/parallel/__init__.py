"""mindspore.parallel: this process is the only one, on one device. Settings are kept; what cuts tensors over devices says so."""
from mindspore._public_names import Names as _Names
from mindspore.parallel.shard import Layout, reshard, shard

__all__ = _Names(__name__)
OVER_DEVICES = frozenset((
    "AutoParallel", "parameter_broadcast", "sync_pipeline_shared_parameters", "merge_pipeline_strategys", "merge_sliced_parameter",
    "build_searched_strategy", "restore_group_info_list", "rank_list_for_transform", "transform_checkpoints",
    "transform_checkpoint_by_rank", "unified_safetensors", "load_distributed_checkpoint", "load_segmented_checkpoints",
    "set_op_strategy_config"))


def __getattr__(name):
    if name == "_auto_parallel_context":
        import mindspore.parallel.context as found
        return found
    if name in ("set_algo_parameters", "get_algo_parameters", "reset_algo_parameters"):
        import mindspore
        return getattr(mindspore, name)
    if name in OVER_DEVICES:
        return not_here(name)
    raise AttributeError(f"module 'mindspore.parallel' has no attribute '{name}'")


def not_here(name):
    """A function that says that there is one device."""
    def absent(*args, **kwargs):
        raise NotImplementedError(f"mindspore.{name} works over several devices; refjit runs on one.")
    absent.__name__ = absent.__qualname__ = name
    return absent
