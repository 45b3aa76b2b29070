"""Loss scales as Model takes them."""


class LossScaleManager:
    """Base: get_loss_scale(), update_loss_scale(overflow), get_update_cell()."""


class FixedLossScaleManager(LossScaleManager):
    """A constant scale."""

    def __init__(self, loss_scale=128.0, drop_overflow_update=True):
        if loss_scale < 1:
            raise ValueError("The argument 'loss_scale' must be >= 1, but got {}".format(loss_scale))
        self._loss_scale, self._drop = loss_scale, drop_overflow_update

    def get_loss_scale(self):
        return self._loss_scale

    def get_drop_overflow_update(self):
        return self._drop

    def update_loss_scale(self, overflow):
        """Stays."""


class DynamicLossScaleManager(LossScaleManager):
    """A scale that halves on overflow and doubles after a window without."""

    def __init__(self, init_loss_scale=2 ** 24, scale_factor=2, scale_window=2000):
        self.loss_scale, self.scale_factor, self.scale_window = init_loss_scale, scale_factor, scale_window
        self.increase_ratio = scale_factor
        self._good = 0

    def get_loss_scale(self):
        return self.loss_scale

    def get_drop_overflow_update(self):
        return True

    def update_loss_scale(self, overflow):
        if overflow:
            self.loss_scale, self._good = max(self.loss_scale / self.scale_factor, 1), 0
            return
        self._good += 1
        if self._good >= self.scale_window:
            self.loss_scale, self._good = self.loss_scale * self.scale_factor, 0
