"""A child process for what this one cannot or should not do; files put in place, all or none."""
