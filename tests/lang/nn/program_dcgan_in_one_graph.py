# tolerance: 1e-3
# A DCGAN whose step is one graph: the discriminator sees three batches a step.
import numpy as np
import mindspore as ms
from mindspore import Tensor
from _programs import data, fill, show
from mindspore import nn, ops
from mindspore.common.initializer import Normal
weight_init = Normal(mean=0, sigma=0.02)


class Generator(nn.Cell):

    def __init__(self):
        super().__init__()
        self.generator = nn.SequentialCell(nn.Conv2dTranspose(6, 8, 4, 1, "valid", weight_init=weight_init), nn.BatchNorm2d(8),
                nn.ReLU(), nn.Conv2dTranspose(8, 4, 4, 2, "pad", 1, weight_init=weight_init), nn.BatchNorm2d(4), nn.ReLU(),
                        nn.Conv2dTranspose(4, 3, 4, 2, "pad", 1, weight_init=weight_init), nn.Tanh())

    def construct(self, x):
        return self.generator(x)


class Discriminator(nn.Cell):

    def __init__(self):
        super().__init__()
        self.discriminator = nn.SequentialCell(nn.Conv2d(3, 4, 4, 2, "pad", 1, weight_init=weight_init), nn.LeakyReLU(0.2), nn.Conv2d(4,
                8, 4, 2, "pad", 1, weight_init=weight_init), nn.BatchNorm2d(8), nn.LeakyReLU(0.2), nn.Conv2d(8, 1, 4, 1, "valid",
                        weight_init=weight_init))
        self.adv_layer = nn.Sigmoid()

    def construct(self, x):
        out = self.discriminator(x)
        return self.adv_layer(out.reshape(out.shape[0], -1))


for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    G, D = (fill(Generator()), fill(Discriminator()))
    adversarial_loss = nn.BCELoss(reduction="mean")
    oD = nn.Adam(D.trainable_params(), learning_rate=0.0002, beta1=0.5)
    oG = nn.Adam(G.trainable_params(), learning_rate=0.0002, beta1=0.5)
    oG.update_parameters_name("optim_g.")
    oD.update_parameters_name("optim_d.")
    print([p.name for p in oG.get_parameters()][:4])

    def generator_forward(z, valid):
        gen_imgs = G(z)
        return (adversarial_loss(D(gen_imgs), valid), gen_imgs)

    def discriminator_forward(real_imgs, gen_imgs, valid, fake):
        real_loss = adversarial_loss(D(real_imgs), valid)
        fake_loss = adversarial_loss(D(gen_imgs), fake)
        return (real_loss + fake_loss) / 2
    gG = ms.value_and_grad(generator_forward, None, oG.parameters, has_aux=True)
    gD = ms.value_and_grad(discriminator_forward, None, oD.parameters)

    @ms.jit
    def train_step(imgs, z):
        valid = ops.ones((imgs.shape[0], 1), ms.float32)
        fake = ops.zeros((imgs.shape[0], 1), ms.float32)
        (g_loss, gen_imgs), g_grads = gG(z, valid)
        oG(g_grads)
        d_loss, d_grads = gD(imgs, gen_imgs, valid, fake)
        oD(d_grads)
        return (g_loss, d_loss, gen_imgs)
    G.set_train()
    D.set_train()
    for i in range(4):
        a, b, c = train_step(Tensor(data(i, 4, 3, 16, 16)), Tensor(data(i, 4, 6, 1, 1)))
        show("s", a, b, c)
    for p in D.get_parameters():
        show(p.name, p)
    G.set_train(False)
    show("g", G(Tensor(data(0, 2, 6, 1, 1))))
# expect: ['optim_g.global_step', 'optim_g.learning_rate', 'optim_g.generator.0.weight', 'optim_g.generator.1.gamma']
# expect: s 0.8179 0.7828 (4, 3, 16, 16) 716.3438
# expect: s 0.9887 0.7318 (4, 3, 16, 16) 732.8264
# expect: s 0.9245 0.6397 (4, 3, 16, 16) 693.3354
# expect: s 0.8494 0.7930 (4, 3, 16, 16) 791.5194
# expect: optim_d.discriminator.0.weight (4, 3, 4, 4) 23.3643
# expect: optim_d.discriminator.2.weight (8, 4, 4, 4) 50.5746
# expect: discriminator.3.moving_mean (8,) 0.7829
# expect: discriminator.3.moving_variance (8,) 2.9881
# expect: optim_d.discriminator.3.gamma (8,) 7.9982
# expect: optim_d.discriminator.3.beta (8,) 0.3088
# expect: optim_d.discriminator.5.weight (1, 8, 4, 4) 8.0732
# expect: g (2, 3, 16, 16) 66.3419
# expect: ['optim_g.global_step', 'optim_g.learning_rate', 'optim_g.generator.0.weight', 'optim_g.generator.1.gamma']
# expect: s 0.8179 0.7828 (4, 3, 16, 16) 716.3438
# expect: s 0.9887 0.7318 (4, 3, 16, 16) 732.8264
# expect: s 0.9245 0.6397 (4, 3, 16, 16) 693.3354
# expect: s 0.8494 0.7930 (4, 3, 16, 16) 791.5194
# expect: optim_d.discriminator.0.weight (4, 3, 4, 4) 23.3643
# expect: optim_d.discriminator.2.weight (8, 4, 4, 4) 50.5746
# expect: discriminator.3.moving_mean (8,) 0.7829
# expect: discriminator.3.moving_variance (8,) 2.9881
# expect: optim_d.discriminator.3.gamma (8,) 7.9982
# expect: optim_d.discriminator.3.beta (8,) 0.3088
# expect: optim_d.discriminator.5.weight (1, 8, 4, 4) 8.0732
# expect: g (2, 3, 16, 16) 66.3419
