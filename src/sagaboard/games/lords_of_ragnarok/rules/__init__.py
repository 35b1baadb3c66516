"""The rules, one module per chapter, in the order of play."""
