# tolerance: 1e-3
# BERT's pre-training in the model zoo's style: embeddings by gather, masks, masked tokens, grouped decay, clipping in a step of its own.
import numpy as np
import mindspore as ms
from mindspore import Tensor
from _programs import data, fill, show
import copy
import mindspore.nn as nn
import mindspore.ops as ops
import mindspore.common.dtype as mstype
from mindspore.common.initializer import TruncatedNormal, initializer
from mindspore.ops import operations as P
from mindspore.ops import composite as C
from mindspore.common.parameter import Parameter
from mindspore.ops import functional as F


class BertConfig:

    def __init__(self, seq_length=6, vocab_size=20, hidden_size=8, num_hidden_layers=2, num_attention_heads=2, intermediate_size=16,
            hidden_act="gelu", hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0, max_position_embeddings=12, type_vocab_size=2,
                    initializer_range=0.02, use_relative_positions=False, dtype=mstype.float32, compute_type=mstype.float32):
        self.__dict__.update({k: v for k, v in locals().items() if k != "self"})


class EmbeddingLookup(nn.Cell):

    def __init__(self, vocab_size, embedding_size, embedding_shape, use_one_hot_embeddings=False, initializer_range=0.02):
        super().__init__()
        self.vocab_size = vocab_size
        self.use_one_hot_embeddings = use_one_hot_embeddings
        self.embedding_table = Parameter(initializer(TruncatedNormal(initializer_range), [vocab_size, embedding_size]),
                name="embedding_table")
        self.expand = P.ExpandDims()
        self.shape_flat = (-1,)
        self.gather = P.Gather()
        self.one_hot = P.OneHot()
        self.on_value = Tensor(1.0, mstype.float32)
        self.off_value = Tensor(0.0, mstype.float32)
        self.array_mul = P.MatMul()
        self.reshape = P.Reshape()
        self.shape = tuple(embedding_shape)

    def construct(self, input_ids):
        flat_ids = self.reshape(input_ids, self.shape_flat)
        if self.use_one_hot_embeddings:
            one_hot_ids = self.one_hot(flat_ids, self.vocab_size, self.on_value, self.off_value)
            output_for_reshape = self.array_mul(one_hot_ids, self.embedding_table)
        else:
            output_for_reshape = self.gather(self.embedding_table, flat_ids, 0)
        output = self.reshape(output_for_reshape, self.shape)
        return (output, self.embedding_table.value())


class EmbeddingPostprocessor(nn.Cell):

    def __init__(self, cfg, shape):
        super().__init__()
        self.full_position_embedding = nn.Embedding(vocab_size=cfg.max_position_embeddings, embedding_size=cfg.hidden_size,
                use_one_hot=False)
        self.token_type_embedding = nn.Embedding(vocab_size=cfg.type_vocab_size, embedding_size=cfg.hidden_size, use_one_hot=True)
        self.position_ids = Tensor(np.arange(cfg.seq_length).reshape(-1, cfg.seq_length).astype(np.int32))
        self.layernorm = nn.LayerNorm((cfg.hidden_size,))
        self.add = P.Add()
        self.dropout = nn.Dropout(p=0.0)

    def construct(self, token_type_ids, word_embeddings):
        output = self.add(word_embeddings, self.token_type_embedding(token_type_ids))
        pos = F.expand_dims(self.position_ids, 0)
        output = self.add(output, self.full_position_embedding(self.position_ids))
        return self.dropout(self.layernorm(output))


class SelfAttn(nn.Cell):

    def __init__(self, cfg):
        super().__init__()
        h = cfg.hidden_size
        self.n = cfg.num_attention_heads
        self.d = h // self.n
        w = TruncatedNormal(cfg.initializer_range)
        self.query_layer = nn.Dense(h, h, weight_init=w)
        self.key_layer = nn.Dense(h, h, weight_init=w)
        self.value_layer = nn.Dense(h, h, weight_init=w)
        self.matmul_trans_b = P.BatchMatMul(transpose_b=True)
        self.matmul = P.BatchMatMul()
        self.softmax = nn.Softmax()
        self.transpose = P.Transpose()
        self.reshape = P.Reshape()
        self.scores_mul = 1.0 / float(np.sqrt(self.d))
        self.multiply_data = -10000.0
        self.cast = P.Cast()
        self.sub = P.Sub()
        self.expand_dims = P.ExpandDims()
        self.out = nn.Dense(h, h)
        self.ln = nn.LayerNorm((h,))
        self.mid = nn.Dense(h, cfg.intermediate_size, activation=cfg.hidden_act)
        self.o2 = nn.Dense(cfg.intermediate_size, h)
        self.ln2 = nn.LayerNorm((h,))

    def construct(self, x, mask):
        b, s, h = F.shape(x)
        q = self.transpose(self.reshape(self.query_layer(x), (b, s, self.n, self.d)), (0, 2, 1, 3))
        k = self.transpose(self.reshape(self.key_layer(x), (b, s, self.n, self.d)), (0, 2, 1, 3))
        v = self.transpose(self.reshape(self.value_layer(x), (b, s, self.n, self.d)), (0, 2, 1, 3))
        scores = self.matmul_trans_b(q, k) * self.scores_mul
        m = self.expand_dims(mask, 1)
        adder = self.sub(self.cast(F.tuple_to_array((1.0,)), F.dtype(scores)), self.cast(m, F.dtype(scores))) * self.multiply_data
        p = self.softmax(scores + adder)
        c = self.reshape(self.transpose(self.matmul(p, v), (0, 2, 1, 3)), (b, s, h))
        x = self.ln(self.out(c) + x)
        return self.ln2(self.o2(self.mid(x)) + x)


class CreateAttentionMaskFromInputMask(nn.Cell):

    def __init__(self, config):
        super().__init__()
        self.cast = P.Cast()
        self.reshape = P.Reshape()
        self.shape = (-1, 1, config.seq_length)

    def construct(self, input_mask):
        return self.cast(self.reshape(input_mask, self.shape), mstype.float32)


class BertModel(nn.Cell):

    def __init__(self, config, is_training=True, use_one_hot_embeddings=False):
        super().__init__()
        config = copy.deepcopy(config)
        self.emb = EmbeddingLookup(config.vocab_size, config.hidden_size, [-1, config.seq_length, config.hidden_size],
                use_one_hot_embeddings)
        self.post = EmbeddingPostprocessor(config, None)
        self.layers = nn.CellList([SelfAttn(config) for _ in range(config.num_hidden_layers)])
        self.mask = CreateAttentionMaskFromInputMask(config)
        self.squeeze_1 = P.Squeeze(axis=1)
        self.slice = P.StridedSlice()
        self.h = config.hidden_size
        self.dense = nn.Dense(config.hidden_size, config.hidden_size, weight_init=TruncatedNormal(0.02),
                activation="tanh").to_float(config.compute_type)

    def construct(self, ids, tt, im):
        e, table = self.emb(ids)
        x = self.post(tt, e)
        m = self.mask(im)
        for l in self.layers:
            x = l(x, m)
        seq = self.slice(x, (0, 0, 0), (x.shape[0], 1, self.h), (1, 1, 1))
        return (x, self.dense(self.squeeze_1(seq)), table)


class GetMaskedLMOutput(nn.Cell):

    def __init__(self, c):
        super().__init__()
        self.width = c.hidden_size
        self.reshape = P.Reshape()
        self.gather = P.Gather()
        self.dense = nn.Dense(self.width, c.hidden_size, activation="gelu").to_float(mstype.float32)
        self.layernorm = nn.LayerNorm((c.hidden_size,))
        self.output_bias = Parameter(initializer("zero", c.vocab_size))
        self.matmul = P.MatMul(transpose_b=True)
        self.log_softmax = nn.LogSoftmax(axis=-1)
        self.shape_flat_offsets = (-1, 1)
        self.last_idx = (-1,)
        self.shape_flat_sequence_tensor = (-1, self.width)
        self.cast = P.Cast()

    def construct(self, input_tensor, output_weights, positions):
        rng = F.tuple_to_array(F.make_range(P.Shape()(input_tensor)[0]))
        flat_offsets = self.reshape(rng * P.Shape()(input_tensor)[1], self.shape_flat_offsets)
        flat_position = self.reshape(positions + flat_offsets, self.last_idx)
        flat_sequence_tensor = self.reshape(input_tensor, self.shape_flat_sequence_tensor)
        x = self.gather(flat_sequence_tensor, flat_position, 0)
        x = self.layernorm(self.dense(x))
        return self.log_softmax(self.matmul(x, output_weights) + self.output_bias)


class PreTrain(nn.Cell):

    def __init__(self, c):
        super().__init__()
        self.bert = BertModel(c)
        self.mlm = GetMaskedLMOutput(c)
        self.nsp = nn.Dense(c.hidden_size, 2)
        self.onehot = P.OneHot()
        self.reduce_sum = P.ReduceSum()
        self.mean = P.ReduceMean()
        self.neg = P.Neg()
        self.v = c.vocab_size
        self.on_value = Tensor(1.0, ms.float32)
        self.off_value = Tensor(0.0, ms.float32)

    def construct(self, ids, tt, im, pos, lab, w, nsp):
        x, pooled, table = self.bert(ids, tt, im)
        lp = self.mlm(x, table, pos)
        oh = self.onehot(P.Reshape()(lab, (-1,)), self.v, self.on_value, self.off_value)
        per = self.neg(self.reduce_sum(lp * oh, (-1,)))
        num = self.reduce_sum(P.Reshape()(w, (-1,)) * per, ())
        den = self.reduce_sum(w, ()) + 1e-05
        lp2 = P.LogSoftmax(-1)(self.nsp(pooled))
        l2 = self.mean(self.neg(self.reduce_sum(lp2 * self.onehot(nsp, 2, self.on_value, self.off_value), -1)))
        return num / den + l2
GRADIENT_CLIP_TYPE, GRADIENT_CLIP_VALUE = (1, 1.0)
clip_grad = C.MultitypeFuncGraph("clip_grad")


@clip_grad.register("Number", "Number", "Tensor")
def _clip_grad(clip_type, clip_value, grad):
    if clip_type not in (0, 1):
        return grad
    dt = F.dtype(grad)
    if clip_type == 0:
        new_grad = C.clip_by_value(grad, F.cast(F.tuple_to_array((-clip_value,)), dt), F.cast(F.tuple_to_array((clip_value,)), dt))
    else:
        new_grad = nn.ClipByNorm()(grad, F.cast(F.tuple_to_array((clip_value,)), dt))
    return new_grad


class BertTrainOneStepCell(nn.TrainOneStepCell):

    def __init__(self, network, optimizer, sens=1.0, enable_clip_grad=True):
        super().__init__(network, optimizer, sens)
        self.cast = P.Cast()
        self.hyper_map = C.HyperMap()
        self.enable_clip_grad = enable_clip_grad

    def set_sens(self, value):
        self.sens = value

    def construct(self, *inputs):
        weights = self.weights
        loss = self.network(*inputs)
        grads = self.grad(self.network, weights)(*inputs, self.cast(F.tuple_to_array((self.sens,)), mstype.float32))
        if self.enable_clip_grad:
            grads = self.hyper_map(F.partial(clip_grad, GRADIENT_CLIP_TYPE, GRADIENT_CLIP_VALUE), grads)
        grads = self.grad_reducer(grads)
        self.optimizer(grads)
        return loss


class BertLR(nn.learning_rate_schedule.LearningRateSchedule):

    def __init__(self, learning_rate, end_learning_rate, warmup_steps, decay_steps, power):
        super().__init__()
        self.warmup_flag = warmup_steps > 0
        if self.warmup_flag:
            self.warmup_lr = nn.WarmUpLR(learning_rate, warmup_steps)
        self.decay_lr = nn.PolynomialDecayLR(learning_rate, end_learning_rate, decay_steps, power)
        self.warmup_steps = Tensor(np.array([warmup_steps]).astype(np.float32))
        self.greater = P.Greater()
        self.one = Tensor(np.array([1.0]).astype(np.float32))
        self.cast = P.Cast()

    def construct(self, global_step):
        decay_lr = self.decay_lr(global_step)
        if self.warmup_flag:
            is_warmup = self.cast(self.greater(self.warmup_steps, global_step), mstype.float32)
            return (self.one - is_warmup) * decay_lr + is_warmup * self.warmup_lr(global_step)
        return decay_lr


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    net = fill(PreTrain(BertConfig()))
    print(len(net.trainable_params()))
    decay = list(filter(lambda x: "layernorm" not in x.name.lower() and "bias" not in x.name.lower(), net.trainable_params()))
    other = list(filter(lambda x: "layernorm" in x.name.lower() or "bias" in x.name.lower(), net.trainable_params()))
    gp = [{"params": decay, "weight_decay": 0.01}, {"params": other, "weight_decay": 0.0}, {"order_params": net.trainable_params()}]
    opt = nn.AdamWeightDecay(gp, learning_rate=BertLR(0.05, 0.0, 2, 10, 1.0), eps=1e-06)
    st = BertTrainOneStepCell(net, opt)
    st.set_train()
    ids = Tensor((np.arange(12).reshape(2, 6) * 5 % 20).astype(np.int32))
    tt = Tensor(np.array([[0, 0, 0, 1, 1, 1]] * 2, np.int32))
    im = Tensor(np.array([[1] * 6, [1] * 4 + [0] * 2], np.int32))
    pos = Tensor(np.array([[1, 3], [0, 2]], np.int32))
    lab = Tensor(np.array([[4, 5], [6, 7]], np.int32))
    w = Tensor(np.array([[1, 1], [1, 0]], np.float32))
    nsp = Tensor([0, 1], ms.int32)
    for i in range(4):
        show("loss", st(ids, tt, im, pos, lab, w, nsp))
    for p in list(net.trainable_params())[:6]:
        show(p.name, p)
# expect: 46
# expect: loss 3.3462
# expect: loss 3.3462
# expect: loss 2.4868
# expect: loss 6.9630
# expect: bert.emb.embedding_table (20, 8) 62.3871
# expect: bert.post.full_position_embedding.embedding_table (12, 8) 29.5070
# expect: bert.post.token_type_embedding.embedding_table (2, 8) 6.2781
# expect: bert.post.layernorm.gamma (8,) 7.7390
# expect: bert.post.layernorm.beta (8,) 1.5200
# expect: bert.layers.0.query_layer.weight (8, 8) 23.3925
# expect: 46
# expect: loss 3.3462
# expect: loss 3.3462
# expect: loss 2.4868
# expect: loss 6.9630
# expect: bert.emb.embedding_table (20, 8) 62.3871
# expect: bert.post.full_position_embedding.embedding_table (12, 8) 29.5070
# expect: bert.post.token_type_embedding.embedding_table (2, 8) 6.2781
# expect: bert.post.layernorm.gamma (8,) 7.7390
# expect: bert.post.layernorm.beta (8,) 1.5200
# expect: bert.layers.0.query_layer.weight (8, 8) 23.3925
