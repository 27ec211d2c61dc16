# Dungeoneer: znaki narysowanych podziemi
dg-sketch-signs = @ ty, 2 inny bohater; przerwa to otwarte wyjście, # zablokowane, ^ pułapka; 1/2 Chwała i Groza, * ciemno; (1,0) wolne miejsce
