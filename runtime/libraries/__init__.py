"""What a built library is: its object format, the records in it, and how it is opened."""
