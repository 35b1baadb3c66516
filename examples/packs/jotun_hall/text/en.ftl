card-ymirs-roar = Ymir's Roar
    .short = Roar
    .brief = If you win: 2 extra Glory. If you lose: steal 2 Rage.
    .text = If you win, you gain 2 extra Glory. If you lose, steal 2 Rage from the winner.

card-thryms-hoard = Thrym's Hoard
    .short = Hoard
    .brief = An enemy destroyed in your battle: gain 1 Glory.
    .text = After each battle you take part in, you gain 1 Glory if at least one enemy figure was destroyed in it.
