"""How a failure leaves compiled code: by a status that each function returns to its caller."""
