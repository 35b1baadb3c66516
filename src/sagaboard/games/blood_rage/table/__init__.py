"""What people see of the game: views, drawings, words and reasons. Nothing here changes a game."""
