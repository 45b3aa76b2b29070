"""AutoBoost: which of mindspore.boost's ways a model trains with. There is one in a process, which its first maker configures."""
from mindspore.boost.grad_freeze import GradientFreeze
from mindspore.boost.base import OptimizerProcess, ParameterProcess
from mindspore.boost.less_batch_normalization import LessBN

_WAYS = ("less_bn", "grad_freeze", "adasum", "grad_accumulation", "dim_reduce", "loss_scale_group")
_LEVELS = {"O0": (), "O1": ("less_bn", "grad_freeze"), "O2": ("less_bn", "grad_freeze", "adasum")}
_MODES = ["auto", "manual", "enable_all", "disable_all"]
# What a section of the configuration may set, and the attribute that keeps it.
_OPTIONS = {
    "fn_flag": ("_fn_flag", True), "gc_flag": ("_gc_flag", True), "param_groups": ("_param_groups", 10), "freeze_type": ("_freeze_type", 1),
    "freeze_p": ("_freeze_p", 0.7), "total_steps": ("_total_steps", 65536), "device_number": ("device_number", 8),
    "gradient_split_groups": ("gradient_groups", None), "grad_accumulation_step": ("grad_accumulation_step", 1), "rho": ("rho", 0.55),
    "gamma": ("gamma", 0.9), "alpha": ("alpha", 0.001), "sigma": ("sigma", 0.4), "n_components": ("n_components", 32),
    "pca_mat_path": ("pca_mat_path", None), "weight_load_dir": ("weight_load_dir", None), "timeout": ("timeout", 1800),
}


class AutoBoost:
    """The ways of a level ("O0", "O1", "O2") or of a configuration, in `boost_config`."""
    _instance = None

    def __new__(cls, *args, **kwargs):
        if AutoBoost._instance is None:
            AutoBoost._instance = object.__new__(cls)
            AutoBoost._instance.level = None
        return AutoBoost._instance

    def __init__(self, level="O0", boost_config_dict=""):
        if self.level is not None:
            return
        self.level = level if level in _LEVELS else "O0"
        self.boost_config_dict = boost_config_dict
        for attribute, default in _OPTIONS.values():
            setattr(self, attribute, default)
        self.local_pca_mat_path = None
        self.boost_config = self._configuration(boost_config_dict or {})
        self._param_processer = ParameterProcess()

    def _configuration(self, sections):
        ways = {way: way in _LEVELS[self.level] for way in _WAYS}
        own = sections.get("boost", {})
        mode = own.get("mode", "auto")
        if mode not in _MODES:
            raise ValueError(f"The boost mode must be in {_MODES}, but got {mode}")
        if mode == "manual":
            ways.update({way: value for way, value in own.items() if way in ways})
        elif mode != "auto":
            ways = dict.fromkeys(_WAYS, mode == "enable_all")
        for name, section in sections.items():
            if ways.get(name) or name == "common":
                for option, value in section.items():
                    if option in _OPTIONS:
                        self._set(option, value)
        return ways

    def _set(self, option, value):
        if option == "gradient_split_groups" and not isinstance(value, (list, int)):
            raise ValueError(f"gradient_groups `{value}` is not in (list, int)")
        setattr(self, _OPTIONS[option][0], [value] if option == "gradient_split_groups" and isinstance(value, int) else value)

    def network_auto_process_train(self, network, optimizer):
        """(network, optimizer), changed as the configuration says."""
        if self.boost_config["dim_reduce"]:
            raise NotImplementedError("mindspore.boost.DimReduce works over several devices; refjit runs on one.")
        if self.boost_config["less_bn"]:
            network = LessBN(network, fn_flag=self._fn_flag)
            maker = OptimizerProcess(optimizer)
            group = self._param_processer.assign_parameter_group(network.trainable_params(), self.gradient_groups)
            maker.origin_params = ParameterProcess.generate_group_params(group, maker.origin_params)
            if self._gc_flag:
                maker.add_grad_centralization(network)
            optimizer = maker.generate_new_optimizer()
        if self.boost_config["grad_freeze"]:
            freeze = GradientFreeze(self._param_groups, self._freeze_type, self._freeze_p, self._total_steps)
            network, optimizer = freeze.freeze_generate(network, optimizer)
        if self.boost_config["adasum"]:
            optimizer.adasum = True
        return network, optimizer

    def network_auto_process_eval(self, network):
        """The network for evaluation."""
        return LessBN(network) if self.boost_config["less_bn"] and not self.boost_config["dim_reduce"] else network
