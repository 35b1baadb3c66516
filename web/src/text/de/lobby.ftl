lobby-seat-title = Dein Platz
lobby-seat-claiming = Du nimmst Platz …
lobby-seat-bad = Dieser Link gehört zu keinem Platz
lobby-seat-bad-why = Vielleicht
lobby-seat-bad-cut = wurde der Link unterwegs abgeschnitten: Kopiere ihn ganz, bis zum letzten Zeichen;
lobby-seat-bad-left = hat jemand diesen Platz inzwischen verlassen, und es gilt ein neuer Link.
lobby-seat-bad-ask = Bitte die Person, die ihn geschickt hat, um einen neuen. Wenn dieses Gerät schon an dem Tisch saß, findest du ihn in der Lobby.
