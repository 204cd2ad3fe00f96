"""The names of the attributes that the passes attach to functions, and of IREE's annotations."""

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

AFFINITY = "iree.abi.affinity"
CONSUME = "iree.abi.consume"
ENCODING = "iree.abi.encoding"
MODEL = "iree.abi.model"
OUTPUT = "iree.abi.output"
TRANSIENTS = "iree.abi.transients"
COARSE_FENCES = "coarse-fences"
"""The function of this model waits for one fence and signals another."""

ANNOTATIONS = frozenset({AFFINITY, CONSUME, ENCODING, OUTPUT, TRANSIENTS})
"""What IREE's compiler reads of an argument or result, and its callers see."""

ATTACHED = frozenset(
    {
        *(RAW, RAW_VERSION, RESULT_ALLOCATOR),
        *(SIP, SIP_VERSION, LEGACY_SIP, LEGACY_SIP_VERSION),
        *(IREE_ABI, IREE_ABI_SHORT, DECLARATION),
    }
)
