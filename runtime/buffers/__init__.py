"""Arrays and numbers in memory, as compiled code sees them."""
