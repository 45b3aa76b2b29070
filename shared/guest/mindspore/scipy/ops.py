"""mindspore.scipy.ops: the assignment as an operator."""
from mindspore.scipy.optimize import linear_sum_assignment


class LinearSumAssignment:
    """As mindspore.scipy.optimize.linear_sum_assignment, with the limit before `maximize`."""

    def __call__(self, cost_matrix, dimension_limit, maximize):
        return linear_sum_assignment(cost_matrix, maximize, dimension_limit)
