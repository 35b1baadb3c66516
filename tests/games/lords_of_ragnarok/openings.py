"""Four players, and two, as the first of them begins the special action of a turn."""

FOUR = """
    seats green red blue yellow
    turn green special_action
    green hero ragnar 1
    red hero aslaug 9
    blue hero snorri 16
    yellow hero lagertha 18
"""
TWO = """
    seats green red
    turn green special_action
    green hero ragnar 1
    red hero aslaug 9
"""
