"""What a caller is told of a function: as a value, as text, and the labels of its arguments."""
