"""What bots know of the game: its value, its features and redeals. Nothing here changes a game."""
