# Strona o API. Co robią adresy, opisano po angielsku: to dla tych, którzy piszą programy.
tb-api = Dla programów
tb-api-intro = Wszystko, co przy tym stole można zrobić ręcznie, może zrobić też program. Pobierz klucz pod adresem POST /api/visitors i wysyłaj go w nagłówku „Authorization: Bearer …”; odmowy i teksty przyjdą w języku klucza.
tb-api-file = openapi.json
tb-api-ways = Adresy
tb-api-types = Typy
tb-api-token = Klucz
tb-api-no-token = niepotrzebny
tb-api-asks = W adresie
tb-api-takes = Przyjmuje
tb-api-gives = Odpowiada
tb-api-problems = Odmowy
tb-api-optional = opcjonalnie
