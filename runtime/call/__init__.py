"""Calls of compiled functions from Python."""
