"""Input that is out to break a parser."""

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
