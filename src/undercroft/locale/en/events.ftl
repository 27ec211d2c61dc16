# The player of events
tb-teller = What happens
tb-pause = Pause
tb-one-event = One event on
tb-skip-events = To the newest
tb-speed = Speed of events
tb-at-once = at once
tb-since = Since your last turn
tb-watch-since = Watch it
tb-turn-opens = { $count ->
    [one] all { $count } event
   *[other] all { $count } events
}
tb-turn-back = One turn back
tb-turn-on = One turn on
tb-continue-as = in the seat of
