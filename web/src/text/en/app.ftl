app-name = Sagaboard
app-close = Close
