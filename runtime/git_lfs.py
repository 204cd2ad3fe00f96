"""Pointers of Git LFS: small files in place of those that Git LFS has not fetched yet.

Their format: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
"""

POINTER = b"version https://git-lfs."
"""How a pointer begins."""

MESSAGE = "is a pointer of Git LFS: `git lfs pull` fetches the file"
