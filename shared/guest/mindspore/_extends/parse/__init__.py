"""mindspore._extends.parse."""
from mindspore._extends.parse import compile_config
