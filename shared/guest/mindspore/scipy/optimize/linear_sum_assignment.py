"""The assignment of rows to columns that costs least."""
import sys
import numpy as np
from mindspore.common.tensor import Tensor


def _cheapest(cost):
    """The column of each row, for at least as many columns as rows: shortest augmenting paths with prices of rows and columns."""
    rows, columns = cost.shape
    row_price, column_price, owner = [0.0] * (rows + 1), [0.0] * (columns + 1), [-1] * (columns + 1)
    cost = cost.tolist()
    for row in range(rows):
        owner[columns], at = row, columns
        nearest, before, is_done = [float("inf")] * columns, [columns] * columns, [False] * (columns + 1)
        while owner[at] != -1:
            is_done[at] = True
            here, step, best = owner[at], float("inf"), -1
            for column in range(columns):
                if is_done[column]:
                    continue
                length = cost[here][column] - row_price[here] - column_price[column]
                if length < nearest[column]:
                    nearest[column], before[column] = length, at
                if nearest[column] < step:
                    step, best = nearest[column], column
            for column in range(columns + 1):
                if is_done[column]:
                    row_price[owner[column]] += step
                    column_price[column] -= step
                elif column < columns:
                    nearest[column] -= step
            at = best
        while at != columns:
            owner[at], at = owner[before[at]], before[at]
    found = [0] * rows
    for column in range(columns):
        if owner[column] != -1:
            found[owner[column]] = column
    return found


def linear_sum_assignment(cost_matrix, maximize, dimension_limit=None):
    """(rows, columns) of the assignment; only the first dimension_limit columns count, and -1 stands for what is left over."""
    cost = cost_matrix.asnumpy().astype(np.float64)
    size = min(cost.shape)
    limit = sys.maxsize if dimension_limit is None else int(dimension_limit)
    cost = cost[:, :limit] * (-1.0 if maximize else 1.0)
    if cost.shape[0] <= cost.shape[1]:
        rows, columns = list(range(cost.shape[0])), _cheapest(cost)
    else:
        pairs = sorted([(row, column) for column, row in enumerate(_cheapest(cost.T))])
        rows, columns = [row for row, _ in pairs], [column for _, column in pairs]
    left = [-1] * (size - len(rows))
    return Tensor(np.array(rows + left, np.int64)), Tensor(np.array(columns + left, np.int64))
