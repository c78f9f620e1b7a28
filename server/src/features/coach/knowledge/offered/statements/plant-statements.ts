// Short true sentences of filters, valves, pumps, heaters and other plant as courses put them, English and Spanish.
import type { Statement } from '../statement.ts';

export const PLANT_STATEMENTS: readonly Statement[] = [
  [
    'The spider gasket inside a multiport valve is worn when water leaks from the waste or backwash line while the valve is set to filter.',
    'El empaque de araña de la válvula multipuerto está gastado cuando sale agua por la línea de desagüe o retrolavado con la válvula en filtrar.',
  ],
  [
    'The filter position of a multiport valve is the normal everyday setting: water goes down through the sand and returns to the pool.',
    'La posición de filtrar es la normal de la válvula multipuerto: el agua baja por la arena y regresa a la piscina.',
  ],
  [
    'In the backwash position water enters at the bottom of the sand filter, lifts the sand bed and leaves through the waste line.',
    'En retrolavado el agua entra por abajo del filtro de arena, levanta la arena y sale por la línea de desagüe.',
  ],
  [
    'Recirculate is the multiport setting that mixes chemicals through the pool, or keeps water moving while the filter is out of order, without filtering.',
    'Recircular es la posición que mezcla químicos o mueve el agua mientras el filtro no sirve, sin filtrar.',
  ],
  [
    'The closed position of a multiport valve shuts off all flow; running the pump against it can damage pump, valve and filter.',
    'La posición cerrada de la válvula multipuerto corta todo el flujo; encender la bomba así puede dañar bomba, válvula y filtro.',
  ],
  [
    'The winter position of a multiport valve leaves its parts loose between two settings, so that trapped water can’t freeze and crack it.',
    'La posición de invierno deja la válvula multipuerto floja entre dos posiciones, para que el agua atrapada no la parta al helarse.',
  ],
  [
    'Backwashing is done when the water in the sight glass runs clear, usually after two to three minutes.',
    'El retrolavado termina cuando el agua de la mirilla sale clara, por lo común tras dos o tres minutos.',
  ],
  [
    'A push-pull valve, also called a slide valve, has two positions, filter and backwash, set by moving its handle up or down.',
    'La válvula de empuje, o de corredera, tiene dos posiciones, filtrar y retrolavar, que se ponen subiendo o bajando la manija.',
  ],
  [
    'A three-way diverter valve chooses between two lines, such as skimmer and main drain, or pool and spa.',
    'Una válvula de tres vías elige entre dos líneas, como skimmer y drenaje de fondo, o piscina y spa.',
  ],
  [
    'The laterals of a sand filter are slotted arms at the bottom (the underdrain) that collect filtered water and hold the sand back.',
    'Los laterales de un filtro de arena son brazos ranurados al fondo que recogen el agua filtrada y detienen la arena.',
  ],
  [
    'The standpipe is the vertical center pipe in a sand filter tank; it joins the laterals to the valve and is capped when sand is poured in.',
    'El tubo central vertical del filtro de arena une los laterales con la válvula; se tapa al echar la arena.',
  ],
  [
    'The diffuser or distributor at the top of a sand filter spreads the incoming water evenly over the sand bed.',
    'El difusor de arriba del filtro de arena reparte el agua que entra parejo sobre la arena.',
  ],
  [
    'Freeboard is the empty space above the sand in a filter: it lets the sand bed expand during a backwash.',
    'El espacio libre sobre la arena del filtro deja que la arena se expanda durante el retrolavado.',
  ],
  [
    'Pool filter sand is number 20 silica sand with a grain size of about 0.45 to 0.55 millimeters.',
    'La arena para filtro de piscina es sílice del número 20, con granos de unos 0.45 a 0.55 milímetros.',
  ],
  [
    'Filter sand is usually replaced about every five years, when its sharp grains have worn round and no longer hold dirt.',
    'La arena del filtro se cambia por lo común cada cinco años, cuando sus granos se redondean y ya no retienen suciedad.',
  ],
  [
    'Mud balls are clumps of sand, oil and dirt in a sand filter; they come from poor or too few backwashes.',
    'Las bolas de lodo son grumos de arena, grasa y suciedad en el filtro; vienen de pocos o malos retrolavados.',
  ],
  [
    'Backwashing too often lowers the efficiency of a sand filter, because a little trapped dirt helps the sand catch finer particles.',
    'Retrolavar demasiado seguido quita eficacia al filtro de arena, porque algo de suciedad ayuda a atrapar lo más fino.',
  ],
  ['A sand filter catches particles down to about 20 to 40 microns.', 'Un filtro de arena retiene partículas desde unas 20 a 40 micras.'],
  [
    'A cartridge filter catches particles down to about 10 to 15 microns.',
    'Un filtro de cartucho retiene partículas desde unas 10 a 15 micras.',
  ],
  [
    'A DE (diatomaceous earth) filter catches particles down to about 3 to 5 microns, the finest of all.',
    'Un filtro de DE (tierra de diatomeas) retiene partículas desde unas 3 a 5 micras, lo más fino de todos.',
  ],
  [
    'Diatomaceous earth (DE) is the ground fossil skeletons of tiny water plants called diatoms.',
    'La tierra de diatomeas (DE) son esqueletos fósiles molidos de plantas acuáticas diminutas, las diatomeas.',
  ],
  [
    'About one pound of DE is used for every 10 square feet of filter area.',
    'Se usa cerca de una libra de DE por cada 10 pies cuadrados de área del filtro.',
  ],
  [
    'Precoat is the first layer of DE that covers the grids (septa) of the filter before it starts to filter.',
    'La precapa es la primera capa de DE que cubre las rejillas del filtro antes de filtrar.',
  ],
  [
    'Too little DE lets dirt clog the fabric of the grids; too much DE bridges between the grids and shortens the filter cycle.',
    'Con poca DE la suciedad tapa la tela de las rejillas; con demasiada se unen las rejillas y el ciclo se acorta.',
  ],
  [
    'A vacuum filter sits in an open tank on the suction side of the pump; a pressure filter is a closed tank on the discharge side.',
    'Un filtro de vacío está en un tanque abierto del lado de succión de la bomba; uno de presión, en un tanque cerrado del lado de descarga.',
  ],
  [
    'A cartridge filter element is pleated polyester fabric; the pleats give a large filter area in a small tank.',
    'El elemento de un filtro de cartucho es tela de poliéster plisada; los pliegues dan mucha área en un tanque pequeño.',
  ],
  [
    'A filter with a larger area runs longer between cleanings, because the same dirt spreads over more surface.',
    'Un filtro con más área trabaja más tiempo entre limpiezas, porque la suciedad se reparte en más superficie.',
  ],
  [
    'A filter cycle is the time that a filter runs between one cleaning or backwash and the next.',
    'Un ciclo de filtrado es el tiempo entre una limpieza o retrolavado y el siguiente.',
  ],
  [
    'A pressure gauge that does not drop to zero when the pump is off is faulty and has to be replaced.',
    'Un manómetro que no baja a cero con la bomba apagada está malo y hay que cambiarlo.',
  ],
  [
    'The clean pressure, or starting pressure, is what the gauge reads right after the filter was cleaned: write it down to compare.',
    'La presión limpia es la que marca el manómetro justo después de limpiar el filtro: anótala para comparar.',
  ],
  [
    'Pool circulation pumps are centrifugal pumps: a spinning impeller throws the water outward.',
    'Las bombas de circulación son centrífugas: un impulsor que gira lanza el agua hacia afuera.',
  ],
  [
    'A flooded-suction pump sits below the water level; a self-priming pump can sit above it and clears air from its suction line.',
    'Una bomba de succión inundada está bajo el nivel del agua; una autocebante puede estar arriba y saca el aire de su línea.',
  ],
  [
    'To prime a pump, turn it off, fill the strainer pot with water, seal the lid, open the air relief valve and start it.',
    'Para cebar una bomba apágala, llena la trampa de agua, cierra la tapa, abre la válvula de aire y enciéndela.',
  ],
  [
    'Running a pump dry overheats and ruins the shaft seal first and can melt the impeller and plastic parts.',
    'Si la bomba trabaja en seco, primero se arruina el sello del eje y luego pueden derretirse impulsor y plásticos.',
  ],
  [
    'A clogged impeller gives low flow and low filter pressure although the baskets and the filter are clean.',
    'Un impulsor tapado da poco flujo y poca presión aunque las canastas y el filtro estén limpios.',
  ],
  ['The volute is the snail-shaped housing around the impeller.', 'La voluta es la carcasa en forma de caracol alrededor del impulsor.'],
  [
    'The thermal overload switch stops a pump motor that gets too hot, from blocked vents, low voltage, direct sun or too heavy a load.',
    'El protector térmico apaga el motor que se calienta de más por rejillas tapadas, bajo voltaje, sol directo o demasiada carga.',
  ],
  [
    'A pump motor that screeches, squeals or grinds has worn bearings.',
    'Un motor de bomba que chilla o rechina tiene los baleros gastados.',
  ],
  [
    'The operating point of a pump is where the pump curve crosses the system curve of flow and head.',
    'El punto de operación de una bomba es donde su curva cruza la curva del sistema, de caudal y carga.',
  ],
  [
    'Two equal pumps in parallel add their flow; in series they add their head.',
    'Dos bombas iguales en paralelo suman su caudal; en serie suman su carga.',
  ],
  [
    'High pressure together with low vacuum means a restriction on the discharge side: a dirty filter or a closed return valve.',
    'Presión alta con vacío bajo significa una restricción del lado de descarga: filtro sucio o retorno cerrado.',
  ],
  [
    'Vacuum on the suction side of a pump is read in inches of mercury; pressure on the discharge side is read in psi.',
    'El vacío del lado de succión se lee en pulgadas de mercurio; la presión del lado de descarga, en psi.',
  ],
  [
    'Water should move at no more than about 6 feet per second in suction pipes and 8 feet per second in return pipes.',
    'El agua debe ir a no más de unos 6 pies por segundo en succión y 8 pies por segundo en retorno.',
  ],
  [
    'A booster pump drives a pressure-side cleaner and may run only while the main circulation pump is running.',
    'Una bomba de refuerzo mueve un limpiador de presión y solo debe andar mientras anda la bomba principal.',
  ],
  [
    'A missing or broken strainer basket lets leaves and pebbles clog the impeller.',
    'Si la canasta de la bomba falta o está rota, hojas y piedritas tapan el impulsor.',
  ],
  [
    'Skimmers work best on the downwind side of the pool, where the wind pushes floating debris.',
    'Los skimmers trabajan mejor del lado hacia donde sopla el viento, que empuja ahí lo que flota.',
  ],
  [
    'A stuck or missing weir lets floating debris drift back from the skimmer into the pool when the pump stops.',
    'Si la compuerta del skimmer está atorada o falta, lo flotante regresa a la piscina cuando para la bomba.',
  ],
  [
    'Many codes ask for one skimmer for about every 400 to 500 square feet of water surface in a public pool.',
    'Muchos códigos piden un skimmer por cada 400 a 500 pies cuadrados de superficie en una piscina pública.',
  ],
  [
    'A flooded gutter does not skim: the water level of a gutter pool has to stay at the rim of the overflow.',
    'Una canaleta inundada no limpia la superficie: el nivel debe quedar al ras del rebosadero.',
  ],
  [
    'The capacity of a surge tank is often about one gallon for each square foot of pool surface.',
    'La capacidad de un tanque de compensación suele ser de un galón por cada pie cuadrado de superficie.',
  ],
  [
    'The hydrostatic relief valve is in the main drain sump at the deepest point of the pool.',
    'La válvula hidrostática está en el pozo del drenaje de fondo, en lo más hondo.',
  ],
  [
    'Return inlets, often with eyeball fittings, send filtered, heated and treated water back into the pool.',
    'Los retornos, a menudo con boquilla orientable, devuelven a la piscina el agua filtrada, calentada y tratada.',
  ],
  [
    'Many codes ask for a turnover of six hours or less in a public swimming pool.',
    'Muchos códigos piden una recirculación completa en seis horas o menos en piscinas públicas.',
  ],
  [
    'Many codes ask for a turnover of 30 minutes in a public spa or hot tub.',
    'Muchos códigos piden una recirculación completa en 30 minutos en un spa o jacuzzi público.',
  ],
  [
    'Many codes ask for a turnover of one hour in a wading pool.',
    'Muchos códigos piden una recirculación completa en una hora en un chapoteadero.',
  ],
  [
    'Water dripping from a gas heater at start-up with cold water is condensation, not a leak, when it stops once the water is warm.',
    'El agua que gotea de un calentador de gas al arrancar en frío es condensación, no fuga, si para cuando el agua se entibia.',
  ],
  [
    'Water under a heat pump is usually condensation from its evaporator coil; a chlorine test of the puddle tells it from a leak.',
    'El agua bajo una bomba de calor suele ser condensación de su serpentín; una prueba de cloro del charco la distingue de una fuga.',
  ],
  [
    'Black soot in a gas heater means incomplete combustion: too little air, a blocked vent or wrong gas pressure; leave it off and call a technician, because it makes carbon monoxide.',
    'El hollín negro en un calentador de gas indica mala combustión: poco aire, ventila tapada o mala presión de gas; déjalo apagado y llama a un técnico, porque produce monóxido de carbono.',
  ],
  [
    'Low pH eats the copper heat exchanger of a heater; high pH and calcium cover it with scale.',
    'Un pH bajo se come el intercambiador de cobre del calentador; el pH alto y el calcio lo cubren de sarro.',
  ],
  [
    'The high-limit switch turns a heater off when the water in it gets too hot.',
    'El interruptor de límite alto apaga el calentador cuando el agua adentro se calienta demasiado.',
  ],
  [
    'A heater’s size is given in BTU per hour; its efficiency is the heat that reaches the water divided by the heat in the fuel.',
    'El tamaño de un calentador se da en BTU por hora; su eficiencia es el calor que llega al agua entre el del combustible.',
  ],
  [
    'A vacuum relief valve lets air into solar collectors, so that they drain and don’t collapse when the pump stops.',
    'Una válvula de alivio de vacío deja entrar aire a los colectores solares para que se vacíen y no se colapsen al parar la bomba.',
  ],
  [
    'Solar collectors work best facing south, in full sun, with an area of 60 to 100 percent of the pool’s surface.',
    'Los colectores solares rinden más hacia el sur, a pleno sol, con un área de 60 a 100 por ciento de la superficie de la piscina.',
  ],
  [
    'The plates of a salt cell are titanium with a thin coating of ruthenium or iridium; scraping takes the coating off.',
    'Las placas de una celda de sal son de titanio con una capa delgada de rutenio o iridio; al raspar se quita la capa.',
  ],
  [
    'Reversing the polarity of a salt cell sheds the scale from its plates: that is how a self-cleaning cell works.',
    'Al invertir la polaridad de una celda de sal se suelta el sarro de las placas: así se limpia sola.',
  ],
  [
    'A salt chlorine generator stops making chlorine when the flow is too low, the salt is too low or the water is too cold.',
    'Un clorador de sal deja de producir cloro cuando hay poco flujo, poca sal o el agua está muy fría.',
  ],
  [
    'An ORP of 650 to 750 millivolts (mV) is the usual setting for a pool controller.',
    'Un ORP de 650 a 750 milivoltios (mV) es el ajuste usual de un controlador de piscina.',
  ],
  [
    'High cyanuric acid and high pH lower the ORP reading although free chlorine is the same.',
    'Mucho ácido cianúrico y un pH alto bajan la lectura de ORP aunque el cloro libre sea igual.',
  ],
  [
    'Ozone is made by corona discharge or by ultraviolet lamps and drawn into the water by a venturi injector.',
    'El ozono se produce por descarga de corona o lámparas ultravioleta y entra al agua con un inyector venturi.',
  ],
  [
    'Medium-pressure UV lamps break up chloramines besides killing Cryptosporidium.',
    'Las lámparas UV de media presión deshacen cloraminas además de matar al Cryptosporidium.',
  ],
  [
    'Secondary disinfection is UV or ozone used together with chlorine, for spray parks, wading pools and other places with a high risk of Crypto.',
    'La desinfección secundaria es UV u ozono junto con cloro, para parques de agua, chapoteaderos y otros lugares con riesgo de Cripto.',
  ],
  [
    'The quartz sleeve around a UV lamp has to be cleaned, because scale on it blocks the light.',
    'La funda de cuarzo de la lámpara UV se limpia, porque el sarro tapa la luz.',
  ],
  [
    'The squeeze tube of a peristaltic pump wears out and is replaced about once a year, before it cracks.',
    'El tubo de una bomba peristáltica se gasta y se cambia cerca de una vez al año, antes de que se raje.',
  ],
];
