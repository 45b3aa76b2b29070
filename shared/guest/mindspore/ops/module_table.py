"""Which module has which of the names of mindspore.ops that load at their first use."""
MODULES = {  # a name in two rows is the later one's
    "mindspore.ops.compound": (
        "swapdims movedim atleast_1d atleast_2d hstack vstack dstack column_stack tensor_split hsplit "
        "vsplit dsplit reverse fliplr flipud rot90 roll repeat_elements repeat_interleave repeat pad "
        "meshgrid index_select diagonal diag trace nonzero masked_select unique sequence_mask "
        "is_floating_point is_complex isclose allclose approximate_equal count_nonzero nan_to_num "
        "std_mean var_mean accumulate_n ger mv addmv addbmm baddbmm inner tensordot kron cross einsum "
        "truncate_div truncate_mod floor_mod invert diff logspace fill deepcopy scalar_add "
        "scalar_to_tensor tuple_to_array dyn_shape normalize rms_norm moveaxis"),
    "mindspore.ops.random": (
        "dropout normal standard_normal uniform rand randn rand_like randn_like randint randint_like randperm "
        "bernoulli multinomial shuffle"),
    "mindspore.ops.array_functions": ("topk sort argsort cummax cummin cumprod median searchsorted bucketize gather_elements "
                                      "gather_d gather_nd scatter_nd tensor_scatter_elements scatter tensor_scatter_put "
                                      "index_add index_fill unsorted_segment_sum xlogy xdivy logaddexp hypot interpolate "
                                      "upsample pixel_shuffle pixel_unshuffle tensor_scatter_update tensor_scatter_add "
                                      "tensor_scatter_sub tensor_scatter_mul tensor_scatter_div tensor_scatter_max "
                                      "tensor_scatter_min scatter_update scatter_add scatter_sub scatter_mul scatter_div "
                                      "scatter_max scatter_min scatter_nd_update scatter_nd_add scatter_nd_sub scatter_nd_mul "
                                      "scatter_nd_div scatter_nd_max scatter_nd_min inplace_update inplace_add inplace_sub "
                                       "inverse det bitwise_left_shift bitwise_right_shift real imag conj angle complex"),
    "mindspore.ops.hyper_map": ("HyperMap Map MultitypeFuncGraph Partial partial clip_by_global_norm clip_by_norm clip_by_value Depend "
                                "Print print_"),
    "mindspore.ops.loss": ("mse_loss l1_loss smooth_l1_loss huber_loss binary_cross_entropy binary_cross_entropy_with_logits "
                           "kl_div cross_entropy nll_loss cosine_similarity soft_margin_loss reduced"),
    "mindspore.ops.nn_functions": ("elu celu hardshrink softshrink hardtanh threshold tanhshrink leaky_relu softplus prelu glu "
                                   "logit softmin conv2d bias_add dense batch_norm layer_norm group_norm "
                                   "l2_normalize one_hot l2_loss addn hardswish hardsigmoid relu6 softsign selu silu mish "
                                   "logsigmoid fast_gelu erfc erfinv asinh arcsinh acosh arccosh atanh arctanh sinc rint"),
    "mindspore.ops.pooling": ("avg_pool1d avg_pool2d avg_pool3d max_pool2d max_pool3d adaptive_avg_pool1d adaptive_avg_pool2d "
                              "adaptive_avg_pool3d adaptive_max_pool1d adaptive_max_pool2d adaptive_max_pool3d lp_pool1d "
                              "lp_pool2d max_unpool1d max_unpool2d max_unpool3d lrn"),
    "mindspore.ops.extra_math": ("addcmul addcdiv copysign deg2rad rad2deg float_power fmax fmin frac gcd lcm heaviside ldexp logaddexp2 "
                                 "isneginf isposinf isreal is_nonzero signbit sgn positive nextafter polar view_as_real "
                                 "population_count inv ravel identity eps fills swiglu lgamma digamma polygamma zeta mvlgamma "
                                 "bessel_i0 bessel_i1 bessel_i0e bessel_i1e i0 bartlett_window blackman_window hamming_window "
                                 "hann_window kaiser_window"),
    "mindspore.ops.linear": ("dot t adjoint addr vecdot batch_dot bidense block_diag matrix_power matrix_exp slogdet "
                             "log_matrix_determinant logdet matrix_determinant matrix_solve diagflat diag_embed "
                             "diagonal_scatter matrix_diag matrix_band_part vector_norm matrix_norm norm dist pdist renorm "
                             "cholesky cholesky_inverse cholesky_solve qr svd pinv lstsq"),
    "mindspore.ops.registrations": ("DataType TBERegOp AiCPURegOp CpuRegOp AkgGpuRegOp AkgAscendRegOp CustomRegOp op_info_register "
                                    "custom_info_register vm_impl_registry get_vm_impl_fn"),
    "mindspore.ops.attention": (
        "flash_attention_score prompt_flash_attention incre_flash_attention fused_infer_attention_score speed_fusion_attention "
        "ring_attention_update rotary_position_embedding moe_token_permute moe_token_unpermute"),
    "mindspore.ops.primitive_functions": (
        "bessel_j0 bessel_j1 bessel_k0 bessel_k0e bessel_k1 bessel_k1e bessel_y0 bessel_y1 bounding_box_encode bounding_box_decode "
        "choice_with_mask coalesce ctc_greedy_decoder uniform_candidate_sampler log_uniform_candidate_sampler "
        "multinomial_with_replacement eig eigvals cond sparse_segment_mean stft "
        "add_layer_norm add_rms_norm erfinv_ tanh_ zero_ clamp_ bernoulli_ normal_ uniform_ random_ exponential_ put_"),
    "mindspore.ops.statistics": ("aminmax argwhere bincount histc cov logcumsumexp msort nansum nanmean quantile nanquantile "
                                 "nanmedian trapz tril_indices triu_indices unique_consecutive unique_with_pad vander "
                                 "cartesian_prod combinations range take narrow select_scatter slice_scatter intopk atleast_3d "
                                 "expand type_as embedding"),
    "mindspore.ops.images": ("conv1d conv3d conv3d_transpose conv_transpose2d unfold fold col2im channel_shuffle affine_grid "
                             "grid_sample iou dropout1d dropout2d dropout3d rrelu gumbel_softmax"),
    "mindspore.ops.margin_losses": ("cosine_embedding_loss gaussian_nll_loss hinge_embedding_loss margin_ranking_loss "
                                    "multi_margin_loss multilabel_margin_loss multilabel_soft_margin_loss "
                                    "triplet_margin_loss"),
    "mindspore.ops.further": (
        "scalar_sub scalar_mul scalar_div scalar_floordiv scalar_mod scalar_pow scalar_eq scalar_ne scalar_gt scalar_ge scalar_lt scalar_le "
        "scalar_max scalar_min scalar_uadd scalar_usub scalar_log scalar_cast scalar_to_array bool_eq bool_and bool_or bool_not string_eq "
        "string_concat is_ is_not tuple_len tuple_getitem tuple_setitem tuple_equal tuple_reversed tuple_div list_len list_getitem "
        "list_setitem list_equal dict_getitem dict_setitem in_dict not_in_dict make_tuple make_list make_dict make_slice make_range "
        "switch_layer shape_mul tensor_mod floormod tensor_floordiv floordiv tensor_gt tensor_ge tensor_lt tensor_le tensor_exp tensor_expm1 pows "
        "row_stack reshape_ shape_ tensor_slice tensor_dot expand_as view_as top_k soft_shrink mirror_pad padding matrix_diag_part "
        "matrix_set_diag inplace_index_add space_to_batch_nd batch_to_space_nd geqrf orgqr ormqr lu_unpack lu_solve gamma random_gamma "
        "poisson standard_laplace laplace random_categorical"),
    "mindspore.ops.sequences": "ctc_loss igamma igammac fractional_max_pool2d fractional_max_pool3d",
    "mindspore.ops.fourier": ("fft ifft fft2 ifft2 fftn ifftn rfft irfft rfft2 rfftn irfft2 irfftn hfft ihfft hfft2 "
                             "hfftn ihfft2 ihfftn fftfreq rfftfreq fftshift ifftshift"),
    "mindspore.ops.operations_array": ("unsorted_segment_max unsorted_segment_min unsorted_segment_prod cdist "
                                       "reverse_sequence"),
    "mindspore.ops.box_functions": "check_valid crop_and_resize random_poisson is_sequence_shape_unknown deformable_conv2d",
    "mindspore.ops.derivatives": "vjp jvp jacrev jacfwd linearize jet derivative",
    "mindspore.ops.composite": "add_flags core",
    "mindspore.ops.debugging": ("Assert TensorDump tensordump isconstant reduced_shape broadcast_gradient_args hyper_add tensor_range "
                                "mixed_precision_cast augassign_add augassign_sub augassign_mul augassign_div augassign_floordiv"),
    "mindspore.ops.gradient_hooks": "HookBackward InsertGradientOf",
    "mindspore.ops.sparse": (
        "coo_abs coo_acos coo_acosh coo_asin coo_asinh coo_atan coo_atanh coo_ceil coo_cos coo_cosh coo_exp "
        "coo_expm1 coo_floor coo_inv coo_isfinite coo_isinf coo_isnan coo_log coo_log1p coo_neg coo_relu "
        "coo_relu6 coo_round coo_sigmoid coo_sin coo_sinh coo_softsign coo_sqrt coo_square coo_tan coo_tanh "
        "csr_abs csr_acos csr_acosh csr_asin csr_asinh csr_atan csr_atanh csr_ceil csr_cos csr_cosh csr_exp "
        "csr_expm1 csr_floor csr_inv csr_isfinite csr_isinf csr_isnan csr_log csr_log1p csr_neg csr_relu "
        "csr_relu6 csr_round csr_sigmoid csr_sin csr_sinh csr_softsign csr_sqrt csr_square csr_tan csr_tanh "
        "coo2csr csr2coo coo_add coo_concat csr_add csr_div csr_gather csr_mm csr_mul csr_mv csr_reduce_sum "
        "csr_softmax csr_to_coo csr_to_dense dense_to_sparse_coo dense_to_sparse_csr make_coo_tensor "
        "make_csr_tensor make_row_tensor make_row_tensor_inner make_sparse_tensor coo_tensor_get_indices "
        "coo_tensor_get_values coo_tensor_get_dense_shape csr_tensor_get_indptr csr_tensor_get_indices "
        "csr_tensor_get_values csr_tensor_get_dense_shape row_tensor_get_indices row_tensor_get_values "
        "row_tensor_get_dense_shape"),
    "mindspore.ops.npu_status": "NPUAllocFloatStatus NPUClearFloatStatus NPUGetFloatStatus",
}
