### What people may type at the table: each message is a list of words with commas between them, capital letters or small.
### The first word of a list is the one that is shown. English words are understood in every language, so that a list holds
### the words of its own language alone; one of a single letter is shown beside the first, as a short way to type it.
### No word may stand in two lists that are read at the same question, such as those of the commands and the moves.
### Marks need not be written twice: ё is read as е, й as и.

## Commands; behind hand over, why and save something may follow

vocabulary-help = помощь, справка, помоги, помогите
vocabulary-table = стол, рука, мои карты, карты
vocabulary-why = почему, почему нельзя, почему не
vocabulary-rules = правила, книга правил
vocabulary-score = очки, таблица очков, таблица, счёт, итого
vocabulary-history = история, ход игры, журнал
vocabulary-hand-over = передать, передать боту, передать место, передать место боту
vocabulary-abandon = прервать, прервать раунд
vocabulary-save = сохранить, сохранить игру, сохранить в, сохрани
vocabulary-quit = выйти, выход, уйти, покинуть стол
vocabulary-stop = закончить, закончить партию, завершить, завершить партию, стоп, хватит
vocabulary-back = назад, обратно, вернуть, вернуть место, вернуться

## Moves; name stands before a suit

vocabulary-draw = взять, в, взять карту, взять из колоды, беру, беру карту, беру из колоды, брать, тяну, тянуть
vocabulary-pass = пас, п, пасую, пасовать, спасовать, пропускаю
vocabulary-take = штраф, ш, беру штраф, взять штраф, беру штрафные, взять штрафные, беру штрафные карты, взять штрафные карты
vocabulary-keep = оставить, о, оставить себе, оставляю, оставляю себе, оставлю, себе
vocabulary-leave = не брать, не беру, не надо
vocabulary-name = заказать, заказываю, закажу, заказ, масть

## Calls and catches; behind catch stands a name

vocabulary-call = мау, последняя, последняя карта, объявить, объявляю, объявить последнюю карту, сказать мау, говорю мау
vocabulary-call-double = мау-мау, мау мау, маумау, сказать мау-мау, говорю мау-мау
vocabulary-catch = поймать, поймать игрока, ловлю, ловлю игрока, ловить, лови

## Around a card: words that say nothing more (“play the seven of hearts”), and what joins a card and a call

vocabulary-filler = положить, кладу, класть, положу, сыграть, играю, хожу, ходить, с, со, карта, карту, карты
vocabulary-and = и, плюс

## Answers

vocabulary-yes = да, д, ага, конечно
vocabulary-no = нет, н, не, ничего
# a house rule that is on or off
vocabulary-on = вкл, включить, включено, да, д
vocabulary-off = выкл, выключить, выключено, нет, н
# between an option and its value: “hand to 6”
vocabulary-to = на, до
