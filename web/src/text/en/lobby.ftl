lobby-seat-title = Your seat
lobby-seat-claiming = Taking your seat…
lobby-seat-bad = This link holds no seat
lobby-seat-bad-why = It may be that
lobby-seat-bad-cut = the link was cut off on its way: copy all of it, up to the last letter;
lobby-seat-bad-left = somebody has left this seat since, and got or gave a new link.
lobby-seat-bad-ask = Ask whoever sent it to you for a fresh one. If you have sat at this table with this device before, you find it in the lobby.
