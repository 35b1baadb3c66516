app-name = Sagaboard
app-close = Zamknij
