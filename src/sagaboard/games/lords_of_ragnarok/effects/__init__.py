"""What the texts of cards do, one small function each, listed in `table.py`."""
