"""Whether a command failed for want of memory."""

import errno
import re

_NO_MEMORY = re.compile(
    "failed to map segment|annot allocate memory|^MemoryError|^error return without exception set$",
    re.MULTILINE,
)
"""The words of an import for a library, of the bindings for a callback, and of Python itself.

None of them raises MemoryError: an import raises ImportError, and an exception that leaves a
callback without memory for its traceback becomes a RuntimeError or SystemError with these words.
"""


def is_out_of_memory(error: BaseException) -> bool:
    """Whether Python raised ``error``, maybe in an import or a callback, for want of memory.

    Or raised it while it handled such an error: ``random`` then imports from ``hashlib``.
    """
    if error.__context__ is not None and is_out_of_memory(error.__context__):
        return True
    if isinstance(error, ImportError | RuntimeError | SystemError):
        return _NO_MEMORY.search(str(error)) is not None
    return isinstance(error, MemoryError) or getattr(error, "errno", None) == errno.ENOMEM
