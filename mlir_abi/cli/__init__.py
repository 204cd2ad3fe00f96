"""The commands: ``main`` of each module runs one, and returns the exit status.

Only these modules print and exit.
"""
