// Short true sentences about what is in the water and what products do, English and Spanish: each says one thing and how it relates to another.
import type { Statement } from '../statement.ts';

export const CHEMISTRY_STATEMENTS: readonly Statement[] = [
  [
    'The ideal pH of a pool is close to the pH of human tears and eyes, about 7.4 to 7.5.',
    'El pH ideal de una piscina se parece al de las lágrimas y los ojos, cerca de 7.4 a 7.5.',
  ],
  ['Free chlorine is the chlorine that can still disinfect.', 'El cloro libre es el que todavía puede desinfectar.'],
  ['Total chlorine is free chlorine plus combined chlorine.', 'El cloro total es el cloro libre más el cloro combinado.'],
  ['Combined chlorine is total chlorine minus free chlorine.', 'El cloro combinado es el cloro total menos el cloro libre.'],
  [
    'Hypochlorous acid is the active form of chlorine, the one that kills germs fastest; the hypochlorite ion is weak.',
    'El ácido hipocloroso es la forma activa del cloro, la que mata gérmenes más rápido; el ion hipoclorito es débil.',
  ],
  [
    'As pH rises, less of the chlorine is hypochlorous acid, so chlorine works slower: high pH makes chlorine less effective, though much less so with stabilizer in the water.',
    'Cuando sube el pH, menos cloro es ácido hipocloroso y actúa más lento: un pH alto le quita eficacia al cloro, aunque mucho menos si hay estabilizador en el agua.',
  ],
  [
    'Low pH makes water acidic and aggressive: it corrodes metal, etches plaster and irritates eyes and skin, and it usually comes with low alkalinity.',
    'Un pH bajo vuelve el agua ácida y agresiva: corroe metales, desgasta el yeso e irrita ojos y piel, y suele venir con alcalinidad baja.',
  ],
  [
    'High pH can cause scale and cloudy water, and makes chlorine weaker.',
    'Un pH alto puede causar sarro y agua turbia, y debilita el cloro.',
  ],
  [
    'A pH of 7 is neutral: below it water is acidic, above it basic (alkaline).',
    'Un pH de 7 es neutro: por debajo el agua es ácida; por encima, básica (alcalina).',
  ],
  [
    'Total alkalinity measures the buffering capacity of water: how well it resists changes of pH.',
    'La alcalinidad total mide la capacidad amortiguadora del agua: qué tanto resiste cambios de pH.',
  ],
  [
    'When total alkalinity is low, pH bounces (swings, fluctuates) and is difficult to maintain, and water can turn corrosive.',
    'Si la alcalinidad total es baja, el pH brinca, es difícil de mantener y el agua puede volverse corrosiva.',
  ],
  [
    'When total alkalinity is high, pH is hard to change and tends to rise, and water can turn cloudy or leave scale.',
    'Si la alcalinidad total es alta, el pH es difícil de cambiar y tiende a subir, y el agua puede enturbiarse o dejar sarro.',
  ],
  [
    'Baking soda (sodium bicarbonate) raises total alkalinity and only a little pH.',
    'El bicarbonato de sodio sube la alcalinidad total y apenas el pH.',
  ],
  ['Soda ash (sodium carbonate) raises pH and also total alkalinity.', 'El carbonato de sodio sube el pH y también la alcalinidad total.'],
  [
    'Borax raises pH, and for the same rise of pH it raises alkalinity less than soda ash does.',
    'El bórax sube el pH y, para la misma subida de pH, sube la alcalinidad menos que el carbonato de sodio.',
  ],
  [
    'Muriatic acid is hydrochloric acid: it lowers pH and total alkalinity.',
    'El ácido muriático es ácido clorhídrico: baja el pH y la alcalinidad total.',
  ],
  [
    'Dry acid is sodium bisulfate: it lowers pH and total alkalinity.',
    'El ácido seco es bisulfato de sodio: baja el pH y la alcalinidad total.',
  ],
  [
    'Carbon dioxide gas lowers pH when it is fed into the water; when it leaves the water, pH rises.',
    'El dióxido de carbono baja el pH al entrar en el agua; cuando sale, el pH sube.',
  ],
  [
    'Aeration raises pH and leaves total alkalinity as it is: carbon dioxide leaves the water.',
    'La aireación sube el pH y deja igual la alcalinidad total: el dióxido de carbono sale del agua.',
  ],
  ['Calcium chloride raises calcium hardness.', 'El cloruro de calcio sube la dureza de calcio.'],
  [
    'Low calcium hardness makes water aggressive: it can etch plaster and grout and pit concrete.',
    'Una dureza de calcio baja vuelve agresiva el agua: puede desgastar el yeso y las juntas y picar el concreto.',
  ],
  ['High calcium hardness can cause scale and cloudy water.', 'Una dureza de calcio alta puede causar sarro y agua turbia.'],
  [
    'Cyanuric acid (stabilizer, conditioner) slows the loss of chlorine to sunlight.',
    'El ácido cianúrico (estabilizador) frena la pérdida de cloro por el sol.',
  ],
  [
    'The more cyanuric acid there is, the slower chlorine kills germs, and the more free chlorine is needed.',
    'Cuanto más ácido cianúrico hay, más lento mata gérmenes el cloro y más cloro libre hace falta.',
  ],
  [
    'The practical way to bring down cyanuric acid is draining part of the water and refilling; it does not evaporate.',
    'La forma práctica de bajar el ácido cianúrico es vaciar parte del agua y rellenar; no se evapora.',
  ],
  [
    'Total dissolved solids (TDS) are everything dissolved in the water; they are lowered by replacing water.',
    'Los sólidos disueltos totales (TDS) son todo lo disuelto en el agua; bajan al cambiar agua.',
  ],
  [
    'Trichlor is acidic and stabilized: over time it lowers pH and alkalinity and raises cyanuric acid.',
    'El tricloro es ácido y estabilizado: con el tiempo baja el pH y la alcalinidad y sube el ácido cianúrico.',
  ],
  [
    'Dichlor is stabilized chlorine: it dissolves fast, and besides chlorine it adds cyanuric acid, which it leaves behind in the water.',
    'El dicloro es cloro estabilizado: se disuelve rápido y, además de cloro, agrega ácido cianúrico, que se queda en el agua.',
  ],
  [
    'Cal-hypo (calcium hypochlorite) adds calcium hardness and no stabilizer.',
    'El hipoclorito de calcio agrega dureza de calcio y nada de estabilizador.',
  ],
  [
    'Liquid chlorine and bleach are sodium hypochlorite: they leave no stabilizer and no calcium, only a little salt.',
    'El cloro líquido y el blanqueador son hipoclorito de sodio: no dejan estabilizador ni calcio, solo un poco de sal.',
  ],
  [
    'Trichlor has the lowest pH of the chlorine products for home pools, about 3; liquid chlorine and cal-hypo have a high pH.',
    'El tricloro es el cloro para piscinas de casa con el pH más bajo, cerca de 3; el cloro líquido y el hipoclorito de calcio tienen pH alto.',
  ],
  [
    'Stabilized chlorines are trichlor and dichlor; unstabilized are liquid chlorine, cal-hypo, lithium and gas.',
    'Los cloros estabilizados son tricloro y dicloro; sin estabilizador son el líquido, el de calcio, el de litio y el gas.',
  ],
  [
    'Breakpoint is the dose of chlorine that destroys the combined chlorine, the chloramines; going there is superchlorination.',
    'El punto de quiebre es la dosis de cloro que destruye el cloro combinado, las cloraminas; llegar ahí es supercloración.',
  ],
  [
    'Combined chlorine is removed by breakpoint chlorination, a shock with superchlorination, or by ultraviolet light.',
    'El cloro combinado se elimina con cloración al punto de quiebre, un choque con supercloración, o luz ultravioleta.',
  ],
  [
    'Chloramines form when chlorine meets ammonia, sweat and urine; they smell strongly and redden eyes.',
    'Las cloraminas se forman cuando el cloro encuentra amoníaco, sudor y orina; huelen fuerte y enrojecen los ojos.',
  ],
  [
    'Non-chlorine shock is potassium monopersulfate: it oxidizes bather waste, does not disinfect, and shows as combined chlorine in a test.',
    'El choque sin cloro es monopersulfato de potasio: oxida residuos de bañistas, no desinfecta y aparece como cloro combinado al medir.',
  ],
  [
    'Sodium thiosulfate lowers chlorine quickly: it neutralizes chlorine and bromine.',
    'El tiosulfato de sodio baja el cloro rápido: neutraliza cloro y bromo.',
  ],
  [
    'Water with a clearly negative saturation index, below about −0.3, is corrosive and aggressive: it etches plaster and can eat metal.',
    'El agua con índice de saturación claramente negativo, menor de cerca de −0.3, es corrosiva y agresiva: desgasta el yeso y puede corroer metales.',
  ],
  [
    'Cloudy water although chlorine is good is often due to poor filtration: a dirty filter or too few pump hours.',
    'El agua turbia con buen cloro suele venir de mala filtración: filtro sucio o pocas horas de bomba.',
  ],
  [
    'Water with a clearly positive saturation index, above about +0.3, is scale forming: it tends to leave calcium scale.',
    'El agua con índice de saturación claramente positivo, mayor de cerca de +0.3, forma sarro: tiende a dejar calcio.',
  ],
  ['Water with a saturation index near zero is balanced.', 'El agua con índice de saturación cerca de cero está equilibrada.'],
  [
    'The saturation index is made of pH, temperature, calcium hardness, alkalinity and dissolved solids; chlorine is not part of it.',
    'El índice de saturación se compone de pH, temperatura, dureza de calcio, alcalinidad y sólidos disueltos; el cloro no forma parte.',
  ],
  [
    'Warmer water makes the saturation index rise: scale forms first where water is hot, as in the heater.',
    'El agua más caliente sube el índice de saturación: el sarro aparece primero donde está caliente, como en el calentador.',
  ],
  [
    'Soda ash added fast or in a large amount clouds the water: calcium carbonate precipitates.',
    'El carbonato de sodio agregado de golpe enturbia el agua: precipita carbonato de calcio.',
  ],
  [
    'Warm water, sunlight and many bathers use up chlorine faster.',
    'El agua caliente, el sol y muchos bañistas gastan el cloro más rápido.',
  ],
  [
    'Sunlight (ultraviolet) destroys unstabilized chlorine within hours, so add it in the evening, after sunset.',
    'El sol (ultravioleta) destruye en horas el cloro sin estabilizador; agrégalo al anochecer.',
  ],
  [
    'Chlorine demand is what is used up before any free chlorine stays; a high bather load raises the demand.',
    'La demanda de cloro es lo que se gasta antes de que quede cloro libre; muchos bañistas la aumentan.',
  ],
  [
    'A residual is the sanitizer that stays in the water and keeps working between doses.',
    'El residual es el desinfectante que queda en el agua y sigue trabajando entre dosis.',
  ],
  [
    'One part per million (ppm) is the same as one milligram per liter.',
    'Una parte por millón (ppm) es lo mismo que un miligramo por litro.',
  ],
  [
    'Oxidizers such as chlorine burn up organic waste; sanitizers kill germs; chlorine does both.',
    'Los oxidantes como el cloro queman residuos orgánicos; los desinfectantes matan gérmenes; el cloro hace ambas cosas.',
  ],
  [
    'Bromine stays effective at high temperature and at high pH, so hot tubs often use it; stabilizer (cyanuric acid) does not protect it, so it breaks down fast in sunlight.',
    'El bromo sigue eficaz con calor y pH alto, por eso se usa en jacuzzis; el ácido cianúrico no lo protege y el sol lo destruye.',
  ],
  ['Bromamines, unlike chloramines, still disinfect.', 'Las bromaminas, a diferencia de las cloraminas, todavía desinfectan.'],
  [
    'Sodium bromide needs an oxidizer such as chlorine or non-chlorine shock to become bromine.',
    'El bromuro de sodio necesita un oxidante, como cloro o choque sin cloro, para volverse bromo.',
  ],
  [
    'The cell of a saltwater system turns dissolved salt into chlorine: a salt chlorine generator makes chlorine from salt by electrolysis: a current passes between the plates of the cell.',
    'Un clorador de sal produce cloro a partir de sal por electrólisis: la corriente pasa entre las placas de la celda.',
  ],
  ['A salt cell tends to raise pH.', 'Una celda de sal tiende a subir el pH.'],
  [
    'Scale on a salt cell is removed with a weak acid solution; scraping harms the plates.',
    'El sarro de una celda de sal se quita con una solución débil de ácido; raspar daña las placas.',
  ],
  [
    'Ozone is a strong oxidizer made on site; it leaves no lasting residual, so chlorine or bromine is still needed.',
    'El ozono es un oxidante fuerte hecho en el lugar; no deja residual, así que aún hace falta cloro o bromo.',
  ],
  [
    'Ultraviolet light (UV) disinfects only the water that passes the lamp and leaves no residual; chlorine or bromine is still needed.',
    'La luz ultravioleta (UV) desinfecta solo el agua que pasa por la lámpara y no deja residual; aún hace falta cloro o bromo.',
  ],
  [
    'Copper and silver ionizers slow algae, and still need chlorine; too much copper stains and turns hair green.',
    'Los ionizadores de cobre y plata frenan algas y aún necesitan cloro; demasiado cobre mancha y pone verde el cabello.',
  ],
  [
    'Rain dilutes the water: it lowers alkalinity, hardness, salt and stabilizer, and brings dirt.',
    'La lluvia diluye el agua: baja alcalinidad, dureza, sal y estabilizador, y trae suciedad.',
  ],
  [
    'Evaporation takes pure water away and leaves minerals, so hardness, salt and dissolved solids rise.',
    'La evaporación se lleva agua pura y deja minerales: suben la dureza, la sal y los sólidos disueltos.',
  ],
  ['Fresh plaster raises pH for weeks, so it needs acid often.', 'El yeso nuevo sube el pH por semanas y necesita ácido a menudo.'],
  ['Phosphates and nitrates are nutrients: they feed algae.', 'Los fosfatos y nitratos son nutrientes: alimentan a las algas.'],
  [
    'Sequestrants hold metals in solution so that they don’t stain.',
    'Los secuestrantes mantienen los metales disueltos para que no manchen.',
  ],
  [
    'Clarifier clumps fine particles so that the filter catches them.',
    'El clarificador junta partículas finas para que el filtro las atrape.',
  ],
  [
    'Flocculant sinks particles to the floor, where they are vacuumed to waste.',
    'El floculante hunde las partículas al fondo, donde se aspiran al desagüe.',
  ],
  [
    'Ascorbic acid (vitamin C) lifts iron stains; a sequestrant then keeps the iron dissolved.',
    'El ácido ascórbico (vitamina C) quita manchas de hierro; luego un secuestrante mantiene el hierro disuelto.',
  ],
  ['Enzymes break down oils and lotions; they do not disinfect.', 'Las enzimas descomponen aceites y cremas; no desinfectan.'],
  [
    'DPD is the reagent that tests free and total chlorine; it turns pink.',
    'El DPD es el reactivo que mide cloro libre y total; se pone rosa.',
  ],
  ['OTO turns yellow and shows only total chlorine.', 'El OTO se pone amarillo y solo muestra cloro total.'],
  ['Phenol red is the indicator that tests pH.', 'El rojo de fenol es el indicador que mide el pH.'],
  [
    'FAS-DPD counts drops until the pink color goes; it tells free and combined chlorine apart, also at high levels.',
    'El FAS-DPD cuenta gotas hasta que se va el rosa; distingue cloro libre y combinado, también a niveles altos.',
  ],
  [
    'Very high chlorine bleaches DPD: the sample turns pink for a moment and then clear, and looks as if there were no chlorine; dilute and test again.',
    'Un cloro muy alto blanquea el DPD: se pone rosa un instante y luego claro, como si no hubiera cloro; diluye y mide otra vez.',
  ],
  [
    'Very high chlorine gives a false pH reading: phenol red turns purple.',
    'Un cloro muy alto da un pH falso: el rojo de fenol se pone morado.',
  ],
  [
    'Cyanuric acid is tested by turbidity: the sample clouds until a black dot disappears.',
    'El ácido cianúrico se mide por turbidez: la muestra se enturbia hasta que un punto negro desaparece.',
  ],
  [
    'Calcium hardness and alkalinity are tested by titration: drops are counted until the color changes.',
    'La dureza de calcio y la alcalinidad se miden por titulación: se cuentan gotas hasta que cambia el color.',
  ],
  [
    'Take the sample elbow deep, away from returns and the skimmer.',
    'Toma la muestra a la profundidad del codo, lejos de los retornos y del skimmer.',
  ],
  [
    'Reagents age: keep them cool, dark and closed, and replace them yearly.',
    'Los reactivos envejecen: guárdalos frescos, oscuros y cerrados, y cámbialos cada año.',
  ],
  [
    'Test free chlorine and pH most often, in the season every day; alkalinity about weekly, hardness and stabilizer about monthly.',
    'Mide más seguido cloro libre y pH, a diario en temporada; alcalinidad cada semana, dureza y estabilizador cada mes.',
  ],
  [
    'Oxidation reduction potential (ORP) shows how strongly the water oxidizes; controllers use it to feed chlorine.',
    'El potencial redox (ORP) muestra qué tan fuerte oxida el agua; los controladores lo usan para dosificar cloro.',
  ],
];
