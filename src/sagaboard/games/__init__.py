"""The games. Each folder has the same names; each is found through its entry point."""
