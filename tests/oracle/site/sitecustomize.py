"""Loaded by the oracle's Python before a case that uses MindSpore (run.py puts this folder on PYTHONPATH).

Eager operators then run before the next line does, so that an error belongs to the line that caused it: by default
MindSpore queues them and raises later, or never when the process ends first.
"""
import mindspore

mindspore.set_context(pynative_synchronize=True)
