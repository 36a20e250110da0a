### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = The game is kept in { $file }
save-copied = A copy of the game is in { $file }
save-moved = From now on the game is kept in { $file }
# a command to copy follows in the next line
save-to-go-on = The game is kept. To go on:
save-cannot = The game cannot be kept in { $file }: { $why }.
# $save is a word to type
save-cannot-play-on = The game cannot be kept in { $file }: { $why }. Play goes on, but is lost if you leave; { $save } FILE keeps it somewhere else.
save-could-not = The game could not be kept in { $file }: { $why }.
save-not-written = The game could not be written to { $file }: { $why }.

save-none = No game is kept in { $folder }; begin one with: { $command } play
# $told: details, in English
save-not-json = { $file }: this is no kept game: not JSON in line { $line }: { $told }
save-no-game = { $file }: this is no kept game: { $told }
save-cannot-go-on = { $file }: this game cannot be gone on with: { $told }
