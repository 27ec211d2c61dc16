# The lobby's lists and form.
tb-your-turn-title = Your turn
tb-others-think = Others are thinking
tb-show-all = Show all { $count }
tb-archived = Archive ({ $count })
tb-archive = Put into the archive
tb-archive-back = Back into the list
tb-remove = Remove from my lists
tb-alone = alone
tb-listed = Anyone may watch
tb-listed-about = The lobby lists the match for everybody. Without this only those who have a link see it.
tb-seed-about = The same seed deals the same match. Who gives it knows the shuffles, so such a match is never listed.
server-shelf-running = A match that is running can be put into the archive, but not removed.
tb-qr = QR code
tb-offline-page = The table cannot be reached: you are offline, or the server is. Nothing is lost; what was answered is kept there.
tb-offline-again = Try again
