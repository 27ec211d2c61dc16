# The page that shows the API. What the addresses do is told in English: it is for those who write programs.
tb-api = For programs
tb-api-intro = Whatever can be done at this table by hand can be done by a program. Get a token at POST /api/visitors and send it as “Authorization: Bearer …”; refusals and texts then come in the language of the token.
tb-api-file = openapi.json
tb-api-ways = Addresses
tb-api-types = Types
tb-api-token = Token
tb-api-no-token = not needed
tb-api-asks = In the address
tb-api-takes = Takes
tb-api-gives = Answers
tb-api-problems = Problems
tb-api-optional = optional
