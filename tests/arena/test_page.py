"""Pages with plots."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from sagaboard.arena.page import Interval, page, plot, table, ticks


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (-430, 430, [-400, -200, 0, 200, 400]),
        (0, 0.25, [0, 0.05, 0.1, 0.15, 0.2, 0.25]),
        (3, 3, [3]),
    ],
)
def test_ticks_are_round_numbers_within_the_scale(
    low: float, high: float, wanted: list[float]
) -> None:
    assert ticks(low, high) == pytest.approx(wanted)


def test_a_row_stands_where_its_numbers_are() -> None:
    drawn = ET.fromstring(plot([Interval("a", 0.0, 0.5, 1.0, "half")], low=0, high=1))
    circle = drawn.find("circle")
    reach = drawn.find("line[@class='reach']")
    assert circle is not None
    assert reach is not None
    left, right = float(reach.attrib["x1"]), float(reach.attrib["x2"])
    assert float(circle.attrib["cx"]) == pytest.approx((left + right) / 2)
    assert left < right


def test_text_cannot_become_markup() -> None:
    text = page(
        "<b>", [table(["<i>"], [["a & b"]]), plot([Interval("<u>", 0, 0, 1, "")], low=0, high=1)]
    )
    for tag in ("<b>", "<i>", "<u>"):
        assert tag not in text
    assert "a &amp; b" in text
