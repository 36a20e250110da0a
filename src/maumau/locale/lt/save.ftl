### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = Žaidimas išsaugotas faile { $file }
save-copied = Žaidimo kopija yra faile { $file }
save-moved = Nuo šiol žaidimas saugomas faile { $file }
# a command to copy follows in the next line
save-to-go-on = Žaidimas išsaugotas. Norint tęsti:
save-cannot = Žaidimo nepavyksta išsaugoti faile { $file }: { $why }.
# $save is a word to type
save-cannot-play-on = Žaidimo nepavyksta išsaugoti faile { $file }: { $why }. Galima žaisti toliau, bet išėjus žaidimas dings; { $save } FAILAS – išsaugoti kitur.
save-could-not = Žaidimo nepavyko išsaugoti faile { $file }: { $why }.
save-not-written = Žaidimo nepavyko įrašyti į failą { $file }: { $why }.

save-none = Aplanke { $folder } išsaugotų žaidimų nėra; naują galima pradėti taip: { $command } play
# $told: details, in English
save-not-json = { $file }: tai ne išsaugotas žaidimas – { $line } eilutė nėra JSON: { $told }
save-no-game = { $file }: tai ne išsaugotas žaidimas: { $told }
save-cannot-go-on = { $file }: šio žaidimo tęsti negalima: { $told }
