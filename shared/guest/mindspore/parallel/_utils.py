"""What MindSpore's own layers ask about parallel training: this process is the only one."""
_ANSWERS = {
    "_get_device_num": 1, "_get_stage_device_num": 1, "_get_pipeline_stages": 1, "_get_global_rank": 0, "_get_parallel_mode": "stand_alone",
    **dict.fromkeys(("_get_gradients_mean", "_get_full_batch", "_get_parameter_broadcast", "_get_enable_parallel_optimizer",
                     "_get_grad_accumulation_shard", "_is_in_auto_parallel_mode", "_is_in_data_parallel_mode", "_is_in_hybrid_parallel_mode",
                     "_is_initialized", "_is_parallel_mode", "_is_sharding_propagation", "_need_to_full"), False),
    **dict.fromkeys(("_check_full_batch", "_parallel_predict_check", "_reset_op_id", "_reset_op_id_with_offset", "_reset_auto_parallel_context")),
}


def __getattr__(name):
    if name not in _ANSWERS:
        raise AttributeError(f"module 'mindspore.parallel._utils' has no attribute '{name}'")
    return lambda: _ANSWERS[name]


def _to_full_tensor(elem, global_device_num, global_rank, scaling_sens=None):
    """The rows as they are, in a tuple, with the scale behind them."""
    elem = tuple(elem) if isinstance(elem, (list, tuple)) else (elem,)
    return elem if scaling_sens is None else elem + (scaling_sens,)


def _device_number_check(parallel_mode, device_number):
    """One process has the one device of a mode without parallel training."""
    if parallel_mode == "stand_alone" and device_number != 1:
        raise ValueError("If parallel_mode is stand_alone, device_number must be 1, device_number: {}, parallel_mode: {}".format(
            device_number, parallel_mode))
