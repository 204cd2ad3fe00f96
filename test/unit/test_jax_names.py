"""The names that JAX gives to leaves: what is one, and what it says."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlir_abi.dialect_attrs.jax_names import parse

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
IDENTIFIERS = st.from_regex(r"[a-z_]\w*", fullmatch=True)
INDICES = st.integers(0, 10**18 - 1)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("x", ("x", ())),
        ("params['layers'][0].w", ("params", ("layers", 0, "w"))),
        ("_1.naïve[12]", ("_1", ("naïve", 12))),
        ("p['']", ("p", ("",))),
        ("p['0']", ("p", ("0",))),
        ("p['a].b[0']", ("p", ("a].b[0",))),
        (r"""p["it's"]""", ("p", ("it's",))),
        (r"""p['it\'s "so"']""", ("p", ('it\'s "so"',))),
        (r"p['\\n\n\x7f\u2028\U000e0001😀']", ("p", ("\\n\n\x7f\u2028\U000e0001😀",))),
    ],
)
def test_names(name, expected):
    """One name of each kind, and strings that look like more."""
    assert parse(name) == expected


@given(IDENTIFIERS, st.lists(st.one_of(TEXT, INDICES)))
def test_keys_are_written_by_repr(root, path):
    """What Python's repr writes is read back, whatever the string."""
    assert parse(root + "".join(f"[{key!r}]" for key in path)) == (root, tuple(path))


@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("p[1.5]", "[1.5]"),
        ("p[-1]", "[-1]"),
        ("p[True]", "[True]"),
        ("p[b'q']", "[b'q']"),
        ("p[(1, 2)]", "[(1, 2)]"),
        ("p[0][<Color.RED: 1>]", "[<Color.RED: 1>]"),
        ("p[01]", "[01]"),
        ("p[1000000000000000000]", "[1000000000000000000]"),
        ("p[0", "[0"),
        ("p['a", "['a"),
        ("p['a']b", "b"),
        ("p.", "."),
        ("p.0", ".0"),
        ("p['\n']", "['\n']"),
        (r"p['\d']", r"['\d']"),
        (r"p['\ud800']", r"['\ud800']"),
        ("p['\ud800']", "['\ud800']"),
        (r"p['\U00110000']", r"['\U00110000']"),
        ("p ", " "),
    ],
)
def test_keys_of_other_kinds(name, rest):
    """The error shows where the name stops being one."""
    with pytest.raises(ValueError, match=r"^a key must be an index, a string or a field") as caught:
        parse(name)
    assert str(caught.value).endswith(f"(got {rest!r} in {name!r})")


@pytest.mark.parametrize("name", ["", "[0]", "0", ".a", "'a'"])
def test_names_without_a_root(name):
    """A name begins with an identifier."""
    with pytest.raises(ValueError, match="must begin with an identifier") as caught:
        parse(name)
    assert str(caught.value).endswith(f"(got {name!r})")
