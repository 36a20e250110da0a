### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = Igra je sačuvana u datoteci { $file }
save-copied = Kopija igre je u datoteci { $file }
save-moved = Igra se odsad čuva u datoteci { $file }
# a command to copy follows in the next line
save-to-go-on = Igra je sačuvana. Za nastavak:
save-cannot = Igra ne može da se sačuva u datoteci { $file }: { $why }.
# $save is a word to type
save-cannot-play-on = Igra ne može da se sačuva u datoteci { $file }: { $why }. Igra se dalje, ali sve propada ako izađeš; { $save } DATOTEKA čuva igru na drugom mestu.
save-could-not = Igra nije mogla da se sačuva u datoteci { $file }: { $why }.
save-not-written = Igra nije mogla da se upiše u datoteku { $file }: { $why }.

save-none = U fascikli { $folder } nema sačuvane igre; nova se počinje ovako: { $command } play
# $told: details, in English
save-not-json = { $file }: ovo nije sačuvana igra: red { $line } nije JSON: { $told }
save-no-game = { $file }: ovo nije sačuvana igra: { $told }
save-cannot-go-on = { $file }: ova igra ne može da se nastavi: { $told }
