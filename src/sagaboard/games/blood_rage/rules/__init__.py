"""The rulebook as frames, one module per chapter, in the order of play."""
