// Short true sentences about water in everyday words: what a reading, a color or a stain points to, English and Spanish.
import type { Statement } from '../statement.ts';

export const EVERYDAY_WATER_STATEMENTS: readonly Statement[] = [
  [
    'An ORP probe reads the oxidizing strength of the sanitizer in millivolts (mV).',
    'Una sonda de ORP lee la fuerza oxidante del desinfectante en milivoltios (mV).',
  ],
  [
    'When alkalinity is low and pH is fine, sodium bicarbonate (baking soda) is the product to add.',
    'Si la alcalinidad está baja y el pH bien, el producto que se agrega es bicarbonato de sodio.',
  ],
  [
    'For more total alkalinity with the least change in pH, add sodium bicarbonate (baking soda).',
    'Para más alcalinidad total con el menor cambio de pH, agrega bicarbonato de sodio.',
  ],
  [
    'Tilted bottles, wrong drop counts, dirty tubes and old reagents cause inaccurate (false) test results.',
    'Frascos inclinados, gotas mal contadas, tubos sucios y reactivos viejos dan resultados inexactos.',
  ],
  ['Reagents that have frozen or been overheated are replaced.', 'Los reactivos que se congelaron o sobrecalentaron se cambian.'],
  [
    'Showering before swimming reduces chlorine demand and chloramines.',
    'Ducharse antes de nadar reduce la demanda de cloro y las cloraminas.',
  ],
  [
    'Good ventilation and breakpoint chlorination reduce the chloramine odor of an indoor pool (natatorium).',
    'La buena ventilación y la cloración al punto de quiebre reducen el olor a cloraminas en una piscina techada.',
  ],
  ['The hypochlorite ion is much weaker than hypochlorous acid.', 'El ion hipoclorito es mucho más débil que el ácido hipocloroso.'],
  [
    'Of two pH values chlorine disinfects faster at the lower one, such as 7.2 instead of 7.8.',
    'De dos valores de pH, el cloro desinfecta más rápido en el más bajo, como 7.2 en vez de 7.8.',
  ],
  [
    'The usual bromine range of a hot tub is 4 to 6 ppm, and often up to 8 ppm in public spas.',
    'El rango usual de bromo en un jacuzzi es de 4 a 6 ppm, y a menudo hasta 8 ppm en spas públicos.',
  ],
  [
    'A saltwater pool is not free of chlorine: it makes chlorine from salt.',
    'Una piscina de sal no está libre de cloro: hace cloro a partir de la sal.',
  ],
  [
    'A pH that keeps climbing points to a high total alkalinity, aeration or a salt cell.',
    'Un pH que no deja de subir apunta a alcalinidad total alta, aireación o una celda de sal.',
  ],
  [
    'A pH that keeps falling points to low total alkalinity, trichlor tablets or acid rain.',
    'Un pH que no deja de bajar apunta a alcalinidad total baja, tabletas de tricloro o lluvia ácida.',
  ],
  ['New (fresh) plaster raises the pH of the water for weeks.', 'El yeso nuevo sube el pH del agua por semanas.'],
  [
    'In a pool without salt, total dissolved solids (TDS) 1,500 ppm above the fill call for a partial replacement of the water.',
    'En una piscina sin sal, unos sólidos disueltos totales (TDS) 1,500 ppm sobre los del llenado piden un reemplazo parcial del agua.',
  ],
  [
    'A filter can’t remove what is dissolved: dissolved solids, salt, calcium, stabilizer and metals pass through it.',
    'Un filtro no puede quitar lo disuelto: sólidos disueltos, sal, calcio, estabilizador y metales lo atraviesan.',
  ],
  [
    'Turquoise or blue-green streaks below a return come from copper that acidic water has dissolved from pipes or the heater.',
    'Las rayas turquesa bajo un retorno vienen de cobre que el agua ácida disolvió de tubos o del calentador.',
  ],
  ['Ascorbic acid uses up chlorine and lowers pH.', 'El ácido ascórbico gasta cloro y baja el pH.'],
  ['Too much thiosulfate uses up (eats) the new chlorine that is added.', 'Demasiado tiosulfato se come el cloro nuevo que se agrega.'],
  [
    'A part per billion (ppb) is one thousandth of a part per million (ppm).',
    'Una parte por mil millones (ppb) es la milésima parte de una ppm.',
  ],
  [
    'The active ingredient in pool tablets (pucks) is trichlor; in bromine tablets it is BCDMH.',
    'El ingrediente activo de las tabletas de piscina es tricloro; el de las tabletas de bromo es BCDMH.',
  ],
  [
    'Chlorine added at night that is gone by morning shows a chlorine demand: algae, ammonia or organic waste.',
    'El cloro agregado de noche que por la mañana ya no está muestra demanda: algas, amoníaco o residuos orgánicos.',
  ],
  [
    'An overnight chlorine loss test (OCLT) passes when free chlorine falls by 1 ppm or less without sun.',
    'La prueba de pérdida nocturna de cloro se pasa si el cloro libre baja 1 ppm o menos sin sol.',
  ],
  [
    'For daily use without more stabilizer or calcium the recommended chlorine is liquid chlorine.',
    'Para uso diario sin más estabilizador ni calcio, el cloro recomendado es el líquido.',
  ],
  [
    'Water turns milky when calcium chloride and soda ash or baking soda are added close together: calcium carbonate precipitates; run the filter, lower a high pH and wait.',
    'El agua se pone lechosa si el cloruro de calcio y el carbonato de sodio o el bicarbonato se agregan muy seguidos: precipita carbonato de calcio; filtra, baja el pH si está alto y espera.',
  ],
  ['Clear water with no chlorine can still carry germs.', 'El agua clara sin cloro puede llevar gérmenes.'],
  [
    'A pool store test can differ from a home test because of the sample’s age, the method and old reagents.',
    'El análisis de la tienda puede diferir del de casa por la edad de la muestra, el método y reactivos viejos.',
  ],
  [
    'A brand-new fill is tested for everything before chemicals are added: chlorine, pH, alkalinity, hardness and metals.',
    'En un llenado nuevo se mide todo antes de agregar químicos: cloro, pH, alcalinidad, dureza y metales.',
  ],
  [
    'Iron in fill water is caught with a hose filter or held in solution with a sequestrant.',
    'El hierro del agua de llenado se atrapa con un filtro de manguera o se mantiene disuelto con un secuestrante.',
  ],
  [
    'Rust spots on the floor come from metal objects such as hairpins, tools or rebar.',
    'Las manchas de óxido del fondo vienen de objetos de metal como pasadores, herramientas o varilla.',
  ],
  [
    'A greasy waterline (scum line) is treated with an enzyme product and wiping.',
    'La línea de agua grasosa se trata con enzimas y limpiándola.',
  ],
  [
    'Clarifier works over a few days through the filter; flocculant works overnight and needs vacuuming to waste.',
    'El clarificador trabaja en unos días con el filtro; el floculante en una noche y hay que aspirar al desagüe.',
  ],
  [
    'A stain under leaves is usually organic; a stain that spreads evenly or on steps and around returns is often metal.',
    'Una mancha bajo hojas suele ser orgánica; una pareja o en escalones y alrededor de retornos suele ser de metal.',
  ],
  [
    'A negative saturation index (LSI), below about −0.3, means corrosive, aggressive water that dissolves (etches) plaster.',
    'Un índice de saturación (LSI) negativo, menor de cerca de −0.3, significa agua corrosiva y agresiva que disuelve el yeso.',
  ],
  [
    'A positive saturation index (LSI), above about +0.3, means scale-forming water that tends to deposit calcium.',
    'Un índice de saturación (LSI) positivo, mayor de cerca de +0.3, significa agua que forma sarro y tiende a depositar calcio.',
  ],
  [
    'TDS that is too high is corrected by replacing part of the water; no chemical lowers it.',
    'Los TDS demasiado altos se corrigen cambiando parte del agua; ningún químico los baja.',
  ],
  ['Free available chlorine is chlorine that is able to disinfect.', 'Cloro libre disponible es el cloro capaz de desinfectar.'],
  [
    'When water temperature rises the saturation index rises, and when it falls the index falls.',
    'Cuando sube la temperatura del agua sube el índice de saturación, y cuando baja, baja.',
  ],
  [
    'Trichlor is a poor choice for a hot tub, because it dissolves slowly and is very acidic.',
    'El tricloro es mala opción para un jacuzzi, porque se disuelve lento y es muy ácido.',
  ],
  [
    'Dichlor is commonly used in hot tubs, because it dissolves quickly and is near neutral.',
    'El dicloro se usa mucho en jacuzzis, porque se disuelve rápido y es casi neutro.',
  ],
  [
    'Sodium thiosulfate in a bacteria sample bottle stops the chlorine from acting.',
    'El tiosulfato de sodio en el frasco para bacterias detiene la acción del cloro.',
  ],
  [
    'A falsely high chlorine reading can come from manganese, monopersulfate or a dirty tube; a falsely low one from bleached or old DPD.',
    'Una lectura de cloro falsamente alta puede venir de manganeso, monopersulfato o un tubo sucio; una falsamente baja, de DPD blanqueado o viejo.',
  ],
  [
    'The pads of a test strip are compared with the bottle at the time that is stated on it, wet and level.',
    'Los cuadros de una tira se comparan con el frasco en el tiempo que indica, mojados y nivelados.',
  ],
  [
    'A stabilizer of 100 ppm or more means that chlorine is weakened and part of the water should be exchanged.',
    'Un estabilizador de 100 ppm o más significa que el cloro está debilitado y conviene cambiar parte del agua.',
  ],
  [
    'Bather waste is broken down by oxidation, above all by chlorine.',
    'Los residuos de los bañistas se descomponen por oxidación, sobre todo con cloro.',
  ],
  [
    'Chlorine shock in a bromine tub makes more bromine, so what is measured is still bromine.',
    'El choque de cloro en un jacuzzi de bromo hace más bromo; lo que se mide sigue siendo bromo.',
  ],
  ['Corona discharge gives the highest ozone output.', 'La descarga corona da la mayor producción de ozono.'],
  [
    'Salt that is too high is lowered by draining some water and refilling.',
    'La sal demasiado alta se baja vaciando parte del agua y rellenando.',
  ],
  [
    'If a little acid makes the pH crash (fall far), the alkalinity is low.',
    'Si poco ácido hace caer mucho el pH, la alcalinidad está baja.',
  ],
  ['If much acid hardly moves the pH, the alkalinity is high.', 'Si mucho ácido apenas mueve el pH, la alcalinidad está alta.'],
  [
    'A Langelier (saturation) index between −0.3 and +0.3 is balanced.',
    'Un índice de Langelier (saturación) entre −0.3 y +0.3 está equilibrado.',
  ],
  [
    'Heated water has a higher saturation index than the same water cold.',
    'El agua calentada tiene un índice de saturación más alto que la misma agua fría.',
  ],
  ['Too little calcium in a spa can show as foam.', 'Muy poco calcio en un jacuzzi puede notarse como espuma.'],
  [
    'Manganese and iron in well water are treated with a sequestrant before the first chlorine.',
    'El manganeso y el hierro del agua de pozo se tratan con un secuestrante antes del primer cloro.',
  ],
  [
    'After a green pool is shocked, cloudy blue or white water is usually dead algae: keep the chlorine up and filter.',
    'Después del choque a una piscina verde, el agua turbia azul o blanca suele ser de algas muertas: mantén el cloro y filtra.',
  ],
  [
    'Polyquat is the algaecide type that is the least likely to foam or stain.',
    'El poliquat es el tipo de alguicida que menos espuma hace y menos mancha.',
  ],
  [
    'Suds after an algaecide usually come from a quaternary ammonium (quat) product.',
    'La espuma tras un alguicida suele venir de un producto de amonio cuaternario (quat).',
  ],
  ['After an overdose of clarifier, wait and let the filter run.', 'Tras una sobredosis de clarificador, espera y deja correr el filtro.'],
  ['Enzymes do not disinfect, unlike chlorine.', 'Las enzimas no desinfectan, a diferencia del cloro.'],
  [
    'The chlorine of a salt pool turns back into salt once it has sanitized.',
    'El cloro de una piscina de sal vuelve a ser sal después de desinfectar.',
  ],
  ['Chlorine kills germs by oxidizing their cell walls and enzymes.', 'El cloro mata gérmenes oxidando sus paredes celulares y enzimas.'],
  ['Acid lowers alkalinity and pH.', 'El ácido baja la alcalinidad y el pH.'],
  [
    'A test strip shows another hardness than a drop kit, because strips show total hardness, calcium plus magnesium.',
    'Una tira muestra otra dureza que el kit de gotas, porque la tira muestra la dureza total, calcio más magnesio.',
  ],
  [
    'Ocean water has about 35,000 ppm of salt, ten times as much as a salt pool.',
    'El agua del mar tiene unas 35,000 ppm de sal, diez veces más que una piscina de sal.',
  ],
  [
    'Old shock and granular chlorine that stayed dry still work but may be weaker; damp or lumpy product is not used.',
    'El choque o granulado viejo que siguió seco todavía sirve, quizá más débil; el húmedo o apelmazado no se usa.',
  ],
  ['An algaecide prevents and slows algae.', 'El alguicida previene y frena las algas.'],
  [
    'Softened water has too little calcium for a hot tub or a plaster pool, so it can foam or etch unless calcium is added.',
    'El agua suavizada tiene muy poco calcio para un jacuzzi o una piscina de yeso: puede hacer espuma o desgastar si no se agrega calcio.',
  ],
  [
    'Well water is often hard or full of iron; city water is often chlorinated or has chloramine.',
    'El agua de pozo suele ser dura o con hierro; la de la ciudad suele tener cloro o cloramina.',
  ],
  [
    'Cal-hypo clouds water for a while, because it brings calcium and raises pH.',
    'El hipoclorito de calcio enturbia el agua un rato, porque trae calcio y sube el pH.',
  ],
  [
    'Chlorine tablets are not thrown into the pool, because they bleach the surface they lie on.',
    'Las tabletas de cloro no se echan a la piscina, porque decoloran la superficie donde quedan.',
  ],
  [
    'An ORP reading is lowered by high pH, cyanuric acid and bather waste, and raised by more chlorine.',
    'El ORP baja con pH alto, ácido cianúrico y residuos, y sube con más cloro.',
  ],
  ['Vinegar is far too weak to lower the pH of a pool.', 'El vinagre es demasiado débil para bajar el pH de una piscina.'],
  ['An 8-ounce cup has 16 tablespoons.', 'Una taza de 8 onzas tiene 16 cucharadas.'],
  [
    'Water that is out of balance damages the pool and the heater even when it is well sanitized.',
    'El agua desequilibrada daña la piscina y el calentador aunque esté bien desinfectada.',
  ],
];
