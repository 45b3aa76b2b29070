"""mindspore.common.file_system: with what files of checkpoints are opened. MindIO, a server of files, is not here."""
from mindspore import _checkparam as checks

mindio_server_info = {"memfs.data_block_pool_capacity_in_gb": "100"}


class FileSystem:
    """How files are made and read."""

    def __init__(self):
        self.create = self.open = open
        self.create_args, self.open_args, self.backend = ("ab",), ("rb",), "basic"


def set_mindio_server_info(data_block_pool_capacity_in_gb=100):
    """The size of MindIO's memory."""
    checks.check_positive_int(data_block_pool_capacity_in_gb, "data_block_pool_capacity_in_gb")
    mindio_server_info["memfs.data_block_pool_capacity_in_gb"] = str(data_block_pool_capacity_in_gb)


def mindio_preload(ckpt_file_name):
    """Whether MindIO fetches a file beforehand: it is not installed."""
    checks.check_value_type("ckpt_file_name", ckpt_file_name, str, "mindio_preload")
    return False
