"""Settings of distributed training: checked and kept as MindSpore keeps them, without effect on the one device here."""


class ParallelMode:
    """The ways of parallel training."""
    STAND_ALONE = "stand_alone"
    DATA_PARALLEL = "data_parallel"
    HYBRID_PARALLEL = "hybrid_parallel"
    SEMI_AUTO_PARALLEL = "semi_auto_parallel"
    AUTO_PARALLEL = "auto_parallel"
    MODE_LIST = [STAND_ALONE, DATA_PARALLEL, HYBRID_PARALLEL, SEMI_AUTO_PARALLEL, AUTO_PARALLEL]


_DEFAULTS = dict(
    device_num=1, global_rank=0, gradients_mean=False, gradient_fp32_sync=True, loss_repeated_mean=True,
    parallel_mode="stand_alone", search_mode="recursive_programming", auto_parallel_search_mode="recursive_programming",
    sharding_propagation=False, parameter_broadcast=False, strategy_ckpt_load_file="", strategy_ckpt_save_file="",
    full_batch=False, enable_parallel_optimizer=False, force_fp32_communication=False, enable_alltoall=False,
    all_reduce_fusion_config=[], pipeline_stages=1, pipeline_result_broadcast=False, pipeline_interleave=False,
    pipeline_scheduler="1f1b", grad_accumulation_step=1, communi_parallel_mode="all_group_parallel",
    optimizer_weight_shard_size=-1, optimizer_weight_shard_aggregated_save=False, sharding_propagation_=False,
    dataset_strategy="data_parallel", strategy_ckpt_config={}, group_ckpt_save_file="", auto_pipeline=False, fusion_threshold=64,
    comm_fusion={"openstate": True, **{kind: {"mode": "auto", "config": None} for kind in ("allreduce", "allgather", "reducescatter")}},
    parallel_optimizer_config={}, parallel_optimizer_threshold=64, dump_local_norm=False, dump_local_norm_path="",
    dump_device_local_norm=False, auto_parallel_new_interface=False, full_batch_is_set=False)
_KINDS = {name: type(value) for name, value in _DEFAULTS.items() if isinstance(value, bool)}
_values = {}


def set_auto_parallel_context(**kwargs):
    for name, value in kwargs.items():
        if name not in _DEFAULTS:
            raise ValueError(f"Set context keyword {name} is not recognized!")
        if name in _KINDS and not isinstance(value, bool):
            raise TypeError(f"The parameter '{name}' must be {_KINDS[name]}, but got {type(value)}")
        if name == "parallel_mode" and value not in ParallelMode.MODE_LIST:
            raise ValueError("The context configuration parameter 'parallel_mode' only support 'stand_alone', 'data_parallel', "
                             "'hybrid_parallel', 'semi_auto_parallel' and 'auto_parallel', but got the value : {}.".format(value))
        if name == "device_num" and value < 1:
            raise ValueError("The context configuration parameter 'device_num' must be a positive integer, but got the value of "
                             f"device_num : {value}.")
        _values[name] = value
        if name in ("search_mode", "auto_parallel_search_mode"):
            _values["search_mode"] = _values["auto_parallel_search_mode"] = value


def get_auto_parallel_context(attr_key):
    if attr_key not in _DEFAULTS:
        raise ValueError(f"Get context keyword {attr_key} is not recognized!")
    return _values.get(attr_key, _DEFAULTS[attr_key])


def reset_auto_parallel_context():
    _values.clear()


class _AutoParallelContext:
    """The same settings by methods: get_device_num(), set_parallel_mode(mode). What belongs to no setting is kept alike."""

    def __getattr__(self, name):
        action, _, key = name.partition("_")
        if action == "get":
            return lambda *args: _values.get(key, _DEFAULTS.get(key))
        if action == "set":
            return lambda *args: _values.__setitem__(key, args[0] if args else None)
        if name == "reset":
            return reset_auto_parallel_context
        raise AttributeError(f"'_AutoParallelContext' object has no attribute '{name}'")


_the_context = _AutoParallelContext()


def auto_parallel_context():
    """The one object of settings."""
    return _the_context


_ALGO = dict(fully_use_devices=False, elementwise_op_strategy_follow=False, enable_algo_approxi=False, algo_approxi_epsilon=0.1,
             tensor_slice_align_enable=False, tensor_slice_align_size=16)
_algo = {}


def set_algo_parameters(**kwargs):
    for name, value in kwargs.items():
        if name not in _ALGO:
            raise ValueError(f"Set context keyword {name} is not recognized!")
        _algo[name] = value


def get_algo_parameters(attr_key):
    if attr_key not in _ALGO:
        raise ValueError(f"Get context keyword {attr_key} is not recognized!")
    return _algo.get(attr_key, _ALGO[attr_key])


def reset_algo_parameters():
    _algo.clear()


_ps = {}
_PS = dict(enable_ps=False, config_file_path="", scheduler_manage_port=0, enable_ssl=False, client_password="", server_password="")


def set_ps_context(**kwargs):
    for name, value in kwargs.items():
        if name not in _PS:
            raise ValueError(f"Set PS context keyword {name} is not recognized!")
        _ps[name] = value


def get_ps_context(attr_key):
    if attr_key not in _PS:
        raise ValueError(f"Get PS context keyword {attr_key} is not recognized!")
    return _ps.get(attr_key, _PS[attr_key])


def reset_ps_context():
    _ps.clear()


_offload = dict(offload_param="", offload_path="./offload/", offload_cpu_size=0, offload_disk_size=0, enable_aio=True,
                aio_block_size=1048576, aio_queue_depth=1024, enable_pinned_mem=True, auto_offload=False,
                host_mem_block_size=1073741824, cpu_ratio=1.0, hbm_ratio=1.0, offload_checkpoint="")


def set_offload_context(offload_config):
    if not isinstance(offload_config, dict):
        raise TypeError(f"The parameter 'offload_config' must be <class 'dict'>, but got {type(offload_config)}")
    for name, value in offload_config.items():
        if name not in _offload:
            raise ValueError(f"Unknown config: ['{name}']")
        _offload[name] = value


def get_offload_context():
    return dict(_offload)


def _set_multi_subgraphs(multi_subgraph=True):
    """A setting of the search for parallel strategies, which one process does not make."""


def _set_rp_matmul_mem_coef(coef):
    """Another one."""


def set_cost_model_context(**kwargs):
    """The others."""


_set_auto_parallel_context, _get_auto_parallel_context = set_auto_parallel_context, get_auto_parallel_context
_reset_auto_parallel_context = reset_auto_parallel_context
