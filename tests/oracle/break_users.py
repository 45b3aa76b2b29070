"""Functions for break_cases.py: operators of a program's classes, methods of containers, what Python says of functions."""
from break_world import *


class Number:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return self.value + other

    def __contains__(self, item):
        return item == 3

    def __neg__(self):
        return -self.value


number = Number(3)


@case(V)
def added_by_a_class(x):
    return x * (number + 1)


@case(V)
def contained_by_a_class(x):
    return x + 1 if 3 in number else x


@case(V)
def compared_by_identity(x):
    return x + 1 if number == number and number != 3 else x


@case(V)
def class_of_an_object(x):
    return x * len(number.__class__.__name__)


@case(V)
def function_name(x):
    return x + len(helper.__name__)


@case(V)
def function_attribute_written(x):
    helper.k = 3
    return x * helper.k


@case(V)
def places_in_a_list(x):
    items = [3, 1, 2]
    return x * items.index(1) + items.count(2)


@case(V)
def slice_deleted(x):
    items = [1, 2, 3]
    del items[0:2]
    return x * items[0]


@case(V)
def dict_from_keys(x):
    d = dict.fromkeys(["a", "b"], x)
    return d["a"] + d["b"]


@case(V)
def dicts_merged(x):
    d = {"a": x} | {"b": 2}
    d |= {"c": 3}
    return d["a"] * d["b"] + d["c"]


@case(V)
def sum_from_a_named_start(x):
    return sum([x, x], start=x)
