# The web table: everything around the games.
tb-skip-main = Skip to the content
tb-skip-actions = Skip to what you can do
tb-site = Site
tb-language = Language
tb-help = Help
tb-help-and-keys = Help and keys
tb-credits = Credits
tb-settings = Settings
tb-rules = Rules
tb-clause-label = Rule { $number }
tb-about = About
tb-close = Close
tb-copy = Copy
tb-copied = Copied.
tb-yes = yes
tb-no = no
tb-hidden = hidden

# The table
tb-table = The table
tb-state-of-play = State of play
tb-to-lobby = To the lobby
tb-menu = Menu
tb-over = The match is over
tb-awaited = Answers are awaited
tb-awaited-long = Others may respond first. Answers are awaited.
tb-hush = Pass, and don’t ask again this turn
tb-hush-title = The table passes questions of this kind for you until the turn ends. Nobody else sees that.
tb-hushed = Some questions are passed for you this turn.
tb-ask-again = Ask me again
tb-your-turn = your turn
tb-you-are-asked = you are asked
tb-has-the-turn = has the turn
tb-in-turn-of = In the turn of { $who }
tb-to-answer = is asked
tb-thinking = is thinking
tb-waiting-for = Waiting for { $who }.
tb-you-can = You can
tb-can-choose = You can choose this.
tb-choose-one = Which one?
tb-confirm-again = Once more to confirm
tb-commits = Cannot be taken back
tb-hinted = A bot would choose this.
tb-why-not = Why not?
tb-why-not-list = { $count ->
    [one] { $count } thing you cannot do now
   *[other] { $count } things you cannot do now
}
tb-nothing-here = Nothing can be done with this now.
tb-stale = The table has moved on. Here is how it stands.
tb-answer-lost = The answer did not get through. It is sent again when the connection is back.
tb-offline = The connection is lost. Trying again …
tb-players = Players
tb-players-and-chronicle = Players and chronicle
tb-chronicle = Chronicle
tb-chronicle-of = Whose doings
tb-everybody = Everybody
tb-all = All
tb-copy-chronicle = Copy what is shown as text
tb-details = Details
tb-jump = See the table at step { $number }
tb-you = you
tb-bot-level = { $level }
tb-time-left = Time left
tb-random = random bot
tb-careful = careful bot
tb-greedy = greedy bot
tb-search = searching bot
tb-seat-open = open seat
tb-this-device = this device
tb-online = online
tb-away = away
tb-watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
tb-assisted = assisted
tb-zoom = Zoom
tb-zoom-in = Zoom in
tb-zoom-out = Zoom out
tb-zoom-fit = Show everything

# Undo and hints
tb-undo = Undo
tb-undo-title = Take back your last step: nothing was learned since
tb-undo-turn = Take back everything since something was last learned
tb-undo-ask = Ask the others to go back
tb-undo-asked = { $who } asks to take the last answer back.
tb-go-on = Go on from there
tb-go-on-about = If everybody at the table agrees, what was played from that step on is taken back. It stays in the record.
tb-go-on-agreed = Agreed so far: { $names }.
tb-agree = Agree
tb-decline = Decline
tb-hint = What would a bot do?
tb-hint-title = What would a bot do? The match is then marked as assisted.
tb-hint-not-now = A hint can be given when you are asked.

# Links and seats
tb-back-to-table = Back to the table
tb-replay = Replay
tb-download-record = Download the record
tb-invite-seat = Link to seat { $number }
tb-watch-link = Link for watching
tb-waiting-players = { $count ->
    [one] { $count } seat is still open: send the link
   *[other] { $count } seats are still open: send the links
}
tb-bot-takes = A bot takes over
tb-seat-leave = Leave the seat
tb-seat-remove = Free the seat
tb-give-back = Give back
tb-pref-confirm = Confirm what cannot be taken back
tb-confirm-always = always
tb-confirm-matters = when it matters
tb-confirm-never = never
tb-pref-sound = Sounds
tb-pref-motion = Motion
tb-pref-dense = Smaller cards
tb-sessions = Whoever has your cookie, or a copy of your token, plays as you. Here you end all of them but the one of this browser.
tb-end-sessions = Sign out everywhere else
tb-devices = Your other devices
tb-devices-text = There is no account and no password: this browser knows you by its cookie. With a link you go on elsewhere, with your name, your settings and all your matches. Whoever has the link plays as you.
tb-device-make-soon = Link for another device (15 minutes)
tb-device-make-kept = Link to keep (a year), in case the cookie is lost
tb-device-link = Your link
tb-device-link-soon = Open this link on the other device, or scan the code, within 15 minutes.
tb-device-link-kept = Keep this link where only you find it. For a year it brings you back to your matches, also when this browser has forgotten you. “Sign out everywhere else” ends it.
tb-device-take = Go on here as { $name }, with the same matches and settings?
tb-device-take-nameless = Go on here, with the same matches and settings?
tb-device-busy = This browser has matches of its own. They stay with who you were here: make a link to keep before you go on, or you will not get back to them.
tb-device-same = This is your own link: you are at home here already.
tb-device-go-on = Go on here
tb-passkeys = Passkeys
tb-passkeys-text = Your device keeps a passkey for this table and opens it by finger, face or code. With it you come back without a link, also in another browser that shares your passkeys. “Sign out everywhere else” removes them.
tb-passkey-new = Make a passkey
tb-passkey-in = Go on here with a passkey
tb-passkey-since = Passkey of
tb-passkey-remove = Remove
tb-passkey-busy = This browser has matches of its own. Make a passkey or a link to keep before you go on as somebody else, or you will not get back to them.
tb-passkey-not-here = Passkeys need an address with https, or localhost, and a browser that knows them. Here there is the link.
tb-passkey-broken-off = Nothing was changed: the passkey was not used.
tb-notices = When it is your turn
tb-notices-text = If you are asked in a match and have not come back within fifteen seconds, you can be told. Nothing is sent unless you ask for it here, and then only the name of the game and the link.
tb-notice-push = Tell me in this browser
tb-notice-by-push = in a browser of yours
tb-notice-by-web = a web address that is called (https)
tb-notice-by-mail = by mail to
tb-notice-add = Tell me there
tb-notice-stop = Stop
tb-notice-denied = The browser does not allow notices from this page. Its settings for this site can change that.
tb-notice-title = It is your turn
tb-notice = { $game } waits for your answer.
tb-save-settings = Save

# The end
tb-you-won = You have won!
tb-winner = { $who } has won
tb-winners = The winners:
tb-no-winner = Nobody has won
tb-verified = The shuffles were checked: the seed fits the commitment that was published before the first card, and playing the record again gives every line.
tb-not-verified = The record does not fit the commitment that was published at the start.
tb-claim = { $name } wants to take seat { $number }, which has seen hidden cards.
tb-room-text = The cards are dealt when every seat is taken: each player adds a part to the shuffle.
tb-seed-given = Whoever made this match chose its seed and may know what comes. It is not listed and counts nowhere.
tb-seed-given-short = Seed chosen
tb-promise = How the cards are shuffled
tb-promise-parts = The seed is made of one part of the server and one of each seat. The parts were fixed before the first card; nobody knew them all.
tb-promise-server = The server drew the seed. It was fixed before the first card.
tb-commitment = Commitment
tb-part-server = Server
tb-check-seed = Check the seed
tb-check-good = The seed fits the commitment and is made of these parts.
tb-check-bad = The seed does not fit what was promised.
tb-check-mine = The part that this browser gave is among them.
tb-check-insecure = The browser can only check this over https or on this computer. Check the record offline.
tb-check-offline = Offline, with the record of the match:
tb-daily-fine = One deal a day for each browser. Without accounts nobody can prevent a second browser from trying it first, so the results rest on honesty.
tb-new-match = New match

# Replay
tb-replay-step = Step { $at } of { $length }
tb-replay-place = Place in the match
tb-first = To the start
tb-step-back = One step back
tb-play = Play
tb-step-on = One step on
tb-last = To the end
tb-eyes = Seen by
tb-eyes-watcher = a watcher
tb-eyes-all = all-seeing
tb-continue-here = Continue from here
tb-replay-link = Link to this step

# Hot seat and joining
tb-curtain-text = Hand the device to { $who }. Nobody else should look.
tb-curtain-here = I am { $who }
tb-join-text = A seat is free for you. What shall the others call you?
tb-your-name = Your name
tb-take-seat = Take the seat

# Lobby
tb-lobby-title = Many dungeons, one table
tb-lobby-lead = Alone, with friends on one device or by link, against bots, in any mix. Every rule is kept and explained.
tb-seats-range = { $low } to { $high } seats
tb-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
tb-guest = Guest
tb-seats = Seats
tb-seat-n = Seat { $number }
tb-name-of = Name at seat { $number }
tb-sort-me = me
tb-sort-device = somebody at this device
tb-sort-friend = a friend, by link
tb-sort-nobody = nobody
tb-more-options = More options
tb-some = { $bound ->
    [exactly] choose { $least }, or none
    [least] choose { $least } or more, or none
   *[between] choose { $least } to { $most }, or none
}
tb-seed = Seed
tb-seed-random = random
tb-start = Start the match
tb-daily-play = Today's deal
tb-daily-results = Today's deal: results
tb-name = Name
tb-game = Game
tb-score = Score
tb-my-matches = My matches
tb-no-matches = None yet. Start one: it takes a second.
tb-turn-n = turn { $number }
tb-watch = Watch
tb-no-watch = Nobody plays in public now.
tb-upload = Open a record
tb-record-file = Choose a record file …
tb-upload-text = A match that was downloaded, here or elsewhere: watch it step by step, or play on from any step.
tb-open-record = Open

# Rules, card panel
tb-rules-english = What follows is written in English only.
tb-find = Find
tb-rules-and-rulings = Rules and rulings

# Help
tb-help-1 = The list “You can” holds every answer that the rules allow now. The same things can be clicked on the table: what glows in gold can be chosen.
tb-help-2 = What cannot be done says why: click it, or open the list of what you cannot do now. The number beside a reason is the rule; click it to read it.
tb-help-3 = Click the “i” of a card, or an underlined name, for what it does in our words, with rules and rulings.
tb-help-4 = A step can be taken back as long as nothing was learned, nobody else has answered and the turn has not passed. Beyond that, ask the others. Answers with a padlock cannot be taken back; they want a second click, unless you switch that off.
tb-help-5 = Matches need no account: the browser keeps your seats. A link gives a friend a seat, another one lets people watch.
tb-help-6 = Every match can be replayed step by step, from any seat's eyes once it is over, and continued from any step as a new match.
tb-keys = Keys
tb-key-answer = the answers of the list
tb-key-tab = from one thing to the next
tb-key-arrows = through cards, lists and boards; in a replay, step by step
tb-key-enter = do it
tb-key-info = about the focused card
tb-key-undo = undo
tb-key-undo-turn = undo everything since something was learned
tb-key-hint = hint
tb-key-fold = fold or open the hand
tb-key-board = to the board
tb-key-actions = to what you can do
tb-key-players = to the players
tb-key-log = to the chronicle
tb-key-help = these keys
tb-key-escape = close, or drop a half-made choice
tb-keys-on = Single keys work on the table

# Credits
tb-credits-games = Undercroft plays the rules of published games in its own words. No text, art or logo of their publishers is used; the games and their names belong to their owners.
tb-credits-icons = Icons
tb-credits-icons-text = The symbols come from
tb-author = Author
tb-icons = Icons
tb-credits-fonts = Type
tb-credits-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, SIL Open Font License 1.1.
tb-credits-code = Code
tb-credits-code-text = In the browser: idiomorph (0BSD). On the server: Starlette, uvicorn, Jinja2, SQLAlchemy, Alembic, msgspec, Fluent, Babel, markdown-it-py and others, each under its own free licence.

# the hand and the list fold
tb-hand-open = Open the hand
tb-hand-fold = Fold the hand
tb-list-open = answers as a list
tb-list-fold = Fold the answers

# for newcomers: first steps, legend, questions
tb-what = What is this?
tb-what-now = Click anything: it says what it is.
tb-what-nothing = Nothing more is known about this.
tb-legend = Legend of signs
tb-marks = First steps
tb-marks-again = First steps once more
tb-marks-now = What to do now
tb-marks-now-text = Answer that. What has a gold outline can be clicked, on the table or in the list; both do the same.
tb-marks-ask = Ask the table
tb-marks-ask-text = Rest the mouse on anything, or press it long: it says what it is. So does this button. The bulb shows what a bot would do, and Undo takes back whatever has shown nobody anything new.
tb-marks-close = Got it
tb-key-what = what is this?
tb-legend-outline = Gold outline: it can be clicked now.
tb-legend-padlock = Padlock: this answer cannot be taken back.
tb-legend-hint = Light bulb: what a bot would do; the match then counts as assisted.
tb-legend-info = i: tells about a card, as do a mouse that rests on it, a long press and the key I.
