# The terminal
play-greeting = Answer with a number or with words. “help” lists the other commands.
play-footer = Tab: what can be typed · help · undo · why · card NAME · table · quit
play-bot-name = Bot { $number }
play-hand-over = { $who }, are you alone at the screen? Press Enter.
play-over = The match is over. Winner: { $winners }
play-help =
    A number or the words in brackets answer; a part of them will do if nothing else begins so (torch for remove:torch).
    undo, undo all: take back a step, or all since something was learned.
    why: what cannot be done here, and the clause. why WORDS: why not that.
    card NAME: what a card does.
    table: the whole table again; after an answer only what changed is shown. map: the drawn map.
    log, log 50: what happened. hint: what a bot would do.
    save FILE: keep the match in a file. quit, Ctrl+C: stop; the match is kept.
play-does-help = all commands
play-does-undo = take back a step
play-does-why = what cannot be done, and why
play-does-card = what a card does
play-does-table = the whole table
play-does-map = the drawn map
play-does-log = what happened
play-does-hint = what a bot would do
play-does-save = keep the match in a file
play-does-quit = stop; the match is kept
play-which = “{ $typed }” could be: { $words }. Type more of it.
play-no-card = There is no card “{ $typed }”. Type “card” and a name, or the beginning of one.
play-no-map = This game has no map.
play-why-allowed = You can do that: { $words }
play-why-clause = The question follows clause { $clause }.
play-saved = Saved as { $file }. Go on with: undercroft play --load { $file }
play-kept = The match is kept. Go on with: undercroft play --last, or later: undercroft play --load { $file }
play-not-saved = It could not be saved: { $why }
play-hint = { $bot } would say: { $words }
play-verified = Verified: { $answers } answers, all shuffles follow from the seed, and the seed fits the commitment.
play-seed-given = The seed was given by whoever made the match, who may have known what would come.
play-seed-part = Part of the seed, { $by }: { $value }
play-part-missing = Your part is not in the seed.
play-replay-keys = Enter: next, b: back, a number: go there, q: quit
