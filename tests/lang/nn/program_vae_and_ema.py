# tolerance: 2e-4
# Training loops that users write by hand: a variational autoencoder with two losses and fixed noise, gradients accumulated over
# micro steps, an exponential moving average of the weights kept by assign, learning rate set by hand.
import numpy as np
import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor, nn, ops


class VAE(nn.Cell):
    def __init__(self, size=6, hidden=8, latent=2):
        super().__init__()
        self.fc1 = nn.Dense(size, hidden)
        self.mu = nn.Dense(hidden, latent)
        self.log_var = nn.Dense(hidden, latent)
        self.decoder = nn.SequentialCell(nn.Dense(latent, hidden), nn.ELU(), nn.Dense(hidden, size), nn.Sigmoid())

    def construct(self, x, noise):
        h = ops.tanh(self.fc1(x))
        mu, log_var = self.mu(h), self.log_var(h)
        z = mu + noise * ops.exp(0.5 * log_var)
        return self.decoder(z), mu, log_var


class Accumulator:
    def __init__(self, optimizer, steps):
        self.optimizer = optimizer
        self.inner_grads = optimizer.parameters.clone(prefix="accum_", init="zeros")
        self.counter = 0
        self.steps = steps

    def __call__(self, grads):
        for total, grad in zip(self.inner_grads, grads):
            ops.assign_add(total, grad)
        self.counter += 1
        if self.counter % self.steps == 0:
            self.optimizer(tuple(total / self.steps for total in self.inner_grads))
            for total in self.inner_grads:
                ops.assign(total, ops.zeros_like(total))


np.random.seed(0)
net = VAE()
for parameter in net.get_parameters():
    parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.4, ms.float32))
average = ParameterTuple(net.trainable_params()).clone(prefix="ema", init="same")
optimizer = nn.Adam(net.trainable_params(), learning_rate=0.02)
accumulator = Accumulator(optimizer, 2)
x = Tensor(np.random.rand(5, 6), ms.float32)


def loss_fn(x, noise):
    out, mu, log_var = net(x, noise)
    reconstruction = ops.binary_cross_entropy(out, x, reduction="mean")
    kl = -0.5 * ops.mean(1 + log_var - mu.pow(2) - ops.exp(log_var))
    return reconstruction + 0.1 * kl, reconstruction, kl


grad_fn = ms.value_and_grad(loss_fn, None, net.trainable_params(), has_aux=True)
for step in range(6):
    noise = Tensor(np.random.randn(5, 2), ms.float32)
    (loss, reconstruction, kl), grads = grad_fn(x, noise)
    accumulator(grads)
    for mean, weight in zip(average, net.trainable_params()):
        ops.assign(mean, 0.9 * mean + 0.1 * weight)
    if step == 3:
        ops.assign(optimizer.learning_rate, Tensor(0.005, ms.float32))
    print(f"step {step}: {float(loss.asnumpy()):.4f} {float(reconstruction.asnumpy()):.4f} {float(kl.asnumpy()):.4f}")
print(average[0].name, average[1].asnumpy(), optimizer.global_step.asnumpy())

# expect: step 0: 0.7899 0.7619 0.2803
# expect: step 1: 0.8021 0.7741 0.2803
# expect: step 2: 0.7495 0.7276 0.2192
# expect: step 3: 0.7517 0.7298 0.2192
# expect: step 4: 0.7311 0.7117 0.1944
# expect: step 5: 0.7176 0.6981 0.1944
# expect: ema.fc1.weight [-0.26746735 -0.15808514 -0.28300297 -0.12999587 -0.3112586  -0.70306706
# expect:   0.06472695 -0.17432454] [3]
