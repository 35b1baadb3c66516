"""What Lords of Hellas and Lords of Ragnarok share, as two games of one family."""
