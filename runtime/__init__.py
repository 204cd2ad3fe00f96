"""The caller's side: what compiled functions take and give, and calling them from Python."""
