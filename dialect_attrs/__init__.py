"""Signatures as plain frozen values, and the text formats that attributes store them in."""
