lobby-seat-title = Vaše místo
lobby-seat-claiming = Sedáte si ke stolu…
lobby-seat-bad = Tento odkaz nevede k žádnému místu
lobby-seat-bad-why = Možná
lobby-seat-bad-cut = se odkaz cestou zkrátil: zkopírujte ho celý, až do posledního písmene;
lobby-seat-bad-left = někdo toto místo mezitím opustil a platí už jiný odkaz.
lobby-seat-bad-ask = Požádejte o nový toho, kdo vám ho poslal. Pokud jste u tohoto stolu na tomto zařízení už seděli, najdete ho na úvodní stránce.
