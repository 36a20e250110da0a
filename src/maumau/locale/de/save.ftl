### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = Das Spiel ist gespeichert in { $file }
save-copied = Eine Kopie des Spielstands steht in { $file }
save-moved = Von jetzt an wird das Spiel gespeichert in { $file }
# a command to copy follows in the next line
save-to-go-on = Das Spiel ist gespeichert. So geht es weiter:
save-cannot = Das Spiel lässt sich nicht in { $file } speichern: { $why }.
# $save is a word to type
save-cannot-play-on = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Es geht weiter, ist aber verloren, wenn du aufhörst; „{ $save } DATEI“ speichert es an einem anderen Ort.
save-could-not = Das Spiel ließ sich nicht in { $file } speichern: { $why }.
save-not-written = Der Spielstand ließ sich nicht in { $file } schreiben: { $why }.

save-none = In { $folder } ist kein Spiel gespeichert; ein neues beginnt mit: { $command } play
# $told: details, in English
save-not-json = { $file }: Das ist kein Spielstand: kein JSON in Zeile { $line }: { $told }
save-no-game = { $file }: Das ist kein Spielstand: { $told }
save-cannot-go-on = { $file }: Dieses Spiel lässt sich nicht fortsetzen: { $told }
