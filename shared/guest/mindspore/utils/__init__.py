"""mindspore.utils: values for dry runs."""
from mindspore.utils import dryrun

__all__ = ["dryrun"]
