"""Paths of MindSpore's own tree that scripts import from: _served_paths tells how they are served."""
import _served_paths as served_paths

_PATHS = {
    "mint": "ops.functional_overload",
    "_mindrecord_errors": "mindrecord.common mindrecord.common.exceptions",
    "mindrecord": ("mindrecord.filereader mindrecord.filewriter mindrecord.mindpage mindrecord.config mindrecord.tools "
                   "mindrecord.tools.cifar10_to_mr mindrecord.tools.cifar100_to_mr mindrecord.tools.csv_to_mr "
                   "mindrecord.tools.imagenet_to_mr mindrecord.tools.mnist_to_mr"),
    "mint.distributed": "mint.distributed.distributed",
    "nn.probability.bnn_layers": ("nn.probability.bnn_layers._util nn.probability.bnn_layers.bnn_cell_wrapper "
                                  "nn.probability.bnn_layers.conv_variational nn.probability.bnn_layers.dense_variational "
                                  "nn.probability.bnn_layers.layer_distribution"),
    "nn.reinforcement": "nn.reinforcement.tensor_array nn.reinforcement._tensors_queue nn.reinforcement._batch_read_write",
    "nn.utils": "nn.utils.init",
    "nn.probability.distribution._utils": "nn.probability.distribution._utils.utils nn.probability.distribution._utils.custom_ops",
    "scipy.utils": "scipy.utils_const scipy.ops_wrapper",
    "dataset.debug": "dataset.debug.debug_hook dataset.debug.pre_defined_hook",
    "dataset.utils": "dataset.utils.line_reader",
    "nn.sparse": "nn.sparse.sparse",
    "mint.optim": "mint.optim.adam mint.optim.adamw mint.optim.sgd",
    "experimental.optim": ("experimental.optim.adadelta experimental.optim.adagrad experimental.optim.adam experimental.optim.adamax "
                           "experimental.optim.adamw experimental.optim.asgd experimental.optim.nadam experimental.optim.radam "
                           "experimental.optim.rmsprop experimental.optim.rprop experimental.optim.sgd"),
    "hal": "hal.device hal.event hal.memory hal.stream",
    "runtime": "runtime.device runtime.event runtime.executor runtime.memory runtime.stream",
    "nn.probability.distribution": ("nn.probability.distribution.bernoulli nn.probability.distribution.beta "
                                    "nn.probability.distribution.categorical nn.probability.distribution.cauchy "
                                    "nn.probability.distribution.exponential nn.probability.distribution.gamma "
                                    "nn.probability.distribution.geometric nn.probability.distribution.gumbel "
                                    "nn.probability.distribution.half_normal nn.probability.distribution.laplace "
                                    "nn.probability.distribution.log_normal nn.probability.distribution.logistic "
                                    "nn.probability.distribution.normal nn.probability.distribution.poisson "
                                    "nn.probability.distribution.student_t nn.probability.distribution.uniform"),
    "nn.probability.bijector": ("nn.probability.bijector.bijector nn.probability.bijector.exp nn.probability.bijector.gumbel_cdf "
                                "nn.probability.bijector.invert nn.probability.bijector.power_transform "
                                "nn.probability.bijector.scalar_affine nn.probability.bijector.softplus"),
    "mint.nn": "mint.nn.layer mint.nn.layer.normalization mint.nn.layer.activation mint.nn.layer.basic mint.nn.layer.conv "
               "mint.nn.layer.padding mint.nn.layer.pooling mint.nn.layer.loss",
    "ops.extended": "ops.auto_generate ops.auto_generate.gen_ops_prim ops.auto_generate.gen_extend_func ops.auto_generate.gen_ops_def ops.function.array_func ops.function.math_func "
                    "ops.function.nn_func ops.function.random_func ops.function.fft_func ops.function.linalg_func ops.function.clip_func "
                    "ops.function.image_func ops.function.other_func ops.function.parameter_func ops.function.sparse_func "
                    "ops.function.spectral_func",
    "ops": ("ops.deprecated ops._op_impl ops._op_impl.cpu "
            "ops.function.debug_func ops.function.grad ops.function.grad.grad_func "
            "ops.function.sparse_unary_func ops.function.vmap_func ops.function.reshard_func ops.tensor_method "
            "ops.composite.multitype_ops.zeros_like_impl ops.composite.multitype_ops.ones_like_impl ops.extend "
            "ops.extend.array_func ops.extend.math_func ops.extend.nn_func"),
    "ops.registrations": ("ops.op_info_register ops.vm_impl_registry ops._grad_experimental ops._grad_experimental.grad_base "
                          "ops._grad_experimental.taylor_rule ops._vmap ops._vmap.vmap_base ops._register_for_op"),
    "numpy": "numpy.math_ops numpy.array_ops numpy.array_creations numpy.logic_ops numpy.dtypes",
    "scipy.minimizers": "scipy.optimize.line_search scipy.optimize.minimize",
    "common.dtype": "common.np_dtype",
    "ops.composite": ("ops.composite.multitype_ops._compile_utils ops.composite.multitype_ops._constexpr_utils ops.composite.base ops.composite.env_ops ops.composite.math_ops ops.composite.multitype_ops "
                      "ops.composite.random_ops ops.composite.array_ops "
                      "ops.composite.multitype_ops.add_impl ops.composite.multitype_ops.bitwise_and_impl "
                      "ops.composite.multitype_ops.bitwise_or_impl ops.composite.multitype_ops.bitwise_xor_impl "
                      "ops.composite.multitype_ops.div_impl ops.composite.multitype_ops.equal_impl "
                      "ops.composite.multitype_ops.floordiv_impl ops.composite.multitype_ops.getitem_impl "
                      "ops.composite.multitype_ops.greater_equal_impl ops.composite.multitype_ops.greater_impl "
                      "ops.composite.multitype_ops.in_impl ops.composite.multitype_ops.invert_impl "
                      "ops.composite.multitype_ops.left_shift_impl ops.composite.multitype_ops.less_equal_impl "
                      "ops.composite.multitype_ops.less_impl ops.composite.multitype_ops.logic_not_impl "
                      "ops.composite.multitype_ops.logical_and_impl ops.composite.multitype_ops.logical_or_impl "
                      "ops.composite.multitype_ops.mod_impl ops.composite.multitype_ops.mul_impl "
                      "ops.composite.multitype_ops.negative_impl ops.composite.multitype_ops.not_equal_impl "
                      "ops.composite.multitype_ops.not_in_impl ops.composite.multitype_ops.pow_impl "
                      "ops.composite.multitype_ops.right_shift_impl ops.composite.multitype_ops.setitem_impl "
                      "ops.composite.multitype_ops.sub_impl ops.composite.multitype_ops.uadd_impl"),
    "ops.operations": ("ops.operations.array_ops ops.operations.math_ops ops.operations.nn_ops "
                       "ops.operations.image_ops ops.operations.sparse_ops ops.operations.random_ops ops.operations.other_ops "
                       "ops.operations.control_ops ops.operations.comm_ops ops.operations.debug_ops ops.operations.linalg_ops "
                       "ops.operations.inner_ops ops.operations.manually_defined ops.operations.manually_defined.ops_def "
                       "ops.operations.spectral_ops ops.operations.rl_ops ops.operations.custom_ops ops.operations._scalar_ops "
                       "ops.operations._sequence_ops ops.operations._inner_ops ops.operations._quant_ops ops.operations._map_tensor_ops "
                       "ops.operations._tensor_array ops.operations._thor_ops ops.operations._embedding_cache_ops "
                       "ops.operations._csr_ops ops.operations._rl_inner_ops ops.operations._ocr_ops ops.operations.reshard_ops "
                       "ops.operations._ms_kernel ops.operations._infer_ops ops.operations._sparse_grad_ops ops.operations._opaque_predicate_registry"),
    "common.api": "common._utils common._decorator common._jit_fallback_utils common._monad common.jit_config common.jit_context common._pijit_context common.jit_trace common.jit_begin_end",
    "common.type_classes": "_c_expression.typing",
    "common.tensor": "common._tensor_cpp_method common._tensor_docs",
    "common.jit_class": "common.lazy_inline common.no_inline",
    "": "common.recompute common.sparse_tensor common.auto_dynamic_shape common.hook_handle",
    "nn": ("nn.optim.adam nn.grad nn.grad.cell_grad nn.wrap.grad_reducer nn.wrap.loss_scale nn.layer.dense nn.layer.image "
           "nn.layer.math nn.layer.embedding nn.layer.transformer nn.layer.combined nn.layer.timedistributed "
           "nn.layer.channel_shuffle nn.layer.flash_attention nn.extend nn.extend.basic nn.extend.embedding "
           "nn.extend.pooling nn.utils nn.dynamic_lr nn.loss.loss nn.optim.asgd nn.optim.lamb nn.optim.ftrl nn.optim.adagrad "
           "nn.optim.lars nn.optim.lazyadam nn.optim.rmsprop nn.optim.rprop nn.optim.thor nn.optim.adamax nn.optim.adadelta "
           "nn.optim.adafactor nn.optim.ada_grad nn.optim.adasum nn.optim.proximal_ada_grad nn.optim.sgd nn.optim.momentum"),
    "nn.layer.rnns": "nn.layer.rnn_cells",
    "rewrite": ("rewrite.api rewrite.api.symbol_tree rewrite.api.node rewrite.api.node_type rewrite.api.scoped_value rewrite.common "
                "rewrite.parsers rewrite.ast_helpers"),
    "ops._utils": "ops._utils.utils",
    "ops.argument_casts": "ops._utils.arg_handler ops._utils.arg_dtype_cast",
    "common.dynamic_shape": "common.dynamic_shape.auto_dynamic_shape common.dynamic_shape.enable_dynamic",
    "profiler": "profiler.profiler profiler.experimental_config",
    "parallel.nn": "parallel.nn.parallel_cell_wrapper parallel.nn.parallel_grad_reducer",
    "train.mindir": "common.mindir_util",
    "train.checkpoints": "train._utils",
    "train.metrics": ("nn.metrics train.metrics.auc train.metrics.bleu_score train.metrics.confusion_matrix train.metrics.cosine_similarity train.metrics.dice "
                      "train.metrics.hausdorff_distance train.metrics.mean_surface_distance train.metrics.occlusion_sensitivity "
                      "train.metrics.perplexity train.metrics.roc train.metrics.root_mean_square_surface_distance"),
    "train": ("train.data_sink train.metrics.accuracy train.metrics.metric train.metrics.loss train.metrics.recall "
              "train.metrics.precision train.metrics.topk train.metrics.error train.metrics.fbeta train.summary train.summary.summary_record "
              "train.train_thor"),
    "train.callback": ("train.callback._callback train.callback._loss_monitor train.callback._checkpoint train.callback._time_monitor "
                       "train.callback._early_stop train.callback._history train.callback._lambda_callback "
                       "train.callback._lr_scheduler_callback train.callback._reduce_lr_on_plateau train.callback._summary_collector "
                       "train.callback._backup_and_restore train.callback._on_request_exit "
                       "train.callback._flops_collector train.callback._train_fault_tolerance"),
    "boost.boost_cell_wrapper": "boost.group_loss_scale_manager",
    "boost": "boost.adasum boost.dim_reduce",
    "amp": "train.amp",
    "communication": "communication._comm_helper",
    "parallel.context": "parallel._auto_parallel_context parallel.algo_parameter_config parallel._cost_model_context",
    "parallel": ("parallel._transformer parallel.checkpoint_transform parallel.function "
                 "parallel.function.reshard_func"),
    "dataset": ("dataset.engine dataset.engine.datasets dataset.engine.datasets_user_defined dataset.engine.datasets_vision "
                "dataset.engine.datasets_audio dataset.engine.datasets_text dataset.engine.datasets_standard_format "
                "dataset.engine.iterators dataset.engine.samplers dataset.engine.cache_client dataset.engine.serializer_deserializer "
                "dataset.core dataset.core.config"),
    "dataset.operation": "dataset.core.datatypes",
    "dataset.callbacks": "dataset.callback dataset.callback.ds_callback",
    "dataset.text": "dataset.text.transforms dataset.text.utils",
    "dataset.audio": "dataset.audio.transforms",
    "dataset.vision": "dataset.vision.transforms dataset.vision.c_transforms dataset.vision.py_transforms dataset.vision.utils",
    "dataset.transforms": "dataset.transforms.transforms dataset.transforms.c_transforms dataset.transforms.py_transforms",
}
# Modules with files of their own that importing mindspore brings, too: they load at their first use as attributes.
_FILES = ("_c_dataengine _c_expression _extends _extends.parse amp common._grad_function common._register_for_tensor common.api "
          "common.dump common.generator common.hook_handle common.initializer common.jit_config common.np_dtype common.sparse_tensor common.symbol communication.comm_func communication.management dataset.text dataset.transforms dataset.vision "
          "device_context.cpu device_context.gpu device_manager experimental.optim experimental.optim.lr_scheduler "
          "experimental.optim.optimizer mint.distributed mint.linalg mint.nn mint.nn.functional mint.optim mint.special nn.cell "
          "nn.dynamic_lr nn.grad nn.grad.cell_grad nn.layer nn.layer.activation nn.layer.basic nn.layer.combined nn.layer.container "
          "nn.layer.conv nn.layer.image nn.layer.normalization nn.layer.padding nn.layer.pooling nn.layer.rnn_cells nn.layer.rnns "
          "nn.layer.transformer nn.learning_rate_schedule nn.loss nn.loss.loss nn.optim nn.optim.adam nn.optim.momentum nn.optim.optimizer nn.optim.rmsprop "
          "nn.probability nn.probability.bijector nn.probability.distribution nn.reinforcement nn.sparse nn.utils nn.wrap "
          "nn.wrap.cell_wrapper nn.wrap.loss_scale numpy.fft numpy.utils numpy.utils_const ops._primitive_cache ops._utils ops.composite ops.function "
          "ops.functional ops.operations ops.operations._grad_ops ops.primitive ops.signature parallel._ps_context parallel._utils parallel.nn "
          "runtime scipy.fft scipy.linalg scipy.ops scipy.optimize train.callback train.dataset_helper train.loss_scale_manager train.metrics train.model "
          "train.serialization")
_TARGETS = served_paths.serve("mindspore", _PATHS, _FILES)


def _messages(leaf):
    """mindspore.train.*_pb2, which are made of tables."""
    if not leaf.endswith("_pb2"):
        return None
    from mindspore.train import messages
    return messages.module(leaf)


served_paths.serve_made("mindspore.train", _messages)


def is_path(name):
    """Whether a module of that name is served here."""
    return name in _TARGETS
