# Страница об API. Что делают адреса, рассказано по-английски: это для тех, кто пишет программы.
tb-api = Для программ
tb-api-intro = Всё, что за этим столом можно сделать руками, может сделать и программа. Получите ключ по адресу POST /api/visitors и присылайте его в заголовке «Authorization: Bearer …»; отказы и тексты придут на языке ключа.
tb-api-file = openapi.json
tb-api-ways = Адреса
tb-api-types = Типы
tb-api-token = Ключ
tb-api-no-token = не нужен
tb-api-asks = В адресе
tb-api-takes = Принимает
tb-api-gives = Отвечает
tb-api-problems = Отказы
tb-api-optional = необязательно
