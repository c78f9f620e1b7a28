// Short true sentences about algae, clearing agents, metals, stains and removing chlorine, English and Spanish.
import type { Statement } from '../statement.ts';

export const WATER_CARE_STATEMENTS: readonly Statement[] = [
  [
    'Algae are tiny plants that live on sunlight, carbon dioxide and nutrients (photosynthesis); spores come with wind, rain, dust and swimsuits.',
    'Las algas son plantas diminutas que viven de sol, dióxido de carbono y nutrientes (fotosíntesis); sus esporas llegan con viento, lluvia, polvo y trajes de baño.',
  ],
  [
    'The common kinds of algae in pools are green, yellow (mustard) and black algae; pink algae is really a bacterium.',
    'Las algas comunes en piscinas son verdes, amarillas (mostaza) y negras; la “alga rosa” en realidad es una bacteria.',
  ],
  [
    'Green algae is the most common algae: it floats in the water or clings to walls, turns water green and makes walls slippery.',
    'El alga verde es la más común: flota o se pega a las paredes, pone el agua verde y las paredes resbalosas.',
  ],
  [
    'Black algae is really cyanobacteria (blue-green algae): dark spots that grip into plaster and grout in shady places.',
    'El alga negra en realidad es cianobacteria (alga verde azul): manchas oscuras que se agarran al yeso y las juntas en la sombra.',
  ],
  [
    'Mustard (yellow) algae looks like sand, dust or pollen on the shady side of the pool, brushes off easily and is more chlorine resistant than green algae.',
    'El alga mostaza (amarilla) parece arena, polvo o polen del lado con sombra, se cepilla fácil y resiste el cloro más que la verde.',
  ],
  [
    'To kill black algae, brush hard with a stiff brush (stainless steel on plaster only, nylon elsewhere) to break its protective layer, hold a high chlorine level, and repeat for weeks.',
    'Para matar alga negra, cepilla fuerte con cepillo duro (de acero inoxidable solo en yeso, de nailon en lo demás) para romper su capa, mantén cloro alto y repite por semanas.',
  ],
  [
    'Algae make water unsafe: they use up chlorine, shelter bacteria, make surfaces slippery, clog filters and cloud the water.',
    'Las algas hacen insegura el agua: gastan cloro, protegen bacterias, vuelven resbalosas las superficies, tapan filtros y enturbian.',
  ],
  [
    'Green water is treated in this order: test and balance pH, brush, shock to the level for the stabilizer, run the filter day and night, clean it often, and vacuum dead algae.',
    'El agua verde se trata en este orden: medir y ajustar el pH, cepillar, choque al nivel del estabilizador, filtro día y noche, limpiarlo seguido y aspirar algas muertas.',
  ],
  [
    'Gray or cloudy blue water after a shock is usually dead algae that the filter or vacuum still has to remove.',
    'El agua gris o azul turbia tras un choque suele ser de algas muertas que el filtro o la aspiradora aún debe sacar.',
  ],
  [
    'An algaecide is a supplement that prevents algae; it is no substitute for a sanitizer.',
    'Un alguicida es un complemento que previene algas; no sustituye al desinfectante.',
  ],
  [
    'Algaecide is added after a shock when chlorine has come down, because very high chlorine breaks many algaecides down.',
    'El alguicida se agrega después de un choque, cuando el cloro ya bajó, porque el cloro muy alto descompone muchos alguicidas.',
  ],
  [
    'The main types of algaecide are quats (quaternary ammonium), polyquats, copper (metallic) and, rarer, silver.',
    'Los tipos principales de alguicida son quats (amonio cuaternario), poliquats, cobre (metálicos) y, más raro, plata.',
  ],
  [
    'The drawback of a quat (quaternary ammonium) algaecide is foaming; it is a poor choice with jets, waterfalls and spas.',
    'La desventaja de un alguicida quat (amonio cuaternario) es la espuma; no conviene con chorros, cascadas y jacuzzis.',
  ],
  [
    'Polyquat 60 is a non-foaming, non-staining algaecide without metal.',
    'El poliquat 60 es un alguicida sin metal que no hace espuma ni mancha.',
  ],
  [
    'The drawback of copper algaecides is staining of surfaces and green hair; a chelated copper stays dissolved longer.',
    'La desventaja de los alguicidas de cobre son las manchas y el pelo verde; el cobre quelado se mantiene disuelto más tiempo.',
  ],
  [
    'Copper sulfate is an old algaecide that stains; modern copper algaecides are chelated.',
    'El sulfato de cobre es un alguicida antiguo que mancha; los modernos llevan cobre quelado.',
  ],
  [
    'Sodium bromide products against yellow algae turn into bromine with chlorine and use up chlorine for a long time.',
    'Los productos de bromuro de sodio contra alga amarilla se vuelven bromo con el cloro y gastan cloro por mucho tiempo.',
  ],
  [
    'Pink slime is treated as bacteria: brush, clean fittings and filter, and hold a high chlorine level.',
    'La baba rosa se trata como bacteria: cepillar, limpiar accesorios y filtro y mantener cloro alto.',
  ],
  [
    'White water mold looks like shreds of wet tissue paper; it is a fungus that grows where sanitizer is low, as in biguanide pools and pipes.',
    'El moho blanco parece pedazos de papel mojado; es un hongo que crece donde falta desinfectante, como en piscinas con biguanida y tuberías.',
  ],
  [
    'Sources of phosphates are fertilizer, leaves, dust, detergents, fill water and some metal sequestrants.',
    'Los fosfatos vienen de fertilizante, hojas, polvo, detergentes, agua de llenado y algunos secuestrantes.',
  ],
  [
    'Phosphate remover contains lanthanum, which binds phosphate to a white precipitate; the water clouds and the filter has to be cleaned.',
    'El removedor de fosfatos lleva lantano, que une el fosfato en un precipitado blanco; el agua se enturbia y hay que limpiar el filtro.',
  ],
  [
    'Phosphate below about 500 ppb needs no treatment when chlorine is in range.',
    'Con menos de unas 500 ppb de fosfato no hace falta tratamiento si el cloro está en rango.',
  ],
  [
    'Nitrates come from fertilizer, well water, bird droppings and bather waste, and dilution with fresh water is what lowers them.',
    'Los nitratos vienen de fertilizante, agua de pozo, excremento de aves y residuos de bañistas, y bajan diluyendo con agua nueva.',
  ],
  [
    'A clarifier is a polymer (coagulant) with a positive charge that joins fine, negatively charged particles into bigger ones that the filter can catch.',
    'Un clarificador es un polímero (coagulante) de carga positiva que junta partículas finas de carga negativa en otras más grandes que el filtro atrapa.',
  ],
  [
    'Too much clarifier (an overdose) makes water cloudy again, because the particles then repel each other.',
    'Demasiado clarificador (sobredosis) enturbia otra vez el agua, porque las partículas se repelen.',
  ],
  [
    'The most common flocculant (floc) is alum, aluminum sulfate; it settles overnight with the pump off and lowers pH and alkalinity.',
    'El floculante más común es el alumbre, sulfato de aluminio; se asienta en una noche con la bomba apagada y baja el pH y la alcalinidad.',
  ],
  [
    'Floc on the floor is vacuumed slowly to waste, because it clogs the filter; cartridge filters without a waste line don’t suit it.',
    'El floculante del fondo se aspira despacio al desagüe, porque tapa el filtro; no va con filtros de cartucho sin línea de desagüe.',
  ],
  [
    'Enzymes are natural catalysts that break down non-living organic waste such as body oils, lotion, sunscreen and cosmetics, so there is less scum at the waterline.',
    'Las enzimas son catalizadores naturales que descomponen restos orgánicos como grasa del cuerpo, crema, bloqueador y cosméticos, y así hay menos suciedad en la línea de agua.',
  ],
  [
    'Defoamer (antifoam) is a silicone product that knocks foam down for a while; the cause, soap, lotion, algaecide or low calcium, stays.',
    'El antiespumante es un producto de silicona que baja la espuma por un rato; la causa (jabón, crema, alguicida o poco calcio) sigue ahí.',
  ],
  [
    'A metal sequestrant keeps iron, copper and manganese from staining but does not remove them; chelation is a stronger binding of the metal.',
    'Un secuestrante evita que hierro, cobre y manganeso manchen, pero no los quita; la quelación es una unión más fuerte del metal.',
  ],
  [
    'Most sequestrants are phosphonic acids such as HEDP, which break down into phosphate.',
    'La mayoría de los secuestrantes son ácidos fosfónicos como HEDP, que se descomponen en fosfato.',
  ],
  [
    'Metals enter a pool through well water, corroded copper pipes and heaters at low pH, copper algaecides and ionizers, and rusting metal objects.',
    'Los metales entran por agua de pozo, tubos y calentadores de cobre corroídos con pH bajo, alguicidas e ionizadores de cobre y objetos que se oxidan.',
  ],
  [
    'Iron above about 0.3 ppm discolors water and stains; copper is best kept below about 0.2 to 0.3 ppm.',
    'El hierro sobre unas 0.3 ppm da color y mancha; el cobre es mejor bajo unas 0.2 a 0.3 ppm.',
  ],
  [
    'Iron turns water brown, rust or tea-colored after chlorine; copper turns it clear green or blue-green; manganese black, purple or dark brown.',
    'El hierro pone el agua café, óxido o color té con el cloro; el cobre la pone verde clara o azul verdosa; el manganeso, negra, morada o café oscura.',
  ],
  [
    'Metals stain when they leave the solution, which happens at high pH and when chlorine oxidizes them, so pH is kept at about 7.2 to 7.4 while they are treated.',
    'Los metales manchan al salir de la solución, con pH alto y cuando el cloro los oxida; por eso el pH se mantiene en cerca de 7.2 a 7.4 durante el tratamiento.',
  ],
  [
    'Ascorbic acid works on iron and rust stains; citric or sulfamic acid is used on copper stains and scale.',
    'El ácido ascórbico sirve en manchas de hierro y óxido; el cítrico o sulfámico se usa en manchas de cobre y sarro.',
  ],
  [
    'After a stain treatment with ascorbic acid a sequestrant is added and chlorine is raised slowly, or the stains return.',
    'Después de tratar manchas con ácido ascórbico se agrega un secuestrante y el cloro se sube despacio, o las manchas regresan.',
  ],
  [
    'An acid wash takes a thin layer off the plaster of an empty pool to remove stains and scale; it shortens the life of the plaster and is a job for professionals.',
    'Un lavado con ácido quita una capa delgada de yeso de una piscina vacía para sacar manchas y sarro; acorta la vida del yeso y es trabajo de profesionales.',
  ],
  [
    'Tannins from leaves, acorns and bark stain brown or tint water like tea; chlorine bleaches them.',
    'Los taninos de hojas, bellotas y corteza manchan de café o tiñen el agua como té; el cloro los decolora.',
  ],
  [
    'Sunlight, time, sodium thiosulfate, sodium sulfite and ascorbic acid (vitamin C) lower (neutralize) chlorine.',
    'El sol, el tiempo, el tiosulfato de sodio, el sulfito de sodio y el ácido ascórbico (vitamina C) bajan (neutralizan) el cloro.',
  ],
  [
    'Too much sodium thiosulfate goes on destroying the chlorine that is added for days, so half a dose is given first and the water tested.',
    'Demasiado tiosulfato de sodio sigue destruyendo por días el cloro que agregas; se da media dosis primero y se mide.',
  ],
  [
    'Pool water is dechlorinated before it is drained, because chlorine harms plants, fish and streams.',
    'El agua de la piscina se declora antes de vaciarla, porque el cloro daña plantas, peces y arroyos.',
  ],
  [
    'Activated carbon removes chlorine, chloramines and odors from water by adsorption.',
    'El carbón activado quita cloro, cloraminas y olores del agua por adsorción.',
  ],
  [
    'City water can contain chloramine, which shows as combined chlorine in a fresh fill.',
    'El agua de la ciudad puede traer cloramina, que aparece como cloro combinado en un llenado nuevo.',
  ],
  [
    'Fill water from a well can bring iron, manganese, copper and hardness, so it is tested before the first chlorine.',
    'El agua de pozo puede traer hierro, manganeso, cobre y dureza; se mide antes del primer cloro.',
  ],
  [
    'Heavy rain washes dirt, phosphate and algae spores in and dilutes chlorine, alkalinity and stabilizer, so test after a storm.',
    'La lluvia fuerte trae suciedad, fosfato y esporas y diluye cloro, alcalinidad y estabilizador; mide después de una tormenta.',
  ],
  [
    'A pool that holds its chlorine overnight within 1 ppm, has combined chlorine of 0.5 ppm or less and is clear is free of algae.',
    'Una piscina que de noche pierde 1 ppm de cloro o menos, tiene 0.5 ppm o menos de combinado y está clara, está libre de algas.',
  ],
  [
    'Oils, lotion and cosmetics leave a greasy ring (scum line) at the waterline.',
    'Grasas, cremas y cosméticos dejan un anillo grasoso en la línea de agua.',
  ],
  [
    'White cloudy water with good chlorine and a pH above 7.8 is often calcium carbonate; with low chlorine it is often the start of algae.',
    'El agua blanca turbia con buen cloro y pH sobre 7.8 suele ser carbonato de calcio; con poco cloro suele ser el inicio de algas.',
  ],
  [
    'Clear water that turns tea-colored or emerald green after adding chlorine usually has metal in it; don’t shock, use a sequestrant and keep chlorine at its minimum.',
    'El agua clara que se pone color té o esmeralda tras agregar cloro suele tener metal; no hagas un choque, usa un secuestrante y mantén el cloro en su mínimo.',
  ],
  [
    'Calcium silicate scale is gray, hard and does not fizz with acid; calcium carbonate scale is white and fizzes.',
    'El sarro de silicato de calcio es gris, duro y no burbujea con ácido; el de carbonato de calcio es blanco y sí burbujea.',
  ],
  ['Iron causes reddish brown (rusty) stains.', 'El hierro causa manchas café rojizas (óxido).'],
  ['Copper causes blue-green (teal) stains.', 'El cobre causa manchas azul verdosas (turquesa).'],
  ['Manganese causes black or purple stains.', 'El manganeso causa manchas negras o moradas.'],
  [
    'Leaves, berries and other organic debris cause brown or green stains that chlorine removes.',
    'Hojas, bayas y otra basura orgánica causan manchas café o verdes que el cloro quita.',
  ],
  ['Algaecide does not replace chlorine: it helps to prevent algae.', 'El alguicida no sustituye al cloro: ayuda a prevenir algas.'],
  [
    'The usual cause of algae is a sanitizer level that is too low; poor circulation and no brushing help them.',
    'La causa usual de las algas es un desinfectante demasiado bajo; la mala circulación y no cepillar las ayudan.',
  ],
  [
    'The first steps against algae are brushing and superchlorination (shock), then filtering.',
    'Los primeros pasos contra las algas son cepillar y un choque de cloro, y luego filtrar.',
  ],
  [
    'Mustard algae is yellow and grows on shady walls; black algae is black and grows into plaster; green algae is green and floats or clings.',
    'El alga mostaza es amarilla y crece en paredes con sombra; la negra crece en el yeso; la verde flota o se pega.',
  ],
  ['Polyquat is the non-foaming algaecide.', 'El poliquat es el alguicida que no hace espuma.'],
  ['Quat (quaternary ammonium) is the algaecide that foams.', 'El quat (amonio cuaternario) es el alguicida que hace espuma.'],
  ['Copper is the algaecide that stains.', 'El cobre es el alguicida que mancha.'],
  [
    'A clarifier (coagulant) clumps tiny particles so that the filter can trap them.',
    'Un clarificador (coagulante) junta partículas diminutas para que el filtro las atrape.',
  ],
  [
    'A flocculant makes particles sink to the floor, and the settled floc is vacuumed to waste.',
    'Un floculante hunde las partículas al fondo, y lo asentado se aspira al desagüe.',
  ],
  [
    'The difference between a clarifier and a flocculant is where the dirt goes: into the filter with clarifier, to the floor with flocculant.',
    'La diferencia entre clarificador y floculante es a dónde va la suciedad: al filtro con el clarificador, al fondo con el floculante.',
  ],
  ['Enzymes are used to break down oils, lotions and cosmetics.', 'Las enzimas se usan para descomponer aceites, cremas y cosméticos.'],
  [
    'A sequestering (chelating) agent is used to keep metals in solution and prevent stains.',
    'Un agente secuestrante (quelante) se usa para mantener los metales disueltos y prevenir manchas.',
  ],
  ['Lanthanum is the element that is used to remove phosphates.', 'El lantano es el elemento que se usa para quitar fosfatos.'],
  [
    'Phosphates come from fertilizer, leaves, dust, detergent, fill water and sequestrants.',
    'Los fosfatos vienen de fertilizante, hojas, polvo, detergente, agua de llenado y secuestrantes.',
  ],
  ['Sodium thiosulfate quickly neutralizes excess chlorine.', 'El tiosulfato de sodio neutraliza rápido el exceso de cloro.'],
  [
    'Dechlorination is the removal of chlorine, for example with sodium thiosulfate, sunlight or activated carbon.',
    'La decloración es quitar el cloro, por ejemplo con tiosulfato de sodio, sol o carbón activado.',
  ],
  [
    'Water that turns green at once after chlorine is added, and stays clear, usually contains copper.',
    'El agua que se pone verde en cuanto se agrega cloro, y sigue clara, suele tener cobre.',
  ],
  [
    'Fill water with metals is treated with a sequestrant before chlorine is added.',
    'El agua de llenado con metales se trata con un secuestrante antes de agregar cloro.',
  ],
];
