"""Input that is out to break a parser, and how long a parser may take over it."""

import gc
import time

from mlir_abi.dialect_attrs.signature import SignatureError


def outcome(parse, text):
    """What ``parse`` returns, or the offset of the error; any other exception is a failure."""
    try:
        return parse(text)
    except SignatureError as error:
        length = len(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
        assert 0 <= error.offset <= length
        assert "\n" not in str(error)
        return error.offset


def growth(parse, make, size):
    """How much longer the parser takes when its input is four times as long (linear: about 4)."""
    return _seconds(parse, make(4 * size)) / _seconds(parse, make(size))


def _seconds(parse, text):
    """The least of several times, without the collector, which walks all that is alive."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(5):
            start = time.process_time()
            outcome(parse, text)
            best = min(best, time.process_time() - start)
    finally:
        gc.enable()
    return best
