app-name = Sagaboard
