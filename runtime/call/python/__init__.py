"""The calls of compiled functions without the C module, with the same rules."""
