app-name = Sagaboard
app-close = Schließen
