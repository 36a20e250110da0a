### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = Partida fitxategi honetan gordetzen da: { $file }
save-copied = Partidaren kopia bat fitxategi honetan dago: { $file }
save-moved = Hemendik aurrera, partida fitxategi honetan gordetzen da: { $file }
# a command to copy follows in the next line
save-to-go-on = Partida gordeta dago. Jarraitzeko:
save-cannot = Ezin da partida { $file } fitxategian gorde: { $why }.
# $save is a word to type
save-cannot-play-on = Ezin da partida { $file } fitxategian gorde: { $why }. Jokoak aurrera jarraitzen du, baina, irteten bazara, galdu egingo da; { $save } FITXATEGIA idatzita, beste leku batean gordetzen da.
save-could-not = Ezin izan da partida { $file } fitxategian gorde: { $why }.
save-not-written = Ezin izan da partida { $file } fitxategian idatzi: { $why }.

save-none = { $folder } karpetan ez dago gordetako partidarik; hasi bat agindu honekin: { $command } play
# $told: details, in English
save-not-json = { $file }: hau ez da gordetako partida bat: { $line }. lerroa ez da JSON: { $told }
save-no-game = { $file }: hau ez da gordetako partida bat: { $told }
save-cannot-go-on = { $file }: ezin da partida honekin jarraitu: { $told }
