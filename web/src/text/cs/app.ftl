app-name = Sagaboard
app-close = Zavřít
