# The coach of a lesson, and where lessons begin.
tb-learn = Learn by playing
tb-lesson = Lesson
tb-lesson-minutes = { $count } min
tb-lesson-step = Step { $number } of { $count }
tb-lesson-next = Next
tb-lesson-back = Back
tb-lesson-show = Show me
tb-lesson-hide = Hide
tb-lesson-wait = { $who } is playing. Watch what changes.
tb-lesson-elsewhere = That leads elsewhere
tb-lesson-stray = You may play like that, but this lesson goes another way. Take it back and try what the coach suggests.
tb-lesson-also = That is allowed too. The lesson goes on here:
tb-lesson-back-to = Take it back
tb-lesson-on = Next lesson:{ " " }
tb-lesson-real = Play a real match
tb-partner = plays along

# Who is out while the others play on
tb-out = You are out
tb-out-text = The match goes on without you. Stay and watch, or leave: you will find its story in the lobby when it is over.
tb-out-finish = Let the bots finish at once
tb-out-leave = To the lobby
server-still-played = Only when you are out and nobody but bots is left can they play on without pauses.

# A game's rules begin with one screen
tb-brief-goal = Goal
tb-brief-turn = Your turn
tb-brief-end = The end
tb-contents = All the rules: contents
