// Short true sentences about equipment, troubles and figures, English and Spanish: each says one thing and how it relates to another.
import type { Statement } from '../statement.ts';

export const EQUIPMENT_STATEMENTS: readonly Statement[] = [
  [
    'The pump creates the suction that pulls water from the pool and pushes it through filter and heater.',
    'La bomba crea la succión que jala el agua de la piscina y la empuja por el filtro y el calentador.',
  ],
  [
    'Diatomaceous earth (DE) filters remove the finest particles, then cartridge; sand catches the coarsest.',
    'Los filtros de tierra de diatomeas (DE) retienen lo más fino, luego los de cartucho; la arena, lo más grueso.',
  ],
  ['Recharge a DE filter with new DE after every backwash.', 'Un filtro DE recibe DE nueva después de cada retrolavado.'],
  [
    'Backwashing reverses the flow through a sand or DE filter and flushes dirt to waste; do it when pressure is 8 to 10 psi, or about 25 percent, over the clean pressure, whichever comes first.',
    'El retrolavado invierte el flujo en un filtro de arena o DE y saca la suciedad al desagüe; hazlo con 8 a 10 psi, o cerca de 25 por ciento, sobre la presión limpia, lo que llegue primero.',
  ],
  [
    'Rinse after a backwash settles the sand and clears dirty water before filtering goes on.',
    'El enjuague tras el retrolavado asienta la arena y limpia el agua sucia antes de volver a filtrar.',
  ],
  [
    'The waste setting of a multiport valve sends water out without passing the filter, as for vacuuming algae; recirculate goes round the filter and back to the pool.',
    'La posición de desagüe de la válvula multipuerto saca el agua sin pasar por el filtro, como al aspirar algas; recircular la devuelve a la piscina sin filtrar.',
  ],
  ['Move a multiport valve only while the pump is off.', 'Mueve la válvula multipuerto solo con la bomba apagada.'],
  [
    'High filter pressure means a dirty filter or a blocked return: clean or backwash the filter first.',
    'Una presión alta del filtro significa filtro sucio o retorno tapado: primero limpia o retrolava.',
  ],
  [
    'Low filter pressure means too little water reaches the pump: low water level, full baskets, a blockage or air on the suction side.',
    'Una presión baja del filtro significa que llega poca agua a la bomba: nivel bajo, canastas llenas, un tapón o aire en la succión.',
  ],
  [
    'A cartridge is rinsed with a garden hose; a pressure washer tears it. Soak it in cleaner to take off oils, before any acid.',
    'El cartucho se enjuaga con manguera; la hidrolavadora lo rompe. Remójalo en limpiador para quitar grasas, antes de cualquier ácido.',
  ],
  [
    'The strainer basket (hair and lint pot) in front of the pump keeps hair, lint and leaves out of the impeller.',
    'La canasta de la bomba retiene pelo, pelusa y hojas antes del impulsor.',
  ],
  ['The impeller is the part of the pump that moves the water.', 'El impulsor es la parte de la bomba que mueve el agua.'],
  ['Water under the pump usually means that the shaft seal leaks.', 'El agua debajo de la bomba suele venir del sello del eje.'],
  [
    'A motor that hums and does not start usually has a bad capacitor or a jammed impeller.',
    'Un motor que zumba y no arranca suele tener un capacitor dañado o el impulsor trabado.',
  ],
  [
    'Cavitation is a pump starved of water on the suction side; it sounds like gravel.',
    'La cavitación es una bomba sin agua suficiente en la succión; suena a grava.',
  ],
  [
    'When a pump loses prime, check the water level first, then baskets, lid and O-ring.',
    'Si la bomba pierde cebado, revisa primero el nivel de agua y luego canastas, tapa y empaque.',
  ],
  [
    'Keep the water about the middle of the skimmer opening; when it is lower, the pump sucks air.',
    'Mantén el agua a la mitad de la boca del skimmer; más abajo, la bomba aspira aire.',
  ],
  [
    'The weir is the skimmer’s floating flap: it holds debris in and skims the surface.',
    'La compuerta flotante del skimmer retiene la basura y limpia la superficie.',
  ],
  [
    'Turnover is the time that the pump needs to move the whole volume of the pool through the filter once.',
    'El recambio es el tiempo que tarda la bomba en pasar todo el volumen de la piscina por el filtro una vez.',
  ],
  ['A flow meter shows the flow in gallons a minute.', 'Un caudalímetro muestra el flujo en galones por minuto.'],
  ['A check valve lets water flow one way only.', 'Una válvula de retención deja pasar el agua en un solo sentido.'],
  [
    'Variable-speed pumps save energy because power falls with the cube of speed.',
    'Las bombas de velocidad variable ahorran energía porque la potencia baja con el cubo de la velocidad.',
  ],
  [
    'A heat pump takes heat from the outdoor air; a gas heater heats fast and costs more to run.',
    'Una bomba de calor toma calor del aire; un calentador de gas calienta rápido y gasta más.',
  ],
  [
    'A cover saves most heat by stopping evaporation, the largest loss of heat.',
    'Una cubierta ahorra calor sobre todo porque frena la evaporación, la mayor pérdida.',
  ],
  [
    'The pressure gauge on the filter shows a dirty filter, and a vacuum gauge ahead of the pump shows a blocked suction.',
    'El manómetro del filtro muestra el filtro sucio, y el vacuómetro antes de la bomba, la succión tapada.',
  ],
  [
    'White flakes from the returns of a salt pool are usually scale from the cell.',
    'Las escamas blancas de los retornos en una piscina de sal suelen ser sarro de la celda.',
  ],
  [
    'Sand in the pool usually comes from a broken lateral in the sand filter; DE in the pool from a torn grid.',
    'La arena en la piscina suele venir de un lateral roto del filtro; el DE, de una rejilla rota.',
  ],
  [
    'Automatic feeders must stop when the pump stops, or chemicals collect in the pipe.',
    'Los dosificadores deben parar con la bomba; si no, los químicos se juntan en el tubo.',
  ],
  [
    'Green algae come from too little chlorine for the stabilizer; brush, raise to the shock level and hold.',
    'Las algas verdes vienen de poco cloro para el estabilizador; cepilla, sube al nivel de choque y mantén.',
  ],
  [
    'Mustard (yellow) algae grow on shady walls, brush off like dust and come back.',
    'Las algas mostaza (amarillas) crecen en paredes con sombra, se cepillan como polvo y vuelven.',
  ],
  [
    'Black algae have roots in plaster and a waxy protective layer that chlorine can’t pass; brush hard first.',
    'Las algas negras tienen raíces en el yeso y una capa que el cloro no pasa; primero cepilla fuerte.',
  ],
  ['Copper turns blond hair green, and leaves blue-green stains.', 'El cobre pone verde el cabello rubio y deja manchas azul verdosas.'],
  [
    'Iron stains are brown or rusty; manganese is purple-black; copper is blue-green.',
    'Las manchas de hierro son cafés u óxido; las de manganeso, morado negruzcas; las de cobre, azul verdosas.',
  ],
  [
    'Water that turns brown or green right after a shock has metal in it: chlorine oxidized iron or copper.',
    'El agua que se pone café o verde justo tras un choque tiene metal: el cloro oxidó hierro o cobre.',
  ],
  [
    'Foam comes from soap, lotions and other organics, and from some algaecides, more in soft water.',
    'La espuma viene de jabón, cremas y otros orgánicos, y de algunos alguicidas, más en agua blanda.',
  ],
  ['White rough deposits at the waterline are calcium scale.', 'Los depósitos blancos y ásperos en la línea de agua son sarro de calcio.'],
  [
    'A strong chlorine smell usually means combined chlorine, not too much chlorine.',
    'Un olor fuerte a cloro suele significar cloro combinado, no exceso de cloro.',
  ],
  [
    'Bubbles at the returns mean air on the suction side or a low water level.',
    'Las burbujas en los retornos significan aire en la succión o nivel bajo.',
  ],
  ['A bucket test tells a leak from evaporation.', 'La prueba de la cubeta distingue una fuga de la evaporación.'],
  [
    'Corroded metal and etched plaster are signs of aggressive water with a low saturation index.',
    'Metal corroído y yeso desgastado son señales de agua agresiva con índice bajo.',
  ],
  [
    'To open a pool, clean and remove the cover first, fill to the level, then start the pump, test and balance.',
    'Para abrir una piscina, primero limpia y quita la cubierta, llena hasta el nivel, luego enciende la bomba, mide y equilibra.',
  ],
  [
    'To close a pool for winter, clean and balance the water, shock it, lower the level and clear the pipes where it freezes, and cover it.',
    'Para cerrar una piscina, limpia y equilibra el agua, haz un choque, baja el nivel y vacía tubos donde hiela, y cúbrela.',
  ],
  [
    'Where it freezes, keep the water moving or empty the pipes: freezing water breaks pipes and pumps.',
    'Donde hiela, mantén el agua en movimiento o vacía los tubos: el hielo rompe tubos y bombas.',
  ],
  [
    'An empty pool can float up from high ground water: don’t drain it fully without advice.',
    'Una piscina vacía puede flotar por agua subterránea: no la vacíes del todo sin asesoría.',
  ],
  ['One gallon of water weighs 8.34 pounds (lb).', 'Un galón de agua pesa 8.34 libras.'],
  ['One cubic foot of water is 7.48 gallons.', 'Un pie cúbico de agua son 7.48 galones.'],
  [
    'One pound per square inch (1 psi) is 2.31 feet of head of water.',
    'Una libra por pulgada cuadrada (1 psi) son 2.31 pies de columna de agua.',
  ],
  ['One gallon is 3.785 liters, and one cubic meter is 264 gallons.', 'Un galón son 3.785 litros y un metro cúbico son 264 galones.'],
  ['One gallon is 128 fluid ounces; one pound is 16 ounces.', 'Un galón son 128 onzas líquidas; una libra son 16 onzas.'],
  ['One BTU heats one pound of water by 1 degree Fahrenheit (°F).', 'Una BTU calienta una libra de agua 1 grado Fahrenheit (°F).'],
  [
    'At half the speed a pump moves half the water with one eighth (12.5%) of the power.',
    'A media velocidad una bomba mueve la mitad del agua con un octavo (12.5%) de la potencia.',
  ],
  ['Twice the flow has four times the friction loss.', 'Con el doble de flujo la pérdida por fricción es cuatro veces mayor.'],
];
