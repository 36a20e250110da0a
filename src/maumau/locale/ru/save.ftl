### Games that are kept: where they lie, and what can be wrong with one.
### No full stop stands after a file or a command to copy, since it would seem to be part of it.

save-kept = Игра сохранена в файле { $file }
save-copied = Копия игры сохранена в файле { $file }
save-moved = Теперь игра сохраняется в файле { $file }
# a command to copy follows in the next line
save-to-go-on = Игра сохранена. Чтобы продолжить:
save-cannot = Не удаётся сохранить игру в { $file }: { $why }.
# $save is a word to type
save-cannot-play-on = Не удаётся сохранить игру в { $file }: { $why }. Играть можно дальше, но если выйти, игра пропадёт; { $save } ФАЙЛ: сохранить её в другом месте.
save-could-not = Не удалось сохранить игру в { $file }: { $why }.
save-not-written = Не удалось записать игру в { $file }: { $why }.

save-none = В папке { $folder } нет сохранённых игр; начните новую: { $command } play
# $told: details, in English
save-not-json = { $file }: это не сохранённая игра, строка { $line } — не JSON: { $told }
save-no-game = { $file }: это не сохранённая игра: { $told }
save-cannot-go-on = { $file }: эту игру нельзя продолжить: { $told }
