"""The names of the attributes that the passes attach to functions."""

from __future__ import annotations

RAW = "f"
RAW_VERSION = "fv"
RESULT_ALLOCATOR = "fbr"
SIP = "sip"
SIP_VERSION = "sipv"
LEGACY_SIP = "abi"
LEGACY_SIP_VERSION = "abiv"
IREE_ABI = "iree.abi"
IREE_ABI_SHORT = "d"
DECLARATION = "iree.abi.declaration"

ATTACHED = frozenset(
    {
        *(RAW, RAW_VERSION, RESULT_ALLOCATOR),
        *(SIP, SIP_VERSION, LEGACY_SIP, LEGACY_SIP_VERSION),
        *(IREE_ABI, IREE_ABI_SHORT, DECLARATION),
    }
)
