"""The attribute languages: build, parse, print and compare signatures as plain frozen values."""
