"""Rows of operand_checks.py, which tests/oracle/operand_words.py prints, from what the oracle said; some are of operand_rows.py there.

WORDS: functions, places, kinds (of N None, b bool, i int, f float, s str, t tuple, l list, d dtype, X Tensor; T all but X), text, in which
{f} is the function, {c} the class, {n} its name."""

WORDS = """
ops.threshold 2 Nbdlst For '{f}', the type of 'value' should be one of '['float', 'int']', but got type '{n}'.
ops.polygamma 1 T For primitive[Polygamma], the input[0] should be a Tensor, but got Int64.
ops.mse_loss 1 T For ops.{f}, the `target` must be tensor
ops.smooth_l1_loss reduction bdfilt For '{f}', the input 'reduction' should be a str, but got {c}.
ops.vecdot 1,0 T For {f}, x or y must be Tensor.
ops.kron 1 T the other must be Tensor!
ops.tensor_dot,dot,batch_dot 0,1 T For primitive[Shape], the input argument must be Tensor, but got {c}.
ops.shape 0 T For primitive[Shape], the input argument must be Tensor, but got {c}.
ops.block_diag 0,1 T For '{f}', each element of 'inputs' must be a tensor, but got {c}
ops.outer 1 T the input vec2 must be Tensor!
ops.mv 1 T The input vec must be Tensor.
ops.addmv 1,2 T For Addmv, inputs must be all tensors.
ops.clip_by_value 0 T For '{f}', the type of argument 'x' must be Tensor or tuple[Tensor] or list[Tensor]
ops.kl_div 1 T For KLDivLoss, labels should be a Tensor.
ops.norm dim dfls For {f}, the dim should be int or tuple of int, but got {c}
ops.topk dim dflst For ops.swapaxes, the axis argument must be integer, but got {c}.
ops.rot90 2 Nbdfis For `{f}`, the `dims` must be list or tuple!, but get {c}.
ops.swapaxes 1,2 Ndflst For ops.{f}, the axis argument must be integer, but got {c}.
ops.swapdims 1,2 Ndflst For ops.swapaxes, the axis argument must be integer, but got {c}.
ops.moveaxis,movedim 2 dfs The axes must be integers, but got {c}
ops.dsplit 1 Nbdfs Type of Argument `indices_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.index_select 1 Ndflst The axes must be integers, but got {c}
ops.vander 1 dflst For {f}, N must be an integer but got {c}.
ops.renorm 2 Nbdflst For 'Renorm', the type of 'dim' should be 'int', but got type '{n}'.
ops.renorm 3 Nbdilst For 'Renorm', the type of 'maxnorm' should be 'float', but got type '{n}'.
ops.reverse_sequence 3 Nbdflst For 'ReverseSequence', the type of 'batch_dim' should be 'int', but got type '{n}'.
ops.crop_and_resize 1 T For {f}, the input boxes must be a tensor
ops.crop_and_resize 2 T For {f}, the input box_indices must be a tensor
ops.max_pool2d 2 bdfls For 'MaxPoolWithArgmaxV2', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool2d 3 Nbdfls For 'MaxPoolWithArgmaxV2', the type of 'pads' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d padding Nbdfs For 'Conv2D', the type of 'pad' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d,conv1d pad_mode Nbdfilt For 'Conv2D', the type of 'pad_mode' should be 'str', but got type '{n}'.
ops.conv2d stride Nbdfs For 'Conv2D', the type of 'stride' should be one of '['int', 'tuple']', but got type '{n}'.
ops.conv2d dilation Nbdfs For 'Conv2D', the type of 'dilation' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool3d 2 bdfls For 'MaxPool3DWithArgmax', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.baddbmm 1,2,0 T For Baddbmm, inputs must be all tensors.
ops.addr 1,2 T For Addr, inputs must be all tensors.
ops.index_select 2,0 T For '{f}', `input` and `index` must be all tensors.
ops.adaptive_avg_pool1d,adaptive_max_pool1d 1 NdflstX For '{f}', the 'output_size' must be int, but got '{n}'
ops.adaptive_avg_pool2d 1 NbdflsX For 'AdaptiveAvgPool2D', the type of 'output_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.adaptive_avg_pool3d 1 NbdflsX For 'AdaptiveAvgPool3D', the type of 'output_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.adaptive_max_pool1d 0 T For {f}, the input input must be tensor
ops.adaptive_max_pool2d 2 NdfilstX For '{f}', the type of 'return_indices' should be 'bool', but got type '{n}'.
ops.adaptive_max_pool3d 1 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.linspace 0,1 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.triplet_margin_loss 3 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.addbmm,addmm beta NdlstX For '{f}', parameter 'beta' must be an int or float, but got {c}.
ops.addbmm,addmm alpha NdlstX For '{f}', parameter 'alpha' must be an int or float, but got {c}.
ops.addcdiv,addcmul 3 Nds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.one_hot 2,3 Nds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
ops.addmv,addr,count_nonzero,gelu,log10,log2,repeat_elements,sequence_mask 0 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
ops.laplace 1,2 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
ops.addmv beta NdlstX For 'Addmv', the type of 'beta' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.addmv alpha NdlstX For 'Addmv', the type of 'alpha' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.addr beta NdlstX For 'Addr', the type of 'beta' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.addr alpha NdlstX For 'Addr', the type of 'alpha' should be one of '['int', 'float', 'bool']', but got type '{n}'.
ops.affine_grid 2 NdfilstX For 'AffineGrid', the type of 'align_corners' should be 'bool', but got type '{n}'.
ops.approximate_equal 2 NbdilstX For 'ApproximateEqual', the type of 'tolerance' should be 'float', but got type '{n}'.
ops.argmax 2 NdfilstX For '{f}', the type of 'keepdim' should be 'bool', but got type '{n}'.
ops.argsort,sort 1 NbdflstX For 'Sort', the type of 'axis' should be 'int', but got type '{n}'.
ops.argsort,sort 2 NdfilstX For 'Sort', the type of 'descending' should be 'bool', but got type '{n}'.
ops.avg_pool1d,avg_pool2d,avg_pool3d 0 T For {f}, the input input_x must be tensor
ops.avg_pool1d 1 NbdflstX For '{f}', the type of 'kernel_size' should be 'int', but got type '{n}'.
ops.avg_pool1d 2 NbdflsX For '{f}', the type of 'stride' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool1d 3 NdflsX For {f}, padding should be int or tuple of length 1.
ops.avg_pool1d,avg_pool2d 4 NdfilstX For '{f}', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.avg_pool1d,avg_pool2d 5 NdfilstX For '{f}', the type of 'count_include_pad' should be 'bool', but got type '{n}'.
ops.avg_pool2d 1 NdflsX For {f}, kernel_size should be int or tuple of length 2.
ops.avg_pool2d 2 NdflsX For {f}, stride should be int or tuple of length 2.
ops.avg_pool2d 3 NdflsX For {f}, padding should be int or tuple of length 4.
ops.avg_pool2d 6 NdflstX For '{f}', the 'divisor_override' must be int, but got '{n}'
ops.avg_pool3d 1 NbdflsX For 'AvgPool3D', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool3d 2 NbdflsX For 'AvgPool3D', the type of 'strides' should be one of '['int', 'tuple']', but got type '{n}'.
ops.avg_pool3d 3 NdflsX For {f}, padding should be int or tuple of length 6.
ops.avg_pool3d 4 NdfilstX For 'AvgPool3D', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.avg_pool3d 5 NdfilstX For 'AvgPool3D', the type of 'count_include_pad' should be 'bool', but got type '{n}'.
ops.avg_pool3d 6 NdflstX For 'AvgPool3D', the 'divisor_override' must be int, but got '{n}'
ops.baddbmm 3,4 NdlstX For attributes alpha and beta should be real numbers.
ops.bartlett_window 1 NdfilstX For 'BartlettWindow', the type of 'periodic' should be 'bool', but got type '{n}'.
ops.bartlett_window dtype bfilstX For 'BartlettWindow', the type of 'dtype' should be 'Type', but got type '{n}'.
ops.batch_to_space_nd 1 Ndfs For 'BatchToSpaceND', the type of 'block_shape type' should be one of '['list', 'tuple']', but got type '{n}'.
ops.bernoulli 2 bdflstX For '{f}', the type of 'seed' must be 'int', but got '{n}'.
ops.binary_cross_entropy 3 bdfiltX For 'BinaryCrossEntropy', the input 'reduction' should be a str, but got {c}.
ops.binary_cross_entropy_with_logits 4 bdfiltX For 'BCEWithLogitsLoss', the input 'reduction' should be a str, but got {c}.
ops.bincount 0 T For math function '{f}', 'input' must be Tensor.
ops.bincount 1 bdfilst For math function '{f}', 'weights' must be Tensor, but got {c}.
ops.bincount 2 NbdflstX For math function '{f}', 'minlength' must be int but got {c}.
ops.blackman_window 1 NdfilstX For 'BlackmanWindow', the type of 'periodic' should be 'bool', but got type '{n}'.
ops.blackman_window dtype bfilstX For 'BlackmanWindow', the type of 'dtype' should be 'Type', but got type '{n}'.
ops.bounding_box_decode 2 bdfilsX For 'BoundingBoxDecode', the type of 'max_shape' should be 'tuple', but got type '{n}'.
ops.bounding_box_decode 3 NbdfilsX For 'BoundingBoxDecode', the type of 'means' should be 'tuple', but got type '{n}'.
ops.bounding_box_decode 4 NbdfilsX For 'BoundingBoxDecode', the type of 'stds' should be 'tuple', but got type '{n}'.
ops.bounding_box_decode 5 NbdilstX For 'BoundingBoxDecode', the type of 'wh_ratio_clip' should be 'float', but got type '{n}'.
ops.bounding_box_encode 2 NbdfilsX For 'BoundingBoxEncode', the type of 'means' should be 'tuple', but got type '{n}'.
ops.bounding_box_encode 3 NbdfilsX For 'BoundingBoxEncode', the type of 'stds' should be 'tuple', but got type '{n}'.
ops.choice_with_mask 1 NbdflstX For 'RandomChoiceWithMask', the type of 'count' should be 'int', but got type '{n}'.
ops.choice_with_mask,poisson,random_gamma,random_poisson 2 dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.dropout,gamma,laplace,multinomial,normal,uniform 3 dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.rand,randn seed dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.rand_like,randn_like,shuffle,standard_laplace,standard_normal 1 dflst For '{f}', the 'seed' must be int, but got '{n}'
ops.cholesky_solve 2 NdfilstX For 'CholeskySolve', the type of 'upper' should be 'bool', but got type '{n}'.
ops.chunk 0 T For ops.chunk parameter `input` must be Tensor, but got {c}
ops.chunk 1 NdflstX For ops.chunk type of argument `chunks` should be integer, but got {c}
ops.chunk 2 NdflstX For ops.chunk, the axis should be int, , but got {c}.
ops.clip_by_value 1 dlst For '{f}', the type of argument 'clip_value_min' must be not one of None, Tensor, float, int
ops.clip_by_value 2 dlst For '{f}', the type of argument 'clip_value_max' must be not one of None, Tensor, float, int
ops.col2im 2 NbdfsX For 'Col2Im', the type of 'kernel_size' should be one of '['int', 'list', 'tuple']', but got type '{n}'.
ops.column_stack 0 NbdfisX For {f}, the input must be list or tuple of tensors, but got {c}.
ops.combinations,diff 0 T For '{f}', 'x' must be a tensor, but got {c}
ops.coo_concat 1 NbdflstX For 'SparseConcat', the type of 'concat_dim' should be 'int', but got type '{n}'.
ops.copysign 0 T Tensor is expected, but got {c}
ops.copysign 1 Ndlst integer, float or Tensor is expected, but got {c}
ops.count_nonzero 1 NbdfsX For '{f}', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.count_nonzero 2 NdfilstX For '{f}', the type of 'keep_dims' should be 'bool', but got type '{n}'.
ops.crop_and_resize 0 T For {f}, the input image must be a tensor
ops.crop_and_resize 3 NbdfilsX For {f}, the input crop_size must be a tuple, but got {c}
ops.cross_entropy 3 NbdflstX For 'cross_entropy_loss', the type of 'ignore_index' must be 'int', but got '{n}'.
ops.cross_entropy 5 NbdilstX For 'cross_entropy_loss', the 'label_smoothing' must be float, but got '{n}'
ops.ctc_greedy_decoder 2 NdfilstX For 'CTCGreedyDecoder', the type of 'merge_repeated' should be 'bool', but got type '{n}'.
ops.ctc_loss 4 NbdflstX For '{f}', the type of 'blank' should be 'int', but got type '{n}'.
ops.ctc_loss 5 NbdfiltX For '{f}', the type of 'reduction' should be 'str', but got type '{n}'.
ops.ctc_loss 6 NdfilstX For '{f}', the type of 'zero_infinity' should be 'bool', but got type '{n}'.
ops.deformable_conv2d 4 NbdfilsX For 'DeformableOffsets', the type of 'strides' should be 'tuple', but got type '{n}'.
ops.deg2rad,pinv,rad2deg 0 T The input x must be tensor
ops.diag_embed 0 T For '{f}', 'input' must be Tensor.
ops.diag_embed 1 NbdflstX For '{f}', the type of 'offset' should be 'int', but got type '{n}'.
ops.diag_embed 2 NbdflstX For '{f}', the type of 'dim1' should be 'int', but got type '{n}'.
ops.diag_embed 3 NbdflstX For '{f}', the type of 'dim2' should be 'int', but got type '{n}'.
ops.diagflat 0 T For {f}, the input x must be tensor, but got {c}
ops.diagflat 1 NdflstX For {f}, the offset must be int, but got {c}
ops.diagonal_scatter,inverse,isneginf,isposinf,isreal,logaddexp2,nanmean,nansum,numel,positive,select_scatter,slice_scatter,std,std_mean,var,var_mean 0 T For {f}, input must be a Tensor, but got {c}.
ops.diagonal_scatter,select_scatter,slice_scatter 1 T For {f}, src must be a Tensor, but got {c}.
ops.diff 1 NbdflstX For '{f}', the type of 'n' must be 'int', but got '{n}'.
ops.diff 2 Nflst tuple indices must be integers or slices, not {n}
ops.diff_ext 0 T For 'diff', 'input' must be a tensor
ops.diff_ext 1 NdflstX For 'diff', 'n' must be a int scalar or int scalar tensor
ops.diff_ext 2 NdflstX For 'diff', 'dim' must be a scalar or scalar tensor
ops.dist,interpolate 0 T For '{f}', 'input' must be a tensor, but got {c}
ops.dist 1 T For '{f}', 'other' must be a tensor, but got {c}
ops.dist 2 NbdflstX For 'LpNorm', the type of 'p' should be 'int', but got type '{n}'.
ops.dropout,dropout1d,dropout2d,dropout3d 2 NdfilstX For '{f}', the 'training' must be a bool, but got {n}.
ops.dropout1d 0 T For {f}, 'input' must be Tensor, but got type {c}.
ops.dropout1d 1 NbdilstX For {f}, 'p' must be float, but got type {c}.
ops.dsplit,hsplit,tensor_split,vsplit 0 T expect `x` is a Tensor, but got {c}
ops.dstack 0 NbdfisX For '{f}', 'tensors' must be list or tuple of tensors, but got {c}
ops.einsum 0 Nbdfilt the equation must be str!
ops.fft 3 bdfiltX For 'FFT', the input 'norm' should be a str, but got {c}.
ops.fft2 3 bdfiltX For 'FFT2', the input 'norm' should be a str, but got {c}.
ops.fftn 3 bdfiltX For 'FFTN', the input 'norm' should be a str, but got {c}.
ops.fills 1 Ndlst For 'ops.fills', the type of argument 'value' should be int, float or Tensor, but got {c}
ops.flatten 0 T For '{f}', argument 'input' must be Tensor.
ops.flatten 1 NbdfiltX For Tensor.flatten, the parameter 'order' must be a string, but got {c}
ops.flatten start_dim,end_dim NbdflstX For '{f}', both 'start_dim' and 'end_dim' must be int.
ops.float_power 0 Ndlst The type of 'input' must be Tensor or Number, but got {c}.
ops.float_power 1 Ndlst The type of 'exponent' must be Tensor or Number, but got {c}.
ops.float_power_ext 0 Ndlst The type of 'input' must be Tensor or Number (excluding complex), but got {c}.
ops.float_power_ext 1 Ndlst The type of 'exponent' must be Tensor or Number (excluding complex), but got {c}.
ops.fold 2 NbdfsX For '{f}', the type of 'kernel_size' should be one of '['int', 'list', 'tuple']', but got type '{n}'.
ops.full 0 NbdfisX For 'ops.full', 'size' must be a tuple or list of ints, but got {c}.
ops.full_like 0 T For ops.full_like, the argument 'x' must be tensor, but got {c}
ops.fused_infer_attention_score input_layout bdfiltX For 'FusedInferAttentionScore', the input 'input_layout' should be a str, but got {c}.
ops.gamma 0 bdfils For 'Gamma', the type of 'shape' should be 'tuple', but got type '{n}'.
ops.gaussian_nll_loss 0 T For '{f}', 'x' must be a tensor, but got {c}.
ops.gaussian_nll_loss 1 T For '{f}', 'target' must be a tensor, but got {c}.
ops.gaussian_nll_loss 2 T For '{f}', 'var' must be a tensor, but got {c}.
ops.gaussian_nll_loss 3 NdfilstX For '{f}', 'full' must be a bool, but got {c}.
ops.grad,value_and_grad 1 dflsX For 'F.grad', the 'grad_position' must be int or tuple.
ops.grad,value_and_grad 3 NdfilstX For '_Grad', the 'has_aux' should be bool, but got {n}
ops.grad,value_and_grad 4 NdfilstX For '_Grad', the 'return_ids' should be bool, but got {n}
ops.grid_sample 2 bdfiltX For 'grid_sampler_3d', the input 'interpolation_mode' should be a str, but got {c}.
ops.grid_sample 3 bdfiltX For 'grid_sampler_3d', the input 'padding_mode' should be a str, but got {c}.
ops.gumbel_softmax 0 T The input logits must be tensor
ops.gumbel_softmax 1 NbdilstX For '{f}', the type of 'tau' should be 'float', but got type '{n}'.
ops.gumbel_softmax 2 NdfilstX For '{f}', the type of 'hard' should be 'bool', but got type '{n}'.
ops.gumbel_softmax 3 NbdflstX For '{f}', the type of 'dim' should be 'int', but got type '{n}'.
ops.hamming_window 0 NdflstX For array function '{f}', 'window_length' must be int, but got {c}.
ops.hann_window,kaiser_window 0 NdflstX For '{f}', 'window_length' must be a non-negative integer, but got {c}
ops.hardtanh 1 NbdlstX For '{f}', the type of 'min_val' should be one of '['int', 'float']', but got type '{n}'.
ops.hardtanh 2 NbdlstX For '{f}', the type of 'max_val' should be one of '['int', 'float']', but got type '{n}'.
ops.hfft 3 bdfiltX For 'HFFT', the input 'norm' should be a str, but got {c}.
ops.hfft2 3 bdfiltX For 'HFFT2', the input 'norm' should be a str, but got {c}.
ops.hfftn 3 bdfiltX For 'HFFTN', the input 'norm' should be a str, but got {c}.
ops.hinge_embedding_loss 2 NdlstX For 'HingeEmbeddingLoss', 'margin' must be a float or int, but got {c}.
ops.histc 1 NbdflstX For 'Histogram', the type of 'bins' should be 'int', but got type '{n}'.
ops.histc 2 NdlstX For '{f}', parameter 'min' must be an int or float, but got {c}.
ops.histc 3 NdlstX For '{f}', parameter 'max' must be an int or float, but got {c}.
ops.hsplit,tensor_split,vsplit 1 NbdfsX Type of Argument `indices_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.hstack 0 NbdfisX For {f}, the input must be list or tuple, but got {c}.
ops.huber_loss 3 NbdlstX For '{f}', the type of 'delta' should be one of '['int', 'float']', but got type '{n}'.
ops.ifft 3 bdfiltX For 'IFFT', the input 'norm' should be a str, but got {c}.
ops.ifft2 3 bdfiltX For 'IFFT2', the input 'norm' should be a str, but got {c}.
ops.ifftn 3 bdfiltX For 'IFFTN', the input 'norm' should be a str, but got {c}.
ops.ihfft 3 bdfiltX For 'IHFFT', the input 'norm' should be a str, but got {c}.
ops.ihfft2 3 bdfiltX For 'IHFFT2', the input 'norm' should be a str, but got {c}.
ops.ihfftn 3 bdfiltX For 'IHFFTN', the input 'norm' should be a str, but got {c}.
ops.index_add 3 NbdflstX For 'IndexAdd', the type of 'axis' should be 'int', but got type '{n}'.
ops.inplace_add 2 NbdflsX For 'InplaceAdd', the type of 'indices' should be one of '['tuple', 'int']', but got type '{n}'.
ops.inplace_index_add 3 NbdflstX For 'InplaceIndexAdd', the type of 'axis' should be 'int', but got type '{n}'.
ops.inplace_sub 2 NbdflsX For 'InplaceSub', the type of 'indices' should be one of '['tuple', 'int']', but got type '{n}'.
ops.interpolate 1 dfsX For '{f}', the 'size' must be int, but got '{n}'
ops.interpolate 2 bdisX For '{f}', the 'scale_factor' must be float, but got '{n}'
ops.intopk 2 NbdflstX For 'InTopK', the type of 'k' should be 'int', but got type '{n}'.
ops.irfft 3 bdfiltX For 'IRFFT', the input 'norm' should be a str, but got {c}.
ops.irfft2 3 bdfiltX For 'IRFFT2', the input 'norm' should be a str, but got {c}.
ops.irfftn 3 bdfiltX For 'IRFFTN', the input 'norm' should be a str, but got {c}.
ops.is_complex,view_as_real 0 T The input must be Tensor!
ops.is_nonzero,logaddexp,tanhshrink 0 T For {f}, the input must be a Tensor, but got {c}.
ops.isclose 2 dlstX For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got {c}.
ops.isclose 3 dlstX For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got {c}.
ops.jacfwd,jacrev 2 NdfilstX The 'has_aux' must be bool type.
ops.jvp 3 NdfilstX The 'has_aux' must be bool type.
ops.vjp has_aux NdfilstX The 'has_aux' must be bool type.
ops.jvp 1,2 Nbdfis The inputs type must be a Tensor, tuple or list of Tensors.
ops.linearize 1 Nbdfis The inputs type must be a Tensor, tuple or list of Tensors.
ops.kernel 1 bdfilX The input 'reg_info' of @{f} should be one of str, dict and tuple, but get a {c}
ops.kernel 2 bdfilstX The input 'compile_attrs' of @{f} must be a dict, but get a {c}
ops.kl_div 0 T For KLDivLoss, logits should be a Tensor.
ops.kron 0 T the input must be Tensor!
ops.laplace,normal 0 NbdfilsX Type of 'shape' must be tuple, but got: {c}
ops.leaky_relu 1 NbdlstX For '{f}', the type of 'alpha' should be one of '['float', 'int']', but got type '{n}'.
ops.linearize,vjp 0 NbfilstX '{n}' object is not callable
ops.log_uniform_candidate_sampler 1 NbdflstX For 'LogUniformCandidateSampler', the type of 'num_true' should be 'int', but got type '{n}'.
ops.log_uniform_candidate_sampler 2 NbdflstX For 'LogUniformCandidateSampler', the type of 'num_sampled' should be 'int', but got type '{n}'.
ops.log_uniform_candidate_sampler 3 NdfilstX For 'LogUniformCandidateSampler', the type of 'unique' should be 'bool', but got type '{n}'.
ops.log_uniform_candidate_sampler 4 NbdflstX For 'LogUniformCandidateSampler', the type of 'range_max' should be 'int', but got type '{n}'.
ops.log_uniform_candidate_sampler 5 NbdflstX For 'LogUniformCandidateSampler', the type of 'seed' should be 'int', but got type '{n}'.
ops.logaddexp 1 T For {f}, the other must be a Tensor, but got {c}.
ops.logaddexp2 1 T For {f}, other must be a Tensor, but got {c}.
ops.logcumsumexp 1 NdflstX For '{f}', 'axis' must be int type, but got {c}
ops.logspace 2 NbdflstX For 'LogSpace', the type of 'steps' should be 'int', but got type '{n}'.
ops.lp_pool1d,lp_pool2d 1 NdlstX For {f}, the type of 'norm_type' must be float or int, but got {c}
ops.lrn 1 NbdflstX For 'LRN', the type of 'depth_radius' should be 'int', but got type '{n}'.
ops.lrn 2 NbdilstX For 'LRN', the type of 'bias' should be 'float', but got type '{n}'.
ops.lrn 3 NbdilstX For 'LRN', the type of 'alpha' should be 'float', but got type '{n}'.
ops.lrn 4 NbdilstX For 'LRN', the type of 'beta' should be 'float', but got type '{n}'.
ops.lrn 5 NbdfiltX For 'LRN', the type of 'norm_region' should be 'str', but got type '{n}'.
ops.margin_ranking_loss 3 NbdilstX For '{f}', the type of 'margin' should be 'float', but got type '{n}'.
ops.matrix_diag 5 NbdfiltX For 'MatrixDiagV3', the type of 'align' should be 'str', but got type '{n}'.
ops.matrix_diag_part 3 NbdfiltX For 'MatrixDiagPartV3', the type of 'align' should be 'str', but got type '{n}'.
ops.matrix_norm 2 NbdfisX For {f} , the axis should be tuple of int, but got {c}
ops.matrix_power 1 NbdflstX For 'MatrixPower', the type of 'n' should be 'int', but got type '{n}'.
ops.matrix_set_diag 3 NbdfiltX For 'MatrixSetDiagV3', the type of 'align' should be 'str', but got type '{n}'.
ops.matrix_solve 2 NdfilstX For 'MatrixSolve', the type of 'adjoint' should be 'bool', but got type '{n}'.
ops.max,min 1 dflstX For '{f}', 'axis' must be int, but got {c}
ops.max_pool2d 1 NbdflsX For 'MaxPoolWithArgmaxV2', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool2d 6 NdfilstX For 'MaxPoolWithArgmaxV2', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.max_pool3d 1 NbdflsX For 'MaxPool3DWithArgmax', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_pool3d 5 NdfilstX For 'MaxPool3DWithArgmax', the type of 'ceil_mode' should be 'bool', but got type '{n}'.
ops.max_unpool1d 2 NdflsX For 'MaxUnpool2D', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_unpool2d 2 NbdflsX For 'MaxUnpool2D', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.max_unpool3d 2 NbdflsX For 'MaxUnpool3D', the type of 'ksize' should be one of '['int', 'tuple']', but got type '{n}'.
ops.median,nanmedian 1 NbdflstX For 'Median', the type of 'axis' should be 'int', but got type '{n}'.
ops.median,nanmedian 2 NdfilstX For 'Median', the type of 'keep_dims' should be 'bool', but got type '{n}'.
ops.meshgrid indexing bdfiltX For 'Meshgrid', the input 'indexing' should be a str, but got {c}.
ops.moveaxis,movedim,rank 0 T the input x must be Tensor!
ops.moveaxis,movedim 1 dfsX The axes must be integers, but got {c}
ops.ms_kernel 1 bdfilX The input 'reg_info' of @kernel should be one of str, dict and tuple, but get a {c}
ops.ms_kernel 2 bdfilstX The input 'compile_attrs' of @kernel must be a dict, but get a {c}
ops.mse_loss 0 T For ops.mse_loss, the `input` must be tensor
ops.mse_loss_ext 2 bdfiltX For 'MSELossExt', the input 'reduction' should be a str, but got {c}.
ops.multi_margin_loss 2 NbdflstX For 'MultiMarginLoss', the type of 'p' should be 'int', but got type '{n}'.
ops.multi_margin_loss 3 NdflstX For '{f}', the type of 'margin' must be int, but got {c}.
ops.multinomial_with_replacement 1 Ndflst ('For {f},', "the input[seed] must be int, but got {c}.")
ops.multinomial_with_replacement 2 Ndflst ('For {f},', "the input[offset] must be int, but got {c}.")
ops.multinomial_with_replacement 3 NdflstX For 'MultinomialWithReplacement', the 'numsamples' must be int, but got '{n}'
ops.mv 0 T The input mat must be Tensor.
ops.mvlgamma 1 Nbdflst For 'Mvlgamma', the type of 'p' should be 'int', but got type '{n}'.
ops.nanquantile,quantile 2 bdflstX For '{f}', the type of 'axis' should be 'int', but got type '{n}'.
ops.nanquantile,quantile 3 dfilstX For '{f}', the type of 'keepdims' should be 'bool', but got type '{n}'.
ops.narrow 0 T For '{f}', the type of 'input' should be 'Tensor', but got type '{n}'.
ops.narrow 1 NdflstX The axes must be integers, but got {c}
ops.nonzero as_tuple NdfilstX For array function '{f}', 'as_tuple' must be bool, but got {c}.
ops.norm 2 dflsX For {f}, the dim should be int or tuple of int, but got {c}
ops.normal 1 Ndlst For '{f}', the type of 'mean' must be Tensor, int, or float, but got: {c}
ops.normal 2 Ndlst For '{f}', the type of 'stddev' must be Tensor, int, or float, but got: {c}
ops.ormqr 3 NdfilstX For 'Ormqr', the type of 'left' should be 'bool', but got type '{n}'.
ops.ormqr 4 NdfilstX For 'Ormqr', the type of 'transpose' should be 'bool', but got type '{n}'.
ops.outer 0 T the input input must be Tensor!
ops.pad 0 T For '{f}', the type of 'input_x' must be Tensor, but got {c}.
ops.padding 1 NbdflstX For 'Padding', the type of 'pad_dim_size' should be 'int', but got type '{n}'.
ops.pdist 1 NbdilstX For 'Pdist', the type of 'p' should be 'float', but got type '{n}'.
ops.pinv hermitian NdfilstX For '{f}', the type of 'hermitian' should be 'bool', but got type '{n}'.
ops.pixel_shuffle 1 NdflstX The 'upscale_factor' must be int, but got '{n}'
ops.pixel_unshuffle 1 NdflstX The 'downscale_factor' must be int, but got '{n}'
ops.poisson 0 bdfils For 'Poisson', the type of 'shape' should be 'tuple', but got type '{n}'.
ops.rand_like,randint_like,randn_like 0 T For '{f}', the 'input' must be a Tensor, but got {c}
ops.random_gamma 0 T For RandomGamma, input[0] only support tensor!
ops.randperm 1 dflst For 'RandpermV2', the type of 'seed' should be one of '[Tensor, int]', but got {c}.
ops.randperm 2 dflst For 'RandpermV2', the type of 'offset' should be one of '[Tensor, int]', but got {c}.
ops.repeat_elements 1 NbdflstX For '{f}', the 'rep' must be 'int',  but got '{n}'.
ops.repeat_interleave 2 dflstX For '{f}', the argument 'axis' should be int, but got {c}.
ops.reverse_sequence 2 NbdflstX For 'ReverseSequence', the type of 'seq_dim' should be 'int', but got type '{n}'.
ops.rfft 3 bdfiltX For 'RFFT', the input 'norm' should be a str, but got {c}.
ops.rfft2 3 bdfiltX For 'RFFT2', the input 'norm' should be a str, but got {c}.
ops.rfftn 3 bdfiltX For 'RFFTN', the input 'norm' should be a str, but got {c}.
ops.ring_attention_update 7 bdfiltX For 'RingAttentionUpdate', the input 'layout' should be a str, but got {c}.
ops.rot90 0 T For `{f}`, the `input` must be Tensor!, but get {c}.
ops.rot90 1 NdflstX For `{f}`, the `k` must be int!, but get {c}.
ops.row_stack 0 NbdfisX For 'vstack', list or tuple of tensors are required, but got {c}
ops.rrelu 0 T For '{f}', the 'input' must be a Tensor but got {c}.
ops.rrelu 1 NdlstX For '{f}', 'lower' must be an int or a float, but got {c}
ops.rrelu 2 NdlstX For '{f}', 'upper' must be an int or a float, but got {c}
ops.scalar_cast 0 NdlstX For 'ScalarCast', the type of 'x' should be one of '['bool', 'Number']', but got type '{n}'.
ops.scalar_to_tensor 0 NdlstX For 'ScalarToTensor', the type of 'x' should be one of '['bool', 'int', 'float']', but got type '{n}'.
ops.scatter_nd_add 3 NdfilstX For 'ScatterNdAdd', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_div 3 NdfilstX For 'ScatterNdDiv', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_max 3 NdfilstX For 'ScatterNdMax', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_min 3 NdfilstX For 'ScatterNdMin', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_mul 3 NdfilstX For 'ScatterNdMul', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.scatter_nd_sub 3 NdfilstX For 'ScatterNdSub', the type of 'use_locking' should be 'bool', but got type '{n}'.
ops.searchsorted out_int32 NdfilstX For 'search_sorted', the type of 'out_int32' should be 'bool', but got type '{n}'.
ops.searchsorted right NdfilstX For 'search_sorted', the type of 'right' should be 'bool', but got type '{n}'.
ops.select_scatter 2 NbdflstX The type of 'axis' must be 'int', but got '{n}'.
ops.sgn,signbit 0 T For {f}, the input must be a Tensor, but got {c}
ops.smooth_l1_loss 3 bdfiltX For '{f}', the input 'reduction' should be a str, but got {c}.
ops.soft_margin_loss 2 bdfiltX For '{f}', the input 'reduction' should be a str, but got {c}.
ops.soft_shrink 1 dlstX For 'SoftShrink', the type of 'lambd' should be one of '[int, bool, float]', but got {c}.
ops.softmin 1 dfls For 'Softmax', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
ops.space_to_batch_nd 2 NbdfisX For 'SpaceToBatchND', the type of 'paddings type' should be one of '['list', 'tuple']', but got type '{n}'.
ops.speed_fusion_attention 4 bdfiltX For 'SpeedFusionAttention', the input 'input_layout' should be a str, but got {c}.
ops.split 0 T expect `tensor` is a Tensor, but got {c}
ops.split 1 NbdfsX Type of Argument `split_size_or_sections` should be integer, tuple(int) or list(int), but got {c}
ops.split,tensor_split 2 NbdflstX Type of Argument `axis` should be integer but got {c}
ops.squeeze 1 dfsX For 'Squeeze', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
ops.stack 1 NbdflstX For 'Stack', the type of 'axis' should be 'int', but got type '{n}'.
ops.std,std_mean,var,var_mean 2 NdflstX For '{f}', the type of 'ddof' should be one of '['int', 'bool']', but got type '{n}'.
ops.std,std_mean,var,var_mean 3 NdfilstX For '{f}', the type of 'keepdims' should be 'bool', but got type '{n}'.
ops.swapaxes,swapdims 0 T For ops.swapaxes, parameter `input` must be Tensor, but got {c}
ops.tensor_dot 2 NbdfsX For 'tensor dot', the type of 'axes' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.tensor_scatter_elements 3 dflst For 'TensorScatterElements', the type of 'axis' should be one of '[Tensor, int]', but got {c}.
ops.tensor_scatter_elements 4 bdfiltX For 'TensorScatterElements', the input 'reduce' should be a str, but got {c}.
ops.threshold 1 NbdlstX For '{f}', the type of 'thr' should be one of '['float', 'int']', but got type '{n}'.
ops.top_k 2 NdfilstX For 'TopK', the type of 'sorted' should be 'bool', but got type '{n}'.
ops.topk 4 NdfilstX For 'TopK', the type of 'sorted' should be 'bool', but got type '{n}'.
ops.topk 3 NdfilstX For '{f}', the type of 'largest' should be 'bool', but got type '{n}'.
ops.trapz 0 T For `{f}`, the input `y` must be Tensor, but get {c}.
ops.trapz 1 bdfilst For `{f}`, the input `x` must be Tensor, but get {c}.
ops.trapz dx NbdilstX For `{f}`, the input `dx` must be float, but get f{c}.
ops.trapz dim NdflstX For `{f}`, the input `dim` must be int, but get {c}.
ops.tril 1 NbdflstX For 'Tril', the type of 'diagonal' should be 'int', but got type '{n}'.
ops.tril_indices 0 NdflstX For 'TrilIndices', the 'row' must be int, but got '{n}'
ops.triplet_margin_loss 4 NbdflstX For 'TripletMarginLoss', the type of 'p' should be 'int', but got type '{n}'.
ops.triplet_margin_loss 5 NbdilstX For 'TripletMarginLoss', the type of 'eps' should be 'float', but got type '{n}'.
ops.triplet_margin_loss 6 NdfilstX For 'TripletMarginLoss', the type of 'swap' should be 'bool', but got type '{n}'.
ops.triu_indices 0 NdflstX For 'TriuIndices', the 'row' must be int, but got '{n}'
ops.unbind,unstack 1 NbdflstX For 'Unstack', the type of 'axis' should be 'int', but got type '{n}'.
ops.unfold 1 NbdfsX For '{f}', the type of 'kernel_size' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
ops.uniform_candidate_sampler 1 NbdflstX For 'UniformCandidateSampler', the type of 'num_true' should be 'int', but got type '{n}'.
ops.upsample 0 T For 'interpolate', 'input' must be a tensor, but got {c}
ops.upsample 1 dfsX For 'interpolate', the 'size' must be int, but got '{n}'
ops.upsample 2 bdisX For 'interpolate', the 'scale_factor' must be float, but got '{n}'
ops.vander 0 T For {f}, x must be Tensor, but got {c}
ops.vecdot axis NdflstX For {f}, the dim should be int, but got {c}.
ops.vector_norm 2 dflsX For {f} , the dim must be tuple or int, but got {c}
ops.vstack 0 NbdfisX For '{f}', list or tuple of tensors are required, but got {c}
mint.interpolate 0 T the input x must be Tensor!
mint.allclose,isclose 2 dlstX For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got {c}.
mint.allclose,isclose 3 dlstX For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got {c}.
mint.conv2d,conv1d 4 NdfX For {f}, the parameter 'padding' must be a tuple/list or a string, but got {c}
mint.diff 0 T For '{f}', 'input' must be a tensor
mint.diff 1 NdflstX For '{f}', 'n' must be a int scalar or int scalar tensor
mint.diff 2 NdflstX For '{f}', 'dim' must be a scalar or scalar tensor
mint.dstack 0 NbdfisX For '{f}', 'tensors' must be list or tuple of tensors, but got {c}
mint.float_power 0 Ndlst The type of 'input' must be Tensor or Number (excluding complex), but got {c}.
mint.float_power 1 Ndlst The type of 'exponent' must be Tensor or Number (excluding complex), but got {c}.
mint.hstack 0 NbdfisX For {f}, the input must be list or tuple, but got {c}.
mint.item 0 T the input must be a Tensor, but got {c}
mint.meshgrid indexing bdfiltX For '{f}', the input 'indexing' should be a str, but got {c}.
mint.nonzero as_tuple NdfilstX For array function '{f}', 'as_tuple' must be bool, but got {c}.
mint.norm,normalize 0 T For `norm_ext`, the `input` must be Tensor!, but get {c}.
mint.searchsorted out_int32 NdfilstX For 'search_sorted', the type of 'out_int32' should be 'bool', but got type '{n}'.
mint.searchsorted right NdfilstX For 'search_sorted', the type of 'right' should be 'bool', but got type '{n}'.
mint.split 1 NdfsX Type of Argument `split_size` should be integer, tuple(int) or list(int), but got {c}
mint.adaptive_avg_pool3d 1 NbdfsX For '{f}', the type of 'output_size' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
mint.adaptive_max_pool2d 2 NdfilstX For '{f}', the type of 'return_indices' should be 'bool', but got type '{n}'.
mint.binary_cross_entropy 3 bdfiltX For 'BinaryCrossEntropy', the input 'reduction' should be a str, but got {c}.
mint.binary_cross_entropy_with_logits 3 bdfiltX For 'BCEWithLogitsLoss', the input 'reduction' should be a str, but got {c}.
mint.cross_entropy 0 T For {f}, input and target must be Tensor, but got input:{c}, target:<class 'mindspore.common.tensor.Tensor'>.
mint.cross_entropy 1 T For {f}, input and target must be Tensor, but got input:<class 'mindspore.common.tensor.Tensor'>, target:{c}.
mint.cross_entropy 2 bdfilst For {f}, weight must be Tensor or None, but got {c}.
mint.dropout2d 1 NbdilstX For '{f}', the 'p' must be 'float',  but got '{n}'.
mint.dropout2d 2 NdfilstX For '{f}', the 'training' must be a bool, but got {n}.
mint.grid_sample 2 bdfiltX For 'grid_sampler_3d', the input 'interpolation_mode' should be a str, but got {c}.
mint.grid_sample 3 bdfiltX For 'grid_sampler_3d', the input 'padding_mode' should be a str, but got {c}.
mint.kl_div 2 bdfiltX For 'KLDiv', the input 'reduction' should be a str, but got {c}.
mint.l1_loss 2 bdfiltX For 'L1LossExt', the input 'reduction' should be a str, but got {c}.
mint.mse_loss 2 bdfiltX For 'MSELossExt', the input 'reduction' should be a str, but got {c}.
mint.nll_loss 4 bdfiltX For 'nllloss', the input 'reduction' should be a str, but got {c}.
mint.norm_ext 0 T For `{f}`, the `input` must be Tensor!, but get {c}.
mint.pad 0 T For '{f}', the type of 'input' must be Tensor, but got {c}.
mint.smooth_l1_loss,soft_margin_loss 2 bdfiltX For '{f}', the input 'reduction' should be a str, but got {c}.
mint.matrix_norm 2 NbdfisX For {f} , the axis should be tuple of int, but got {c}
mint.qr 1 bdfiltX For 'LinalgQr', the input 'mode' should be a str, but got {c}.
mint.vector_norm 0 T For `{f}`, the `x` must be Tensor!, but get {c}.
numpy.add,bitwise_and,bitwise_or,bitwise_xor,cross,digitize,divide,equal,floor_divide,fmod,gcd,greater,greater_equal,heaviside,histogram2d,hypot,in1d,intersect1d,isclose,isin,kron,lcm,less,logaddexp,logical_and,logical_or,mod,polysub,power,remainder,select,setdiff1d,subtract,true_divide 0,1 Nds Expect input to be array like.
numpy.apply_over_axes,ravel_multi_index 1 Nds Expect input to be array like.
numpy.argmax,argmin,argwhere,around,bincount,bitwise_not,cbrt,ceil,choose,cumprod,exp,exp2,expm1,floor,histogram,histogram_bin_edges,invert,isfinite,isinf,isnan,log,log1p,logical_not,matrix_power,mean,nanmax,nanmean,nanmin,nanstd,nansum,nanvar,negative,norm,pad,polyadd,polyder,polyint,polymul,polyval,reciprocal,repeat,rint,round,searchsorted,signbit,size,sometrue,sqrt,square,std,sum,trunc,unravel_index,unwrap,var 0 Nds Expect input to be array like.
numpy.interp,piecewise 0,1,2 Nds Expect input to be array like.
numpy.trapz 0,2 Nds Expect input to be array like.
numpy.amax,amin,max,min 1 dfsX The axes must be integers, but got {c}
numpy.amax,amin,max,min 3 dlstX initial must be scalar
numpy.amax,amin,max,min 4 ds For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type '{n}'.
numpy.append,take_along_axis 2 dflstX axes should be integers, not {c}
numpy.cross 5 dflstX axes should be integers, not {c}
numpy.apply_along_axis 1 NdflstX axes should be integers, not {c}
numpy.cross 2,3,4 NdflstX axes should be integers, not {c}
numpy.trapz 3 NdflstX axes should be integers, not {c}
numpy.unwrap 2 NdflstX axes should be integers, not {c}
numpy.apply_over_axes 0 NbfilstX '{n}' object is not callable
numpy.arange 0 Nlst must be real number, not {n}
numpy.around,round 1 NdflstX decimals must be an integer
numpy.array,asarray,asfarray,copy,corrcoef,gradient,tril,tril_indices_from,triu,triu_indices_from 0 ds input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {c}
numpy.array_equal,array_equiv,convolve 0,1 ds input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {c}
numpy.cov 0,5,6 ds input data must be `int`, `float`, `bool`, `Tensor`, `list`, `tuple`, but got {c}
numpy.array_equal 2 NdfilstX equal_nan must be bool.
numpy.array_split,hsplit,split,vsplit 1 dfsX Argument `indices_or_sections` in `mindspore.numpy.split`            should be integer, tuple(int) or list(int), but got{c}
numpy.array_split,split 2 NdflstX For Tensor.ptp, the axis should be int, , but got {c}.
numpy.array_str 0 T Expect input to be tensor.
numpy.average,ptp,sometrue 1 dflsX For Tensor.ptp, the axis should be int, tuple, , but got {c}.
numpy.bartlett,blackman,hamming,hanning 0 NdflstX the number fo points should be an int
numpy.clip,maximum,minimum 0 Nds Input x1 is expected to be array_like
numpy.clip 1,2 ds Input x2 is expected to be array_like
numpy.column_stack 0 bdfis Tensor or, list or tuple of tensors are required, but got {c}
numpy.copysign 0,1 ds integer, float, list, tuple or Tensor are expected, but got{c}
numpy.sign 0 ds integer, float, list, tuple or Tensor are expected, but got{c}
numpy.corrcoef,cov 2 NdfilstX input rowvar should be boolean.
numpy.correlate 2 bdfiltX For 'Correlate', the input 'pad_mode' should be a str, but got {c}.
numpy.count_nonzero 1 bdfsX For '{f}', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
numpy.count_nonzero 2 NdfilstX For '{f}', the type of 'keep_dims' should be 'bool', but got type '{n}'.
numpy.cumprod 1 dflstX integer axis is expected, but got{c}
numpy.diag,dot,inner,moveaxis,tensordot 0 T the input x must be Tensor!
numpy.diag 1 NdflstX Input tensor dimensions should be integers.
numpy.eye,identity 0 NdflstX Input tensor dimensions should be integers.
numpy.diag_indices 0 NdflstX input must be integers
numpy.diff 1 dflstX Input n should be int, but got {c}
numpy.diff 3,4 dlst prepend must be scalar or Tensor, but got {c}
numpy.dstack 0 bdfis Tensor or list or tuple of tensors are required, but got{c}
numpy.ediff1d 1,2 ds Expect input to be array like.
numpy.histogram,histogram_bin_edges,histogramdd 3 ds Expect input to be array like.
numpy.trapz 1 ds Expect input to be array like.
numpy.empty_like,full_like,ones_like,zeros_like 0 ds prototype should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.expand_dims 1 dfsX axis must be tuple, list or int, but got {c}
numpy.flip,mean,moveaxis,nanmax,nanmean,nanmin,nanstd,nansum,nanvar 1 dfsX axes should be integers, not {c}
numpy.norm 2 dfsX axes should be integers, not {c}
numpy.float_power 0,1 T For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got {c}.
numpy.full,ones,zeros 0 Ndfs only int, tuple, list and tensor are allowed for shape, but got {c}
numpy.full_like 1 ds fill value should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.full_like 3 dfs only int, tuple, list and tensor are allowed for shape, but got {c}
numpy.ones_like,zeros_like 2 dfs only int, tuple, list and tensor are allowed for shape, but got {c}
numpy.geomspace,linspace,logspace 0 ds start should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.geomspace,linspace,logspace 1 ds end should be int, float, bool, list, tuple, Tensor, but got{c}
numpy.geomspace,linspace,logspace 2 dflstX num should be an integer, but got {c}
numpy.geomspace,linspace,logspace 3 dfilstX endpoint should be an boolean, but got {c}
numpy.gradient axis dfsX For Tensor.ptp, the axis should be int, tuple, list, , but got {c}.
numpy.histogramdd 0 Nbdfis sample should be (N, D) array, or (D, N) array_like
numpy.histogramdd 1 Ndfs bins should be int or sequence
numpy.hstack,vstack 0 bdfis Tensor or, list or tuple of tensors are required, but got{c}
numpy.indices 0 NbdfisX Shape of the grid must be tuple or list
numpy.intersect1d 2,3 NdfilstX assume_unique or return_indices is not bool type.
numpy.isclose 2 dlstX For 'IsClose', the type of 'rtol' should be one of '[bool, int, float]', but got {c}.
numpy.isclose 3 dlstX For 'IsClose', the type of 'atol' should be one of '[bool, int, float]', but got {c}.
numpy.linspace 4 dfilstX retstep should be an boolean, but got {c}
numpy.logspace 4 dlstX base should be a number, but got {c}
numpy.matrix_power 1 NdflstX exponent must be an integer
numpy.maximum,minimum 1 Nds Input x2 is expected to be array_like
numpy.meshgrid sparse NdfilstX argument sparse should be boolean
numpy.nanmax,nanmin 3 dflstX integer argument expected, got{c}
numpy.pad 1 Ndfs pad_width, stat_length, constant_values or end_values should only be int, list, tuple or tensor
numpy.ptp 2 NdfilstX For 'Tensor.ptp', the type of the argument 'keepdims' must be bool, but got {c}.
numpy.randint 0 dflstX For mindspore.numpy.randint, the type of the argument 'minval' must be int, but got {c}
numpy.reshape 1 dfls {f}(): argument 'shape' (position 1) must be tuple of int but found type of {n} at pos 0.
numpy.roll 1 NdfsX input shift and axis must be tuple or list or int.
numpy.rollaxis,rot90 1 dflstX integer argument expected, but got {c}
numpy.sometrue 2 dflstX integer argument expected, but got {c}
numpy.rot90 2 bdfisX tuple(ints) or list(ints) expected, but got {c}
numpy.setdiff1d 2 NdfilstX assume_unique is not bool type.
numpy.signbit 1 bdfilstX Casting was not allowed for {f}.
numpy.size 1 dflstX axis argument should be integer.
numpy.squeeze 1 dfsX For 'Squeeze', the type of 'axis' should be one of '[int, tuple of int]', but got {c}.
numpy.sum 1 dfs {f}(): argument 'axis' (position 1) must be tuple of int, not {n}.
numpy.sum 2 bfilstX {f}(): argument 'dtype' (position 2) must be mstype, not {n}.
numpy.sum 3 dfilstX {f}(): argument 'keepdims' (position 3) must be bool, not {n}.
numpy.sum 4 dlstX {f}(): argument 'initial' (position 4) must be Number, not {n}.
numpy.take 2 dflstX {f}(): argument 'axis' (position 2) must be int, not {n}.
numpy.take 3 bdfiltX {f}(): argument 'mode' (position 3) must be string, not {n}.
numpy.tensordot 2 NbdfsX For 'tensor dot', the type of 'axes' should be one of '['int', 'tuple', 'list']', but got type '{n}'.
numpy.transpose 1 dflsX {f}(): argument 'axes' (position 1) must be tuple of int but found type of {n} at pos 0.
numpy.tri 2 NbdflstX For 'tril', the type of 'k value' must be 'int', but got '{n}'.
numpy.tril,triu 1 NbdflstX For '{f}', the type of 'k value' must be 'int', but got '{n}'.
numpy.tril_indices,triu_indices 0 NdlstX Input n must be a number.
numpy.tril_indices_from,triu_indices_from 1 NdlstX Input k must be a number.
numpy.unwrap 1 NdlstX discont should be a float
numpy.vander 0 bdfis Input x must be list, tuple or Tensor, but got {c}
"""
