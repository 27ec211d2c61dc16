# Words that every game and every client shares.
seat-number = Player { $number }
seat-named = { $name }
hidden-card = a hidden card
undo-nothing = There is nothing to take back: since your last choice something was learned, or the turn has passed.
undo-not-yours = Only the player who chose last can take it back.
why-not-now = This cannot be done at this moment.
why-unknown = “{ $key }” means nothing here. Type a number from the list, or the words in brackets.
language-name = English
score = Score
