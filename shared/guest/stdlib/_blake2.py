"""_blake2: the digests of hashlib under the name of CPython's own module."""

from hashlib import blake2b, blake2s  # noqa: F401

BLAKE2B_SALT_SIZE, BLAKE2B_PERSON_SIZE = blake2b.SALT_SIZE, blake2b.PERSON_SIZE
BLAKE2B_MAX_KEY_SIZE, BLAKE2B_MAX_DIGEST_SIZE = blake2b.MAX_KEY_SIZE, blake2b.MAX_DIGEST_SIZE
BLAKE2S_SALT_SIZE, BLAKE2S_PERSON_SIZE = blake2s.SALT_SIZE, blake2s.PERSON_SIZE
BLAKE2S_MAX_KEY_SIZE, BLAKE2S_MAX_DIGEST_SIZE = blake2s.MAX_KEY_SIZE, blake2s.MAX_DIGEST_SIZE
