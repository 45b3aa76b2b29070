# tolerance: 5e-4
# A recurrent translator: bidirectional encoder over sequences of different lengths, additive attention, decoding step by step.
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops
from _programs import fill, show


class Encoder(nn.Cell):
    def __init__(self, vocab, dim, hidden):
        super().__init__()
        self.embedding = nn.Embedding(vocab, dim, padding_idx=0)
        self.rnn = nn.GRU(dim, hidden, bidirectional=True)
        self.fc = nn.Dense(hidden * 2, hidden)

    def construct(self, src, lengths):
        embedded = self.embedding(src.swapaxes(0, 1))
        outputs, hidden = self.rnn(embedded, seq_length=lengths)
        hidden = ops.tanh(self.fc(ops.concat((hidden[-2], hidden[-1]), 1)))
        return outputs, hidden


class Attention(nn.Cell):
    def __init__(self, hidden):
        super().__init__()
        self.attn = nn.Dense(hidden * 3, hidden)
        self.v = nn.Dense(hidden, 1, has_bias=False)

    def construct(self, hidden, encoder_outputs, mask):
        length = encoder_outputs.shape[0]
        hidden = hidden.expand_dims(1).tile((1, length, 1))
        encoder_outputs = encoder_outputs.transpose(1, 0, 2)
        energy = ops.tanh(self.attn(ops.concat((hidden, encoder_outputs), 2)))
        attention = self.v(energy).squeeze(2)
        attention = attention.masked_fill(mask == 0, -1e10)
        return ops.softmax(attention, axis=1)


class Decoder(nn.Cell):
    def __init__(self, vocab, dim, hidden):
        super().__init__()
        self.embedding = nn.Embedding(vocab, dim)
        self.attention = Attention(hidden)
        self.rnn = nn.GRUCell(dim + hidden * 2, hidden)
        self.out = nn.Dense(hidden * 3 + dim, vocab)

    def construct(self, token, hidden, enc, mask):
        embedded = self.embedding(token)
        a = self.attention(hidden, enc, mask).expand_dims(1)
        weighted = ops.bmm(a, enc.transpose(1, 0, 2)).squeeze(1)
        hidden = self.rnn(ops.concat((embedded, weighted), 1), hidden)
        return self.out(ops.concat((hidden, weighted, embedded), 1)), hidden, a.squeeze(1)


class Seq2Seq(nn.Cell):
    def __init__(self, vocab):
        super().__init__()
        self.encoder, self.decoder = Encoder(vocab, 5, 6), Decoder(vocab, 5, 6)

    def construct(self, src, lengths, trg):
        mask = (src != 0).astype(ms.int32)
        enc, hidden = self.encoder(src, lengths)
        outputs = []
        token = trg[:, 0]
        for t in range(1, trg.shape[1]):
            out, hidden, _ = self.decoder(token, hidden, enc, mask)
            outputs.append(out)
            token = trg[:, t]
        return ops.stack(outputs, axis=1)


net = fill(Seq2Seq(9), 6)
src = Tensor([[3, 4, 5, 2, 0], [6, 7, 8, 4, 2]], ms.int32)
trg = Tensor([[1, 5, 4, 3, 2], [1, 4, 8, 7, 6]], ms.int32)
lengths = Tensor([4, 5], ms.int32)
loss_fn = nn.CrossEntropyLoss(ignore_index=0)
opt = nn.Adam(net.trainable_params(), learning_rate=0.02)


def forward(src, lengths, trg):
    logits = net(src, lengths, trg)
    return loss_fn(logits.view(-1, logits.shape[-1]), trg[:, 1:].reshape(-1))


grad_fn = ops.value_and_grad(forward, None, opt.parameters)


def step(src, lengths, trg):
    loss, grads = grad_fn(src, lengths, trg)
    opt(grads)
    return loss


for i in range(5):
    show("loss", step(src, lengths, trg))
enc, hidden = net.encoder(src[:1], lengths[:1])
token, sentence, mask = Tensor([1], ms.int32), [], (src[:1] != 0).astype(ms.int32)
for _ in range(6):
    logits, hidden, a = net.decoder(token, hidden, enc, mask)
    token = logits.argmax(1).astype(ms.int32)
    sentence.append(int(token.asnumpy()[0]))
print(sentence, a.asnumpy().round(3))
# expect: loss 2.2298
# expect: loss 2.0820
# expect: loss 1.9522
# expect: loss 1.8320
# expect: loss 1.7164
# expect: [4, 4, 4, 4, 4, 4] [[0.237 0.228 0.229 0.306 0.   ]]
