"""Transfer encodings of a message's payload."""

from base64 import encodebytes
from quopri import encodestring

__all__ = ["encode_7or8bit", "encode_base64", "encode_noop", "encode_quopri"]


def encode_base64(msg):
    msg.set_payload(str(encodebytes(msg.get_payload(decode=True)), "ascii"))
    msg["Content-Transfer-Encoding"] = "base64"


def encode_quopri(msg):
    msg.set_payload(encodestring(msg.get_payload(decode=True), quotetabs=True).replace(b" ", b"=20"))
    msg["Content-Transfer-Encoding"] = "quoted-printable"


def encode_7or8bit(msg):
    payload = msg.get_payload(decode=True)
    try:
        (payload or b"").decode("ascii")
    except UnicodeError:
        msg["Content-Transfer-Encoding"] = "8bit"
    else:
        msg["Content-Transfer-Encoding"] = "7bit"


def encode_noop(msg):
    """Leaves the payload as it is."""
