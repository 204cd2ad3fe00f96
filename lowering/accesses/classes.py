"""The classes of what `abi-check-accesses` checks."""

from __future__ import annotations

from collections.abc import Set

CLASSES = ("index", "size", "div")
ALL_CLASSES = ",".join(CLASSES)


def classes_in(text: str) -> Set[str]:
    """The classes in ``text``, separated by commas; raises ValueError for one that there is not."""
    classes = set(text.split(","))
    if not classes <= set(CLASSES):
        raise ValueError(f"must be some of {ALL_CLASSES} (got {text!r})")
    return classes


def classes_text(checked: bool | str) -> str:
    """The classes that ``checked`` means: all for True, none for False, or those in a text.

    Raises ValueError for anything else.
    """
    if isinstance(checked, bool):
        return ALL_CLASSES if checked else ""
    if not isinstance(checked, str):
        raise ValueError(f"checked must be True, False or some of {ALL_CLASSES} (got {checked!r})")
    try:
        classes_in(checked)
    except ValueError as error:
        raise ValueError(f"checked {error}") from None
    return checked
