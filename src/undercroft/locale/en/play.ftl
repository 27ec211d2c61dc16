# The terminal
play-welcome = Answer with a number or with the words in brackets. “help” lists the other commands.
play-bot-name = Bot { $number }
play-hand-over = { $who }, are you alone at the screen? Press Enter.
play-over = The match is over. Winner: { $winners }
play-help =
    A number or the words in brackets: answer.
    undo, undo all: take back a step, or all since something was learned.
    why: what cannot be done here, and the clause. why WORDS: why not that.
    table: show the table again. log, log 50: what happened.
    hint: what a bot would do. save FILE: keep the match. quit: stop.
play-why-clause = The question follows clause { $clause }.
play-saved = Saved as { $file }. Go on with: undercroft play --load { $file }
play-not-saved = It could not be saved: { $why }
play-hint = { $bot } would say: { $words }
play-verified = Verified: { $answers } answers, all shuffles follow from the seed, and the seed fits the commitment.
play-replay-keys = Enter: next, b: back, a number: go there, q: quit
