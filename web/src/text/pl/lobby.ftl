lobby-seat-title = Twoje miejsce
lobby-seat-claiming = Zajmujesz miejsce…
lobby-seat-bad = Ten link nie prowadzi do żadnego miejsca
lobby-seat-bad-why = Możliwe, że
lobby-seat-bad-cut = link został po drodze ucięty: skopiuj go w całości, aż do ostatniej litery;
lobby-seat-bad-left = ktoś w międzyczasie opuścił to miejsce i obowiązuje nowy link.
lobby-seat-bad-ask = Poproś o nowy osobę, która ci go przysłała. Jeśli to urządzenie siedziało już przy tym stole, znajdziesz go na stronie głównej.
