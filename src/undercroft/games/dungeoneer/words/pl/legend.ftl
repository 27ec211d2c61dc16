# Znaki stołu.
dg-legend-life = Serca: życie; bez niego bohater odpada.
dg-legend-ap = But: punkty akcji (PA) na tę turę.
dg-legend-glory = Wawrzyn: chwała, którą płacisz za skarby i przewagi.
dg-legend-peril = Czaszka: groza, którą inni wydają przeciw tobie.
dg-legend-melee = Miecze: walka wręcz, dodawana do rzutu kostką.
dg-legend-magic = Wir: magia, dodawana do rzutu kostką.
dg-legend-speed = Trzewik: szybkość, dodawana do rzutu kostką; tyle też punktów akcji w turze.
dg-legend-quest = Puchar: wypełnione zadanie; trzy dają zwycięstwo.
