"""Distributions: densities, moments, entropies, divergences and samples."""
from mindspore.nn.probability.distribution.continuous import (Beta, Cauchy, Exponential, Gamma, Gumbel, HalfNormal, Laplace, LogNormal,
                                                              Logistic, Normal, StudentT, Uniform)
from mindspore.nn.probability.distribution.discrete import Bernoulli, Categorical, Geometric, Poisson
from mindspore.nn.probability.distribution.distribution import Distribution
from mindspore.nn.probability.distribution.transformed_distribution import TransformedDistribution

__all__ = ["Distribution", "Bernoulli", "Beta", "Categorical", "Cauchy", "Exponential", "Gamma", "Geometric", "Gumbel", "HalfNormal",
           "Laplace", "LogNormal", "Logistic", "Normal", "Poisson", "StudentT", "TransformedDistribution", "Uniform"]
