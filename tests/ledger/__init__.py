"""The rule ledger, clause by clause: position files that show each at work, and the books kept over them."""
