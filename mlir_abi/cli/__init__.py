"""The commands. Only these modules print and exit."""
