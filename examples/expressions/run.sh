python gaussian.py
