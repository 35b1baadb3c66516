"""What the cards do: small named functions, listed with their moments in `table.py`."""
