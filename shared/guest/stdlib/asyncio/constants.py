"""Numbers that loops and transports share."""

import enum

LOG_THRESHOLD_FOR_CONNLOST_WRITES = 5  # writes after the connection is lost, until they are told of
ACCEPT_RETRY_DELAY = 1  # seconds, when there were no descriptors left
DEBUG_STACK_DEPTH = 10  # frames of a task's or a handle's origin
SSL_HANDSHAKE_TIMEOUT = 60.0
SSL_SHUTDOWN_TIMEOUT = 30.0
SENDFILE_FALLBACK_READBUFFER_SIZE = 256 * 1024
FLOW_CONTROL_HIGH_WATER_SSL_READ, FLOW_CONTROL_HIGH_WATER_SSL_WRITE = 256, 512  # KiB


class _SendfileMode(enum.Enum):
    """How a transport sends files."""

    UNSUPPORTED = enum.auto()
    TRY_NATIVE = enum.auto()
    FALLBACK = enum.auto()
