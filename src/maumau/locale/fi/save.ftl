### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = Peli on tallessa tiedostossa { $file }
save-copied = Pelin kopio on tiedostossa { $file }
save-moved = Tästä lähtien peli tallennetaan tiedostoon { $file }
# a command to copy follows in the next line
save-to-go-on = Peli on tallessa. Jatka sitä näin:
save-cannot = Peliä ei voi tallentaa tiedostoon { $file }: { $why }.
# $save is a word to type
save-cannot-play-on = Peliä ei voi tallentaa tiedostoon { $file }: { $why }. Peli jatkuu, mutta katoaa, jos poistut; { $save } TIEDOSTO tallentaa sen muualle.
save-could-not = Peliä ei voitu tallentaa tiedostoon { $file }: { $why }.
save-not-written = Peliä ei voitu kirjoittaa tiedostoon { $file }: { $why }.

save-none = Kansiossa { $folder } ei ole tallennettua peliä; aloita uusi näin: { $command } play
# $told: details, in English
save-not-json = { $file }: tämä ei ole tallennettu peli, sillä rivi { $line } ei ole JSONia: { $told }
save-no-game = { $file }: tämä ei ole tallennettu peli: { $told }
save-cannot-go-on = { $file }: tätä peliä ei voi jatkaa: { $told }
