"""Managers of loss scales, for Model. On a CPU MindSpore takes a fixed one without overflow checks, and so does refjit."""


class LossScaleManager:
    """A user's own: both methods."""

    def get_loss_scale(self):
        """The scale now."""

    def update_loss_scale(self, overflow):
        """Told after each step whether it overflowed."""


class FixedLossScaleManager(LossScaleManager):
    def __init__(self, loss_scale=128.0, drop_overflow_update=True):
        if loss_scale < 1:
            raise ValueError(f"The argument 'loss_scale' must be >= 1, but got {loss_scale}")
        self._loss_scale, self._drop_overflow_update = loss_scale, drop_overflow_update

    def get_loss_scale(self):
        return self._loss_scale

    def get_drop_overflow_update(self):
        return self._drop_overflow_update

    def get_update_cell(self):
        return None


class DynamicLossScaleManager(LossScaleManager):
    def __init__(self, init_loss_scale=2**24, scale_factor=2, scale_window=2000):
        self.loss_scale, self.scale_factor, self.scale_window = init_loss_scale, scale_factor, scale_window
        self._good = 0

    def get_loss_scale(self):
        return self.loss_scale

    def update_loss_scale(self, overflow):
        self._good = 0 if overflow else self._good + 1
        if overflow:
            self.loss_scale = max(self.loss_scale / self.scale_factor, 1)
        elif self._good % self.scale_window == 0:
            self.loss_scale *= self.scale_factor

    def get_drop_overflow_update(self):
        return True
