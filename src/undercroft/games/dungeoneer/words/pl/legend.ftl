# Znaki stołu.
dg-legend-life = Serca: życie; bez niego bohater odpada.
dg-legend-ap = But: punkty akcji (PA) na tę turę.
dg-legend-glory = Wawrzyn: chwała, którą płacisz za skarby i przewagi.
dg-legend-peril = Czaszka: groza, którą inni wydają przeciw tobie.
dg-legend-melee = Miecze: walka wręcz, dodawana do kości.
dg-legend-magic = Wir: magia, dodawana do kości.
dg-legend-speed = Trzewik: szybkość, dodawana do kości; tyle też punktów akcji w turze.
dg-legend-quest = Puchar: wykonane zadanie; trzy dają zwycięstwo.
