"""Transformer and its encoder and decoder (Vaswani et al.). Masks are bool (true is hidden) or added to the scores."""
import copy
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import initializer
from mindspore.nn.cell import Cell
from mindspore.nn.layer.attention import MultiheadAttention
from mindspore.nn.layer.basic import Dense, Dropout
from mindspore.nn.layer.container import CellList
from mindspore.nn.layer.normalization import LayerNorm


def _activation(activation):
    if isinstance(activation, str):
        if activation not in ("relu", "gelu"):
            raise ValueError(f"The activation must be relu/gelu, but get {activation}")
        if activation == "relu":
            return ops.relu
        return ops.gelu
    if not callable(activation):
        raise ValueError(f"The argument 'activation' must be str, callable or Cell instance, but get {activation}.")
    return activation


class _Layer(Cell):
    """What both layers have: a feed-forward part and norms before or after each part."""

    def _build_feed_forward(self, width, inner, dropout, activation, eps, norm_first, dtype):
        self.dense1 = Dense(width, inner, dtype=dtype)
        self.dropout = Dropout(p=dropout)
        self.dense2 = Dense(inner, width, dtype=dtype)
        self.norm_first = norm_first
        self.activation = _activation(activation)
        self._width, self._eps, self._dtype = width, eps, dtype

    def _norm(self):
        return LayerNorm((self._width,), epsilon=self._eps, dtype=self._dtype)

    def _feed_forward(self, x):
        return self.dense2(self.dropout(self.activation(self.dense1(x))))


class TransformerEncoderLayer(_Layer):
    """Self-attention and a feed-forward part, each around a residual connection."""

    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation="relu", layer_norm_eps=1e-5, batch_first=False,
                 norm_first=False, dtype=_native.float32):
        super().__init__()
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, dtype=dtype)
        self._build_feed_forward(d_model, dim_feedforward, dropout, activation, layer_norm_eps, norm_first, dtype)
        self.norm1, self.norm2 = self._norm(), self._norm()
        self.dropout1, self.dropout2 = Dropout(p=dropout), Dropout(p=dropout)

    def _attend(self, x, mask, padding):
        return self.dropout1(self.self_attn(x, x, x, attn_mask=mask, key_padding_mask=padding, need_weights=False)[0])

    def construct(self, src, src_mask=None, src_key_padding_mask=None):
        if self.norm_first:
            src = src + self._attend(self.norm1(src), src_mask, src_key_padding_mask)
            return src + self.dropout2(self._feed_forward(self.norm2(src)))
        src = self.norm1(src + self._attend(src, src_mask, src_key_padding_mask))
        return self.norm2(src + self.dropout2(self._feed_forward(src)))


class TransformerDecoderLayer(_Layer):
    """Self-attention, attention to the encoder's output and a feed-forward part."""

    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation="relu", layer_norm_eps=1e-5, batch_first=False,
                 norm_first=False, dtype=_native.float32):
        super().__init__()
        self.self_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, dtype=dtype)
        self.multihead_attn = MultiheadAttention(d_model, nhead, dropout=dropout, batch_first=batch_first, dtype=dtype)
        self._build_feed_forward(d_model, dim_feedforward, dropout, activation, layer_norm_eps, norm_first, dtype)
        self.norm1, self.norm2, self.norm3 = self._norm(), self._norm(), self._norm()
        self.dropout1, self.dropout2, self.dropout3 = Dropout(p=dropout), Dropout(p=dropout), Dropout(p=dropout)

    def _attend(self, x, mask, padding):
        return self.dropout1(self.self_attn(x, x, x, attn_mask=mask, key_padding_mask=padding, need_weights=False)[0])

    def _look(self, x, memory, mask, padding):
        return self.dropout2(self.multihead_attn(x, memory, memory, attn_mask=mask, key_padding_mask=padding, need_weights=False)[0])

    def construct(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None):
        if self.norm_first:
            tgt = tgt + self._attend(self.norm1(tgt), tgt_mask, tgt_key_padding_mask)
            tgt = tgt + self._look(self.norm2(tgt), memory, memory_mask, memory_key_padding_mask)
            return tgt + self.dropout3(self._feed_forward(self.norm3(tgt)))
        tgt = self.norm1(tgt + self._attend(tgt, tgt_mask, tgt_key_padding_mask))
        tgt = self.norm2(tgt + self._look(tgt, memory, memory_mask, memory_key_padding_mask))
        return self.norm3(tgt + self.dropout3(self._feed_forward(tgt)))


def _copies(layer, count):
    """The layer and copies of it with Parameters of their own."""
    return CellList([copy.deepcopy(layer) for _ in range(count)])


class TransformerEncoder(Cell):
    """Encoder layers one after the other, then a norm."""

    def __init__(self, encoder_layer, num_layers, norm=None):
        super().__init__()
        self.layers = _copies(encoder_layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm

    def construct(self, src, src_mask=None, src_key_padding_mask=None):
        for layer in self.layers:
            src = layer(src, src_mask=src_mask, src_key_padding_mask=src_key_padding_mask)
        return src if self.norm is None else self.norm(src)


class TransformerDecoder(Cell):
    """Decoder layers one after the other, then a norm."""

    def __init__(self, decoder_layer, num_layers, norm=None):
        super().__init__()
        self.layers = _copies(decoder_layer, num_layers)
        self.num_layers = num_layers
        self.norm = norm

    def construct(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None):
        for layer in self.layers:
            tgt = layer(tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                        memory_key_padding_mask=memory_key_padding_mask)
        return tgt if self.norm is None else self.norm(tgt)


class Transformer(Cell):
    """Encoder and decoder."""

    def __init__(self, d_model=512, nhead=8, num_encoder_layers=6, num_decoder_layers=6, dim_feedforward=2048, dropout=0.1,
                 activation="relu", custom_encoder=None, custom_decoder=None, layer_norm_eps=1e-5, batch_first=False, norm_first=False,
                 dtype=_native.float32):
        super().__init__()
        arguments = (d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, dtype)
        if custom_encoder is None:
            norm = LayerNorm((d_model,), epsilon=layer_norm_eps, dtype=dtype)
            custom_encoder = TransformerEncoder(TransformerEncoderLayer(*arguments), num_encoder_layers, norm)
        if custom_decoder is None:
            norm = LayerNorm((d_model,), epsilon=layer_norm_eps, dtype=dtype)
            custom_decoder = TransformerDecoder(TransformerDecoderLayer(*arguments), num_decoder_layers, norm)
        self.encoder, self.decoder = custom_encoder, custom_decoder
        for parameter in self.get_parameters():
            if parameter.ndim > 1:
                parameter.set_data(initializer("xavier_normal", parameter.shape, parameter.dtype))
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first

    def construct(self, src, tgt, src_mask=None, tgt_mask=None, memory_mask=None, src_key_padding_mask=None, tgt_key_padding_mask=None,
                  memory_key_padding_mask=None):
        batch_axis = 0 if self.batch_first else 1
        if src.ndim == 3 and src.shape[batch_axis] != tgt.shape[batch_axis]:
            raise ValueError("The number of batch size for 'src' and 'tgt' must be equal.")
        if src.shape[-1] != self.d_model or tgt.shape[-1] != self.d_model:
            raise ValueError("The number of features for 'src' and 'tgt' must be equal to `d_model`.")
        memory = self.encoder(src, src_mask=src_mask, src_key_padding_mask=src_key_padding_mask)
        return self.decoder(tgt, memory, tgt_mask=tgt_mask, memory_mask=memory_mask, tgt_key_padding_mask=tgt_key_padding_mask,
                            memory_key_padding_mask=memory_key_padding_mask)
