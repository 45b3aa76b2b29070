"""A distribution seen through a bijector."""
import _refjit as _native
from mindspore import ops
from mindspore.nn.probability.distribution.distribution import Distribution


class TransformedDistribution(Distribution):
    """Of bijector(x), where x has the distribution given."""

    def __init__(self, bijector, distribution, seed=None, name="transformed_distribution"):
        from mindspore.nn.probability.bijector import Bijector
        if not isinstance(bijector, Bijector):
            raise TypeError(f"For '{type(self).__name__}', the type of 'bijector' should be Bijector, but got {type(bijector)}.")
        if not isinstance(distribution, Distribution):
            raise TypeError(f"For '{type(self).__name__}', the type of 'distribution' should be Distribution, but got "
                            f"{type(distribution)}.")
        super().__init__(seed, distribution.dtype, name, {"bijector": bijector, "distribution": distribution})
        self._bijector, self._distribution = bijector, distribution
        self._is_linear_transformation = bijector.is_constant_jacobian
        self.parameter_type = distribution.parameter_type
        self.parameter_names, self.default_parameters = distribution.parameter_names, distribution.default_parameters
        self._batch_shape = self._broadcast_shape = distribution.batch_shape
        self._is_scalar_batch = distribution.is_scalar_batch and bijector.is_scalar_batch

    bijector = property(lambda self: self._bijector)
    distribution = property(lambda self: self._distribution)
    is_linear_transformation = property(lambda self: self._is_linear_transformation)

    def extend_repr(self):
        return f"transform = {self._bijector}, base_distribution = {self._distribution}"

    def log_prob(self, value, *args, **kwargs):
        inverse = self._bijector.inverse(value)
        return self._distribution.log_prob(inverse, *args, **kwargs) + self._bijector.inverse_log_jacobian(value)

    def prob(self, value, *args, **kwargs):
        return ops.exp(self.log_prob(value, *args, **kwargs))

    def cdf(self, value, *args, **kwargs):
        return self._distribution.cdf(self._bijector.inverse(value), *args, **kwargs)

    def log_cdf(self, value, *args, **kwargs):
        return ops.log(self.cdf(value, *args, **kwargs))

    def survival_function(self, value, *args, **kwargs):
        return 1.0 - self.cdf(value, *args, **kwargs)

    def log_survival(self, value, *args, **kwargs):
        return ops.log(self.survival_function(value, *args, **kwargs))

    def mean(self, *args, **kwargs):
        if not self._is_linear_transformation:
            raise ValueError("mean function must be implemented for non-linear transformation")
        return self._bijector.forward(self._distribution.mean(*args, **kwargs))

    def sample(self, *args, **kwargs):
        return self._bijector.forward(self._distribution.sample(*args, **kwargs)).astype(_native.float32)
