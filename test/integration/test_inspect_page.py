"""The page of ``abi-inspect --html`` in a browser: what is where, and whether it can be read."""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("google-chrome") or shutil.which("chromium")
PHONE, DESKTOP = 390, 1280

MODULE = """
func.func @layers(
    %x: memref<?x4xf32> {iree.abi.name = "x", iree.abi.index_path = [0], llvm.noalias},
    %w: memref<4x3xf32, strided<[3, 1]>> {iree.abi.index_path = [1, "layers", 0, "weights"]},
    %b: memref<3xf32> {iree.abi.index_path = [1, "layers", 0, "bias"]},
    %alpha: f32 {iree.abi.name = "a_name_without_any_place_to_break_which_is_long",
                 iree.abi.index_path = ["a_name_without_any_place_to_break_which_is_long"]})
    -> (memref<?x3xf32> {iree.abi.index_path = ["y"]}, i32 {iree.abi.index_path = ["n", 0]})
    attributes {llvm.emit_c_interface} {
  %r:2 = "x"() : () -> (memref<?x3xf32>, i32)
  return %r#0, %r#1 : memref<?x3xf32>, i32
}
func.func @unranked(%x: memref<*xf32>) attributes {llvm.emit_c_interface} { return }
"""

MEASURE = """
function background(element) {
  for (; element; element = element.parentElement) {
    const colour = element.ownerDocument.defaultView.getComputedStyle(element).backgroundColor;
    if (colour != "rgba(0, 0, 0, 0)") return colour;
  }
}
function box(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { text: element.innerText, left, top, right, bottom };
}
function measure(frame) {
  const page = frame.contentDocument, all = selector => [...page.querySelectorAll(selector)];
  const words = all("body *").filter(e => [...e.childNodes].some(n => n.nodeType == 3));
  const style = e => frame.contentWindow.getComputedStyle(e);
  const result = {
    width: page.documentElement.scrollWidth,
    cut_off: words.filter(e => e.scrollWidth > e.clientWidth && style(e).display != "inline")
        .map(e => e.innerText),
    beyond: words.filter(e => e.getBoundingClientRect().right > frame.clientWidth)
        .map(e => e.innerText),
    colours: [...new Set(words.map(e => style(e).color + " on " + background(e)))],
    smallest: Math.min(...words.map(e => parseFloat(style(e).fontSize))),
    rows: all("ol.bytes").map(row => [...row.children].map(box)),
    beside: all(".beside").map(e => [...e.children].map(box)),
    broken: all("th, td:last-child").map(e => e.firstChild).filter(text =>
        [...text.data.matchAll(/\\S+/g)].some(word => {
          const range = page.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          return range.getClientRects().length > 1;
        })).map(text => text.data),
    unfolded: all("details > ul").map(e => e.checkVisibility()),
  };
  all("summary").forEach(e => e.click());
  result.folded = all("details > ul").map(e => e.checkVisibility());
  return result;
}
onload = () => {
  const sizes = [...document.querySelectorAll("iframe")].map(measure);
  document.body.innerText = "<<<" + JSON.stringify(sizes) + ">>>";
};
"""


@pytest.fixture(scope="module", params=["light", "dark"])
def sizes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the browser says of the page on a phone and on a desktop."""
    if CHROMIUM is None:
        pytest.skip("no Chromium")
    folder = tmp_path_factory.mktemp("page")
    command = [Path(sys.executable).with_name("abi-inspect"), "--html"]
    page = subprocess.run(command, input=MODULE, capture_output=True, text=True, check=True).stdout
    frames = [
        f'<iframe srcdoc="{html.escape(page)}" style="border: 0; width: {width}px"></iframe>'
        for width in (PHONE, DESKTOP)
    ]
    (folder / "page.html").write_text(f"<body>{''.join(frames)}<script>{MEASURE}</script></body>")
    options = [
        *("--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'profile'}"),
        f"--blink-settings=preferredColorScheme={int(request.param == 'light')}",
        *("--hide-scrollbars", "--disable-dev-shm-usage"),
    ]
    shown = subprocess.run(
        [CHROMIUM, *options, "--dump-dom", (folder / "page.html").as_uri()],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    ).stdout
    match = re.search("&lt;&lt;&lt;(.*)&gt;&gt;&gt;", shown)
    assert match is not None, shown
    phone, desktop = json.loads(html.unescape(match[1]))
    return {"colours": request.param, "phone": phone, "desktop": desktop}


@pytest.mark.parametrize(("screen", "width"), [("phone", PHONE), ("desktop", DESKTOP)])
def test_the_page_is_as_wide_as_the_screen(sizes: Any, screen: str, width: int) -> None:
    """Nobody scrolls sideways, no text leaves its box, and words that are no names stay whole."""
    assert sizes[screen]["broken"] == []
    assert sizes[screen]["beyond"] == []
    assert sizes[screen]["cut_off"] == []
    assert sizes[screen]["width"] == width


def test_text_can_be_read(sizes: Any) -> None:
    """A contrast of 4.5 (WCAG 2.1, 1.4.3) in both themes, and no letter below 12 pixels."""
    for pair in sizes["phone"]["colours"]:
        text, background = map(luminance, pair.split(" on "))
        assert (max(text, background) + 0.05) / (min(text, background) + 0.05) >= 4.5, pair
        assert (text < background) == (sizes["colours"] == "light")
    assert sizes["phone"]["smallest"] >= 12


def luminance(colour: str) -> float:
    """The relative luminance of ``rgb(…)``, as WCAG defines it."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_descriptor_is_a_row_of_boxes(sizes: Any) -> None:
    """In the order of the bytes, in one row where there is room."""
    rank_2, rank_1, unranked = sizes["desktop"]["rows"]
    assert [box["text"].split() for box in rank_2] == [
        *(["allocated", "0"], ["aligned", "8"], ["offset", "16"]),
        *(["sizes[0]", "24"], ["sizes[1]", "32"], ["strides[0]", "40"], ["strides[1]", "48"]),
    ]
    assert [box["text"].split() for box in unranked] == [["rank", "0"], ["descriptor", "8"]]
    for row in (rank_2, rank_1, unranked):
        assert len({box["top"] for box in row}) == 1
        for one, other in pairwise(row):
            assert one["right"] < other["left"]


def test_parameters_are_beside_the_prototype(sizes: Any) -> None:
    """On a phone the prototype is below them."""
    for parameters, prototype in sizes["desktop"]["beside"]:
        assert parameters["top"] == prototype["top"]
        assert parameters["right"] < prototype["left"]
    for parameters, prototype in sizes["phone"]["beside"]:
        assert parameters["bottom"] < prototype["top"]
        assert parameters["left"] == prototype["left"]
    parameters, prototype = sizes["desktop"]["beside"][1]
    assert "memref<*xf32>\tpointer to descriptor" in parameters["text"]
    assert "void _mlir_ciface_unranked(const memref_unranked *arg0);" in prototype["text"]


def test_a_nest_folds(sizes: Any) -> None:
    """Without a script: each level is open until its head is clicked."""
    unfolded, folded = sizes["phone"]["unfolded"], sizes["phone"]["folded"]
    assert len(unfolded) == 7  # arguments, dict, list, dict; result, tuple; arguments
    assert all(unfolded)
    assert not any(folded)
