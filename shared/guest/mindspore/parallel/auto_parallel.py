"""mindspore.parallel.auto_parallel.AutoParallel: a network that several devices would share; one runs it whole."""
from mindspore.nn.cell import Cell

_SETTINGS = frozenset(
    "no_init_parameters_in_compile load_param_strategy_file save_param_strategy_file save_operator_strategy_file load_operator_strategy_file "
    "dataset_strategy hsdp set_group_ckpt_save_file transformer_opt comm_fusion pipeline print_local_norm enable_device_local_norm "
    "enable_gradients_mean enable_gradients_fp32_sync disable_loss_repeated_mean enable_fp32_communication "
    "disable_strategy_file_only_for_trainable_params set_fp32_comm".split())


class AutoParallel(Cell):
    """Runs the network given; settings for clusters are kept and have no effect."""

    def __init__(self, network, parallel_mode="semi_auto"):
        super().__init__(auto_prefix=False)
        if not isinstance(network, Cell):
            raise TypeError(f"For 'AutoParallel', the argument 'network' must be nn.Cell, but got {type(network)}.")
        if parallel_mode not in ("semi_auto", "sharding_propagation", "recursive_programming"):
            raise ValueError("The parallel_mode must be in ['semi_auto', 'sharding_propagation', 'recursive_programming'], but got "
                             f"{parallel_mode}.")
        self.network, self._parallel_mode, self._settings = network, parallel_mode, {}

    def __getattr__(self, name):
        if name not in _SETTINGS:
            return super().__getattr__(name)

        def keep(*args, **kwargs):
            self._settings[name] = (args, kwargs)
        return keep

    def construct(self, *args, **kwargs):
        return self.network(*args, **kwargs)
