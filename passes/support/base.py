"""The base class of passes: a frozen dataclass whose fields are the options."""

from __future__ import annotations

import dataclasses
import typing
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeVar

from mlir_abi.bindings import ir

__all__ = ["Pass", "PassOptionError", "option", "value_text"]

T = TypeVar("T")
Self = TypeVar("Self", bound="Pass")


class PassOptionError(ValueError):
    """An unknown option of a pass, or an invalid value."""


def option(default: T, description: str) -> T:
    """Declare an option of a pass, with its default value and its help text."""
    field: T = dataclasses.field(default=default, metadata={"description": description})
    return field


@dataclasses.dataclass(frozen=True)
class Pass(ABC):
    """A pass over a ``builtin.module``.

    ``name`` is its name in a pipeline, and the docstring is its help text. Each field is an option:
    a ``bool``, an ``int``, a ``str`` or a ``Literal`` of strings. Underscores in the name of a
    field are dashes in the option.
    """

    name: ClassVar[str]

    @abstractmethod
    def run(self, op: ir.Operation) -> None:
        """Run the pass on the anchor op; raise `PassError` if the op is invalid."""

    @classmethod
    def options(cls) -> dict[str, dataclasses.Field[Any]]:
        """Return the fields of the pass by the names of the options."""
        return {field.name.replace("_", "-"): field for field in dataclasses.fields(cls)}

    @classmethod
    def from_options(cls: type[Self], texts: Mapping[str, str]) -> Self:
        """Create the pass with the options of a pipeline text.

        Raises `PassOptionError` for an unknown option or an invalid value.
        """
        known = cls.options()
        hints = typing.get_type_hints(cls)
        values: dict[str, Any] = {}
        for name, text in texts.items():
            if name not in known:
                raise PassOptionError(
                    f"{cls.name} has no option {name!r}"
                    + (f"; it has {', '.join(known)}" if known else "; it has none")
                )
            field = known[name]
            values[field.name] = _value(f"{cls.name}: {name}", hints[field.name], text)
        return cls(**values)


def _value(what: str, hint: Any, text: str) -> Any:
    if hint is bool:
        if text.lower() in ("", "true", "1"):
            return True
        if text.lower() in ("false", "0"):
            return False
        raise PassOptionError(f"{what} must be true or false (got {text!r})")
    if hint is int:
        try:
            return int(text)
        except ValueError:
            raise PassOptionError(f"{what} must be an integer (got {text!r})") from None
    if typing.get_origin(hint) is Literal:
        choices = typing.get_args(hint)
        if text not in choices:
            raise PassOptionError(f"{what} must be {' or '.join(choices)} (got {text!r})")
    return text


def value_text(value: Any) -> str:
    """Return the value of an option as text for a pipeline."""
    return str(value).lower() if isinstance(value, bool) else str(value)
