"""Decodes the attached attributes of a function, and checks them against its signature."""
