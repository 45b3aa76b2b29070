"""mindspore._extends: inner names that programs set."""
from mindspore._extends.utils import cell_attr_register
