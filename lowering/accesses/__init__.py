"""What operations require of indices, sizes and divisors: checked in code, and by callers."""
