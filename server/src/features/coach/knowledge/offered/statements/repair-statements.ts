// Short true sentences of fittings, leaks, surfaces, stains, algae and seasons as courses put them, English and Spanish.
import type { Statement } from '../statement.ts';

export const REPAIR_STATEMENTS: readonly Statement[] = [
  [
    'A diluted solution of four parts water to one part muriatic acid dissolves the scale on a salt cell; the acid goes into the water.',
    'Una mezcla de cuatro partes de agua y una de ácido muriático disuelve el sarro de la celda de sal; el ácido va al agua.',
  ],
  [
    'O-rings are greased with silicone or PTFE-based lubricant; petroleum jelly swells and ruins rubber.',
    'Los empaques O se engrasan con lubricante de silicona o PTFE; la vaselina hincha y arruina el hule.',
  ],
  [
    'Teflon (PTFE) tape is wound clockwise on male threads, in the direction in which the fitting is screwed in.',
    'La cinta de teflón (PTFE) se enrolla en la rosca macho en el sentido de las manecillas, como se atornilla la pieza.',
  ],
  [
    'PVC pipe is cleaned and softened with primer (often purple) and then glued with PVC cement, with a quarter turn.',
    'El tubo de PVC se limpia y ablanda con primer (a menudo morado) y luego se pega con cemento, con un cuarto de giro.',
  ],
  [
    'Schedule 40 PVC is the usual pool pipe; schedule 80 is gray, has a thicker wall and stands more pressure.',
    'El PVC cédula 40 es el tubo usual de piscina; el cédula 80 es gris, de pared más gruesa y aguanta más presión.',
  ],
  [
    'Residential pool pipes are mostly 1 1/2 or 2 inches in diameter.',
    'Los tubos de piscinas de casa son casi siempre de 1 1/2 o 2 pulgadas de diámetro.',
  ],
  [
    'A union is a fitting that unscrews by hand, so that a pump, filter or heater can be taken out without cutting pipe.',
    'Una unión universal es una pieza que se desenrosca a mano, para sacar bomba, filtro o calentador sin cortar tubo.',
  ],
  [
    'A coupling joins two pipes in line, an elbow turns 45 or 90 degrees, a tee branches and a reducer changes the size.',
    'Un cople une dos tubos en línea, un codo gira 45 o 90 grados, una te ramifica y una reducción cambia el tamaño.',
  ],
  [
    'A bushing fits a smaller pipe into a larger fitting; a cap closes the end of a pipe and a plug closes a fitting.',
    'Un buje mete un tubo menor en una pieza mayor; una tapa cierra el tubo y un tapón cierra la pieza.',
  ],
  [
    'An air leak on the suction side sucks in air and drips only when the pump is off; a leak on the pressure side sprays water while it runs.',
    'Una fuga de succión jala aire y solo gotea con la bomba apagada; una del lado de presión echa agua con la bomba andando.',
  ],
  [
    'Shaving cream or water over pump lid and unions finds an air leak: it is sucked in where the air enters.',
    'Espuma de afeitar o agua en la tapa de la bomba y las uniones muestra la entrada de aire: la chupa ahí.',
  ],
  [
    'In a bucket test a bucket stands on a pool step, filled to the pool’s level; after 24 hours a pool that fell more than the bucket leaks.',
    'En la prueba de la cubeta se pone una cubeta en un escalón al nivel de la piscina; si en 24 horas la piscina bajó más, hay fuga.',
  ],
  [
    'A pool that loses about a quarter inch (1/4 inch) of water a day loses it to normal evaporation; more in hot, dry, windy places.',
    'Una piscina que baja cerca de un cuarto de pulgada (1/4) al día pierde por evaporación normal; más donde hace calor, seco y viento.',
  ],
  [
    'A pool that leaks more with the pump on usually has a leak in the return (pressure) plumbing.',
    'Una piscina que pierde más con la bomba encendida suele tener fuga en la tubería de retorno (presión).',
  ],
  [
    'A pool that leaks more with the pump off usually has a leak in the shell or the suction plumbing.',
    'Una piscina que pierde más con la bomba apagada suele tener fuga en el casco o en la succión.',
  ],
  [
    'When the water stops falling at the skimmer mouth, at a light or at a return, the leak is usually at that height.',
    'Si el nivel deja de bajar a la altura del skimmer, la luz o el retorno, la fuga suele estar a esa altura.',
  ],
  [
    'In a dye test the pump is off and the water still; colored dye is drawn into the crack that leaks.',
    'En la prueba de tinte la bomba está apagada y el agua quieta; el tinte de color entra en la grieta que fuga.',
  ],
  [
    'A pressure test of plumbing, a job for a leak specialist, plugs the lines and puts water or air under pressure into them; a falling gauge shows a leak.',
    'La prueba de presión, trabajo de un especialista, tapa las líneas y les mete agua o aire a presión; si baja el manómetro hay fuga.',
  ],
  [
    'Vinyl liners are repaired with a patch and an underwater adhesive.',
    'Los liners de vinil se reparan con parche y pegamento para bajo el agua.',
  ],
  [
    'A vinyl liner lasts about 5 to 12 years; wrinkles, fading and brittleness come from low pH, high chlorine and sun.',
    'Un liner de vinil dura de 5 a 12 años; arrugas, decoloración y rigidez vienen de pH bajo, mucho cloro y sol.',
  ],
  [
    'A vinyl liner pool is never fully emptied, because the liner shrinks and can tear when it is filled again.',
    'Una piscina de vinil nunca se vacía del todo, porque el liner se encoge y puede romperse al llenar.',
  ],
  [
    'A fiberglass shell is covered with gelcoat, a smooth surface that gives algae little hold and needs less brushing.',
    'El casco de fibra de vidrio lleva gelcoat, una superficie lisa donde el alga se agarra poco y que pide menos cepillado.',
  ],
  [
    'Pool plaster is white cement mixed with marble dust; it lasts about 7 to 15 years.',
    'El yeso de piscina es cemento blanco con polvo de mármol; dura de 7 a 15 años.',
  ],
  [
    'Gunite is a dry mix and shotcrete a wet mix of concrete sprayed over steel bars (rebar) to form a pool shell.',
    'La gunita es concreto lanzado en seco y el shotcrete en húmedo, sobre varilla de acero, para formar el casco.',
  ],
  [
    'A pebble finish is small stones in cement; it lasts longer and feels rougher than plaster.',
    'El acabado de piedrita son piedras pequeñas en cemento; dura más y se siente más áspero que el yeso.',
  ],
  [
    'Stainless steel brushes are for plaster and concrete only; nylon brushes are for vinyl and fiberglass.',
    'Los cepillos de acero inoxidable son solo para yeso y concreto; los de nailon, para vinil y fibra de vidrio.',
  ],
  [
    'New plaster is brushed twice a day for the first week or two, and plaster dust is filtered out.',
    'El yeso nuevo se cepilla dos veces al día la primera o segunda semana, y el polvo se filtra.',
  ],
  [
    'Filling a newly plastered pool is not stopped until it is full, or a ring stain stays on the wall.',
    'El llenado de una piscina recién enyesada no se detiene hasta el final, o queda un anillo en la pared.',
  ],
  [
    'Salt is added to a newly plastered pool only after about 28 to 30 days.',
    'La sal se agrega a una piscina recién enyesada solo tras unos 28 a 30 días.',
  ],
  ['Coping is the cap along the top edge of the pool wall.', 'El coping es el remate en el borde superior de la pared de la piscina.'],
  [
    'A bond beam is the thick top of a concrete pool wall that carries tile and coping.',
    'La viga de amarre es la parte gruesa de arriba de la pared de concreto que carga azulejo y coping.',
  ],
  [
    'A vitamin C tablet held on a stain lifts it when the stain is iron.',
    'Una tableta de vitamina C sobre la mancha la quita si es de hierro.',
  ],
  [
    'A chlorine tablet or granules held on a plaster stain lift it when the stain is organic, from leaves, berries or tannin.',
    'Una pastilla o gránulos de cloro sobre una mancha en yeso la quitan si es orgánica, de hojas, moras o taninos.',
  ],
  ['Manganese stains are black, dark brown or purple.', 'Las manchas de manganeso son negras, café oscuro o moradas.'],
  [
    'Brown or green stains in the shape of leaves are organic and fade with chlorine.',
    'Las manchas cafés o verdes con forma de hojas son orgánicas y se van con cloro.',
  ],
  [
    'Tea-colored but clear water is tannin of leaves or iron: a little chlorine in a bucket of it tells, since tannin clears and iron darkens.',
    'El agua transparente color té es de taninos de hojas o de hierro: pon un poco de cloro en una cubeta de esa agua; el tanino se aclara y el hierro se oscurece.',
  ],
  [
    'Clear green water with good chlorine is usually copper, not algae; cloudy green water is usually algae.',
    'El agua verde transparente con buen cloro suele ser cobre, no algas; la verde turbia suele ser algas.',
  ],
  [
    'Nylon brushes, a higher chlorine level and cleaning toys, brushes and ladders are used against mustard algae.',
    'Contra el alga mostaza se usan cepillo, más cloro y lavar juguetes, cepillos y escaleras.',
  ],
  [
    'An algaestat slows the growth of algae; an algaecide kills algae.',
    'Un algistático frena el crecimiento de algas; un alguicida las mata.',
  ],
  [
    'The best prevention of algae is a constant free chlorine level that fits the stabilizer, with brushing and circulation.',
    'La mejor prevención de algas es un cloro libre constante acorde al estabilizador, con cepillado y circulación.',
  ],
  [
    'Vacuum a flocced pool slowly, with the valve on waste, because the sediment stirs up and clogs the filter.',
    'Aspira despacio una piscina con floculante, con la válvula en desagüe, porque el sedimento se levanta y tapa el filtro.',
  ],
  ['Too much clarifier makes the water cloudier.', 'Demasiado clarificador enturbia más el agua.'],
  [
    'Foam on the water that appears right after an algaecide was added comes from a quat algaecide; it fades with time.',
    'La espuma que aparece tras agregar alguicida viene de un alguicida quat; se va con el tiempo.',
  ],
  [
    'Cloudy water right after calcium or soda ash was added is precipitated calcium carbonate; lower a high pH, filter and wait.',
    'El agua turbia tras agregar calcio o carbonato de sodio es carbonato de calcio precipitado; baja el pH si está alto, filtra y espera.',
  ],
  [
    'A scale test: a drop of acid on scale (calcium carbonate) fizzes; calcium silicate does not fizz.',
    'Prueba del sarro: una gota de ácido burbujea en carbonato de calcio; el silicato de calcio no burbujea.',
  ],
  [
    'Salt cell scale, white flakes and cloudy water can all be signs of a saturation index that is too high.',
    'El sarro en la celda, las escamas blancas y el agua turbia pueden ser señales de un índice de saturación muy alto.',
  ],
  [
    'A new pump seal is kept free of dirt and finger grease, because its polished ceramic face must not be touched.',
    'El sello nuevo de la bomba se mantiene sin polvo ni grasa de dedos; su cara de cerámica pulida no se toca.',
  ],
  [
    'A capacitor stores electric charge even with the power off; only a trained person discharges and replaces it.',
    'Un capacitor guarda carga aun sin corriente; solo alguien capacitado lo descarga y cambia.',
  ],
  [
    'A motor that trips the breaker at once usually has a short circuit or water in it; leave it off and call an electrician.',
    'Un motor que dispara el breaker de inmediato suele tener un corto o agua adentro; déjalo apagado y llama a un electricista.',
  ],
  [
    'A motor wired for 230 volts turns slowly and overheats when it gets 115 volts.',
    'Un motor conectado para 230 voltios gira lento y se calienta si recibe 115 voltios.',
  ],
  [
    'A sacrificial zinc anode corrodes in place of heaters, ladders and lights and is replaced when half of it is gone.',
    'Un ánodo de zinc se corroe en lugar de calentadores, escaleras y luces, y se cambia cuando queda la mitad.',
  ],
  [
    'Galvanic corrosion happens when two different metals touch in water that conducts current.',
    'La corrosión galvánica ocurre cuando dos metales distintos se tocan en agua que conduce.',
  ],
  [
    'To change the bulb of a pool light, the breaker is turned off first and the light is then lifted out to the deck with its long cord; the pool needs no draining.',
    'Para cambiar el foco primero se baja el breaker y luego la luz de la piscina se saca al borde con su cable largo; no hace falta vaciar.',
  ],
  [
    'Grids or cartridges with holes, tears or broken bands let dirt or DE back into the pool and are replaced.',
    'Rejillas o cartuchos con hoyos, rasgaduras o bandas rotas dejan pasar suciedad o DE a la piscina y se cambian.',
  ],
  [
    'Grids and cartridges clogged with oil are soaked in a TSP or filter cleaner solution; those clogged with scale in weak acid, after the oil is off.',
    'Rejillas y cartuchos con grasa se remojan en TSP o limpiador; con sarro, en ácido débil, después de quitar la grasa.',
  ],
  [
    'When a filter’s pressure rises again within days of a cleaning, it needs a teardown or a chemical soak.',
    'Si la presión del filtro sube otra vez a los pocos días de limpiarlo, hay que desarmarlo o remojarlo con químico.',
  ],
  [
    'Lines are blown out with an air compressor or shop vacuum at winterizing and closed with expansion plugs.',
    'Al preparar para invierno las líneas se soplan con compresor o aspiradora y se cierran con tapones de expansión.',
  ],
  [
    'Pool antifreeze is non-toxic propylene glycol; automobile antifreeze (ethylene glycol) is poisonous.',
    'El anticongelante de piscina es propilenglicol no tóxico; el de auto (etilenglicol) es venenoso.',
  ],
  [
    'An air pillow under a winter cover takes up the push of ice in an above-ground pool.',
    'Una almohada de aire bajo la cubierta de invierno absorbe el empuje del hielo en una piscina elevada.',
  ],
  [
    'A pool is closed for winter when the water stays below about 60 °F, because algae grow slowly in cold water.',
    'La piscina se cierra para invierno cuando el agua queda abajo de unos 60 °F, porque en frío las algas crecen lento.',
  ],
  [
    'Drain plugs of pump, filter, heater and chlorinator are taken out at winterizing and kept in the pump basket.',
    'Los tapones de drenado de bomba, filtro, calentador y clorador se quitan para invierno y se guardan en la canasta de la bomba.',
  ],
  [
    'Pump the water off a winter cover before you take it off, so that the dirty water doesn’t fall into the pool.',
    'Bombea el agua de encima de la cubierta antes de quitarla, para que el agua sucia no caiga en la piscina.',
  ],
  [
    'A freeze protector starts the pump when the air falls to about 34 to 38 °F.',
    'El protector contra heladas enciende la bomba cuando el aire baja a unos 34 a 38 °F.',
  ],
  [
    'A solid safety cover keeps out light, dirt and water; a mesh safety cover lets rain and some light and silt through.',
    'Una cubierta sólida no deja pasar luz, polvo ni agua; una de malla deja pasar lluvia, algo de luz y polvo fino.',
  ],
  [
    'A bubble (solar) cover goes on with the bubbles down, touching the water.',
    'La cubierta solar de burbujas va con las burbujas hacia abajo, tocando el agua.',
  ],
  [
    'A liquid solar cover is a thin layer of alcohol on the water that slows evaporation.',
    'La cubierta líquida es una capa delgada de alcohol sobre el agua que frena la evaporación.',
  ],
  [
    'Windbreaks, a cover, a lower temperature and fountains turned off save pool water.',
    'Cortavientos, cubierta, menos temperatura y fuentes apagadas ahorran agua de la piscina.',
  ],
  [
    'Running a variable-speed pump longer at low speed saves energy and filters better than a short time at high speed.',
    'Una bomba de velocidad variable más tiempo a baja velocidad ahorra energía y filtra mejor que poco tiempo a alta.',
  ],
  [
    'Pool water is drained to the sewer cleanout or onto your own yard after the chlorine is gone, where the city allows it, not to the street or storm drain.',
    'El agua de la piscina se vacía al registro de drenaje o a tu propio jardín, ya sin cloro y donde la ciudad lo permita, no a la calle ni al pluvial.',
  ],
];
