# What the table's server says: refusals, notes in the chronicle, kinds of error.
server-over = The match is over.
server-window = Answers are awaited; you have nothing to answer now.
server-other-asked = It is not your choice now: { $who } decides.
server-path-news = Here something is revealed, so the choices after it can only be made once it is seen.
server-not-seated = You have no seat in this match.
server-not-your-seat = This is not your seat.
server-not-host = Only the host of the match can do this.
server-curtain = Another player sits at this device now. Say first that you are there.
server-no-window = Here is nothing that you could pass on for the whole turn.
server-no-match = There is no such match. Perhaps the link was cut off.
server-not-playable = This match cannot be played by this version: { $why }
server-other-rules = This match was played with revision { $then } of the rules. Under revision { $now }, which this table plays, it differs from step { $question } on.
server-differs = In this version the match differs from step { $question } on.
server-private = This match is not open to everybody. Ask a player for the link for watching.
server-csrf = This page is out of date or came from elsewhere. Load it again and repeat what you did.
server-haste = That was too fast. Wait a moment and try again.
server-streams = You have too many pages of the table open. Close some of them and load this one again.
server-checking = Another record of yours is still being checked, or too many of others wait. Try again in a moment.
server-upload-long = This record is too long to be checked: more than { $steps } answers would have to be played.
server-too-slow = What you sent did not arrive in time. Try again.
server-bad-host = This table is not reached under this address.
server-damaged = This match cannot be read: a row of the database is damaged ({ $why }). Whoever runs the server can restore it from a backup.
server-disk-full = The disk of the server is almost full.
server-too-big = That is too big: at most { $kilobytes } kB are taken.
server-bad-json = This cannot be read as JSON: { $why }
server-bad-form = This cannot be done: { $why }
server-wrong-number = { $option }: { $bound ->
    [exactly] choose { $least }
    [least] choose { $least } or more
   *[between] choose { $least } to { $most }
}, not { $count }; or none at all.
server-bad-seat = Seat { $seat } is not filled in: choose me, this device, a friend or a bot.
server-no-bot = This game has no bot of the level “{ $bot }”.
server-not-text = The file is not a text file, so it is no record of a match.
server-seat-taken = This seat is taken already. Ask for another link.
server-no-invitation = This link is not valid any more. Ask for a new one.
server-no-request = Nobody asks you for an undo now.
server-nobody-to-return = Nobody waits to have this seat back.
server-daily-undo = In the match of the day nothing that was revealed can be taken back.
server-daily-seat = In the match of the day the seats stay as they are.
server-hint-not-now = A hint is for the player who decides now.
server-hint-failed = The bot has found no answer in time. Try again.
server-upload-running = This record was fetched while its match was running: it holds no seed, so it cannot be run again.
server-upload-bad = This record cannot be taken: { $why }
server-branch-running = You can go on from a step once the match is over and everything is open.
server-not-those-eyes = You cannot look through these eyes while the match is running.
server-store-down = The store cannot be reached: the disk may be full or the database locked. Nothing was lost; what you just did was not taken. Try again in a moment.
server-no-page = There is nothing at this address.
server-no-method = This address does not take that kind of request.
server-bad-request = This request cannot be understood.
server-no-token = Send a token as “Authorization: Bearer …”; POST /api/visitors gives one.
server-stale = The match has gone on since: this was the answer to an earlier question.
server-bug = Something went wrong on our side. The match is unharmed; load the page again.

status-400 = Not understood
status-401 = Not known
status-403 = Not allowed
status-404 = Not found
status-405 = Not possible
status-408 = Too slow
status-409 = Too late
status-413 = Too big
status-422 = Not possible
status-429 = Too fast
status-500 = A fault of ours
status-503 = Not available

note-bot-crashed = The bot of { $who } ({ $bot }) has crashed. A random player answers for it from now on.
note-bot-overran = The bot of { $who } ({ $bot }) thought for too long. A random player answers for it from now on.
note-bot-took = A bot ({ $bot }) plays for { $who } now.
note-bot-gave-back = { $who } plays again instead of the bot.
note-joined = { $who } sits down.
note-assisted = { $who } asked for a hint: the match counts as assisted.
note-undo-agreed = All agreed: { $who } has taken back a choice.
note-undo-declined = { $who } does not agree that { $whom } takes back a choice.
