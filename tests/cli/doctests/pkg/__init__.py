"""A package.

>>> 1 + 1
2
"""
