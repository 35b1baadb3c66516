"""What every game is made of. The kernel knows no game."""
