// Words of pumps, filters, pipes, heaters and feeders.
import type { Term } from './term.ts';

export const EQUIPMENT_TERMS: readonly Term[] = [
  [
    'flow rate|flow|gpm|gallon per minute|caudal|galon por minuto',
    'The flow rate is how much water the pump moves, in gallons per minute (gpm). A flow meter shows it; volume divided by flow is the time of one turnover.',
    'El caudal es cuánta agua mueve la bomba, en galones por minuto (gpm). Lo muestra un medidor de flujo; el volumen entre el caudal es el tiempo de una renovación.',
  ],
  [
    'total dynamic head|tdh|head|feet of head|dynamic head|carga dinamica total|altura dinamica total',
    'Total dynamic head is all the resistance that a pump works against, in feet of water: friction in pipes, filter and heater, plus lift. With it you read the flow from the pump’s curve.',
    'La carga dinámica total es toda la resistencia contra la que trabaja la bomba, en pies de agua: fricción en tubos, filtro y calentador, más la altura. Con ella lees el caudal en la curva de la bomba.',
  ],
  [
    'head loss|friction loss|perdida de carga|perdida por friccion',
    'Head loss is the pressure that water loses by friction in pipes, fittings, filter and heater. It grows about with the square of the flow, so a slower pump or a wider pipe saves a lot.',
    'La pérdida de carga es la presión que el agua pierde por fricción en tubos, conexiones, filtro y calentador. Crece casi con el cuadrado del caudal: una bomba más lenta o un tubo más ancho ahorran mucho.',
  ],
  [
    'pump curve|performance curve|curva de la bomba',
    'A pump curve shows how many gallons per minute a pump moves against each amount of resistance (head). The more resistance, the less flow.',
    'La curva de la bomba muestra cuántos galones por minuto mueve contra cada resistencia (carga). A más resistencia, menos caudal.',
  ],
  [
    'cavitation|cavitacion',
    'Cavitation is when a pump is starved of water, so that vapor bubbles form and collapse inside it. It sounds like gravel and eats the impeller. Look for a blocked skimmer or basket, a closed valve, a suction pipe that is too small, or a speed that is too high.',
    'La cavitación es cuando a la bomba le falta agua y adentro se forman y revientan burbujas de vapor. Suena a grava y desgasta el impulsor. Busca un skimmer o canasta tapados, una válvula cerrada, un tubo de succión chico o demasiada velocidad.',
  ],
  [
    'priming|prime|prime a pump|losing prime|loss of prime|cebado|cebar',
    'Priming means filling the pump and its suction pipe with water so that it can pull. A pump that has lost its prime runs dry: fill the basket, close the lid and start it again.',
    'Cebar es llenar de agua la bomba y su tubo de succión para que pueda jalar. Una bomba descebada trabaja en seco: llena la canasta, cierra la tapa y enciéndela otra vez.',
  ],
  [
    'impeller|pump impeller|impulsor',
    'The impeller is the wheel in the pump that spins and throws the water outward, which makes the flow. If debris clogs it, flow and pressure drop; switch off the breaker before you look into it.',
    'El impulsor es la rueda de la bomba que gira y lanza el agua hacia afuera; así se crea el flujo. Si se tapa, bajan flujo y presión; apaga el interruptor antes de mirar adentro.',
  ],
  [
    'diffuser|volute|difusor|voluta',
    'The diffuser (or volute) is the housing around the impeller. It turns the speed of the water into pressure.',
    'El difusor (o voluta) es la carcasa alrededor del impulsor. Convierte la velocidad del agua en presión.',
  ],
  [
    'shaft seal|mechanical seal|pump seal|pump shaft seal|sello mecanico|sello de la bomba',
    'The shaft seal keeps water from running along the motor shaft. Water that drips under the middle of the pump mostly means that the seal is worn; running dry ruins it.',
    'El sello mecánico evita que el agua escape por el eje del motor. Si gotea debajo de la parte media de la bomba, casi siempre el sello está gastado; trabajar en seco lo arruina.',
  ],
  [
    'strainer basket|pump strainer|strainer|pump basket|hair and lint strainer|hair and lint pot|lint strainer|canasta de la bomba',
    'The pump basket (hair and lint strainer) catches leaves and hair before they get into the impeller. Empty it once a week, with the pump off.',
    'La canasta de la bomba (trampa de pelo) atrapa hojas y cabello antes del impulsor. Vacíala cada semana, con la bomba apagada.',
  ],
  [
    'capacitor|start capacitor|capacitor de arranque',
    'The capacitor gives the pump motor the push to start. If the motor only hums, it is the first suspect. It holds a charge that can hurt you, so leave it to an electrician.',
    'El capacitor le da al motor el empujón para arrancar. Si el motor solo zumba, es el primer sospechoso. Guarda carga que puede lastimarte: déjalo a un electricista.',
  ],
  [
    'variable speed pump|vsp|vs pump|bomba de velocidad variable',
    'A variable-speed pump lets you set its speed. Power falls with about the cube of speed: at half speed it moves half the water for about an eighth of the power. So run it slow and long, and fast only for vacuuming, heating or water features.',
    'Una bomba de velocidad variable te deja elegir la velocidad. La potencia baja casi con el cubo: a media velocidad mueve la mitad del agua con cerca de un octavo de la potencia. Úsala lento y por más horas, y rápido solo para aspirar, calentar o cascadas.',
  ],
  [
    'affinity law|pump affinity law|ley de afinidad',
    'The affinity laws say how a pump behaves when you change its speed: flow goes with the speed, pressure with its square, and power with its cube.',
    'Las leyes de afinidad dicen cómo cambia una bomba con la velocidad: el caudal va con la velocidad, la presión con su cuadrado y la potencia con su cubo.',
  ],
  [
    'service factor|service factor horsepower|sfhp|factor de servicio|horsepower|total horsepower|caballos de fuerza',
    'A motor’s horsepower times its service factor is the load that it can carry all the time. Compare pumps by this total, since the number on the box alone can mislead.',
    'Los caballos del motor por su factor de servicio son la carga que aguanta siempre. Compara bombas con ese total; el número de la caja solo puede engañar.',
  ],
  [
    'check valve|one way valve|valvula check|valvula antirretorno|valvula de retencion',
    'A check valve lets water through in one direction only. It keeps a raised spa from draining into the pool, and chlorine from flowing back into the heater.',
    'Una válvula check deja pasar el agua en un solo sentido. Evita que un spa elevado se vacíe a la piscina y que el cloro regrese al calentador.',
  ],
  [
    'gate valve|ball valve|valve|valvula de bola|valvula de compuerta',
    'A ball valve opens or closes with a quarter turn, a gate valve with many turns of a wheel. Both shut off a pipe so that you can work on the equipment.',
    'Una válvula de bola abre o cierra con un cuarto de vuelta; una de compuerta, con varias vueltas. Las dos cierran un tubo para poder trabajar en el equipo.',
  ],
  [
    'diverter valve|three way valve|3 way valve|jandy valve|valve actuator|actuator|valvula desviadora|valvula de tres vias|actuador',
    'A three-way (diverter) valve sends water from one pipe to either of two, for instance to pool or spa. An actuator is the little motor that turns it.',
    'Una válvula de tres vías manda el agua de un tubo a uno de dos, por ejemplo a piscina o spa. El actuador es el motorcito que la gira.',
  ],
  [
    'multiport valve|multiport|multi port valve|valvula multivia|valvula multipuerto|valvula de seis vias',
    'The multiport valve on a sand or DE filter sets where the water goes: Filter, Backwash, Rinse, Waste, Recirculate or Closed. Turn it only with the pump off.',
    'La válvula multivía de un filtro de arena o diatomeas decide por dónde va el agua: Filtrar, Retrolavado, Enjuague, Desecho, Recircular o Cerrado. Gírala solo con la bomba apagada.',
  ],
  [
    'push pull valve|slide valve|valvula push pull',
    'A push-pull (slide) valve on a filter has two positions: pushed down it filters, pulled up it backwashes. Move it only with the pump off.',
    'Una válvula push-pull del filtro tiene dos posiciones: abajo filtra, arriba hace el retrolavado. Muévela solo con la bomba apagada.',
  ],
  [
    'backwash|backwashing|retrolavado',
    'Backwashing sends water backward through a sand or DE filter and flushes the caught dirt out of the waste line. Do it when pressure is 25% (8 to 10 psi) over clean. A cartridge filter isn’t backwashed but rinsed.',
    'El retrolavado pasa el agua al revés por un filtro de arena o diatomeas y saca la suciedad por el desagüe. Hazlo cuando la presión pasa 25% (8 a 10 psi) de la limpia. Un cartucho no se retrolava: se enjuaga.',
  ],
  [
    'sight glass|mirilla',
    'The sight glass is the small clear window on the waste line. During a backwash you watch it: when the water runs clear, the filter is clean.',
    'La mirilla es la ventanita transparente de la línea de desecho. En el retrolavado la miras: cuando el agua sale clara, el filtro está limpio.',
  ],
  [
    'lateral|filter lateral|lateral assembly|laterales',
    'Laterals are the slotted arms at the bottom of a sand filter. They let clean water out and hold the sand back; a broken lateral shows as sand in the pool.',
    'Los laterales son los brazos ranurados al fondo de un filtro de arena. Dejan salir el agua limpia y detienen la arena; si uno se rompe, aparece arena en la piscina.',
  ],
  [
    'standpipe|tubo vertical',
    'The standpipe is the upright pipe in the middle of a filter tank. In a sand filter it carries the clean water up from the laterals; if it cracks, sand gets back to the pool.',
    'El tubo vertical está en el centro del tanque del filtro. En uno de arena sube el agua limpia desde los laterales; si se agrieta, la arena vuelve a la piscina.',
  ],
  [
    'air relief valve|air relief|air bleeder|valvula de alivio de aire|purgador de aire',
    'The air relief valve on top of a filter lets out trapped air. Open it before you start the pump, stand to the side, and close it when water squirts out.',
    'La válvula de alivio, arriba del filtro, deja salir el aire. Ábrela antes de encender la bomba, ponte a un lado y ciérrala cuando salga agua.',
  ],
  [
    'pressure gauge|filter gauge|manometro',
    'The pressure gauge on the filter tells when to clean it. Note the pressure right after cleaning; when it is 25% (8 to 10 psi) higher, clean again. Lower than usual means too little water gets to the pump.',
    'El manómetro del filtro dice cuándo limpiarlo. Apunta la presión recién limpio; cuando suba 25% (8 a 10 psi), límpialo otra vez. Más baja de lo normal: a la bomba le llega poca agua.',
  ],
  [
    'vacuum gauge|vacuometro',
    'A vacuum gauge on the suction side of the pump shows how hard the pump has to pull. A rising reading means something is blocked before the pump.',
    'Un vacuómetro en la succión muestra cuánto tiene que jalar la bomba. Si sube, algo está tapado antes de la bomba.',
  ],
  [
    'flow meter|medidor de flujo|flujometro',
    'A flow meter on a straight piece of pipe shows the gallons per minute. With it you know your turnover time for sure.',
    'Un medidor de flujo en un tramo recto de tubo muestra los galones por minuto. Con él sabes con certeza el tiempo de renovación.',
  ],
  [
    'de|d.e|diatomaceous earth|de powder|de filter|tierra de diatomeas|diatomea|filtro de diatomeas',
    'DE stands for diatomaceous earth, a fine powder of fossil algae that coats the grids of a DE filter and catches the smallest dirt of the three usual filter types. Wear a mask when you pour it; the dust harms the lungs.',
    'DE es tierra de diatomeas, un polvo fino de algas fósiles que cubre las mallas del filtro y atrapa la suciedad más fina de los tres filtros usuales. Usa mascarilla al echarla; el polvo daña los pulmones.',
  ],
  [
    'cartridge filter|cartridge|filtro de cartucho|cartucho',
    'A cartridge filter catches dirt in a pleated fabric. It needs no backwash and wastes little water: take the cartridge out and rinse it with a hose when pressure is 25% over clean.',
    'Un filtro de cartucho atrapa la suciedad en una tela plisada. No lleva retrolavado y gasta poca agua: saca el cartucho y enjuágalo con manguera cuando la presión pase 25% de la limpia.',
  ],
  [
    'sand filter|filtro de arena',
    'A sand filter pushes the water down through a bed of sand that holds the dirt. It is the simplest one to look after: backwash it when pressure is 25% over clean, and change the sand after some years.',
    'Un filtro de arena hace pasar el agua por una cama de arena que retiene la suciedad. Es el más sencillo: haz un retrolavado cuando la presión pase 25% de la limpia y cambia la arena tras unos años.',
  ],
  [
    'zeolite|glass media|filter media|filter glass|zeolita|medio filtrante|vidrio filtrante',
    'Filter media is what fills the tank and holds the dirt: sand, glass or zeolite. Glass and zeolite go in instead of sand, by the weight that their makers give.',
    'El medio filtrante es lo que llena el tanque y retiene la suciedad: arena, vidrio o zeolita. El vidrio y la zeolita van en lugar de la arena, según el peso que indica el fabricante.',
  ],
  [
    'micron|micra',
    'A micron is a thousandth of a millimeter. It tells how fine a filter is: the smaller the number, the finer the dirt that it catches. DE is the finest, then cartridge, then sand.',
    'Una micra es una milésima de milímetro. Dice qué tan fino es un filtro: a menor número, más fina la suciedad que atrapa. Primero diatomeas, luego cartucho y luego arena.',
  ],
  [
    'channeling|canalizacion|mud ball|mudball',
    'Channeling is when water cuts paths through the sand of a filter and passes without being cleaned. Pressure stays low and the water cloudy. Clean the bed deeply or change the sand.',
    'La canalización es cuando el agua abre caminos en la arena del filtro y pasa sin limpiarse. La presión queda baja y el agua turbia. Limpia la cama a fondo o cambia la arena.',
  ],
  [
    'filtration|filtering|filtracion',
    'Filtration is the physical process of removing suspended particles from the water by passing it through sand, a cartridge or DE. As dirt collects, less water gets through and the pressure rises.',
    'La filtración es el proceso físico de quitar partículas suspendidas del agua pasándola por arena, un cartucho o diatomeas. Al juntarse suciedad pasa menos agua y sube la presión.',
  ],
  [
    'filtration rate|filter rate|tasa de filtracion|velocidad de filtracion',
    'The filtration rate is the flow for each square foot of filter, in gpm per square foot. The slower it is, the finer the filter works; its label names the most it may be given.',
    'La tasa de filtración es el caudal por cada pie cuadrado de filtro, en gpm por pie cuadrado. Más lenta filtra más fino; la etiqueta dice el máximo permitido.',
  ],
  [
    'skimmer|desnatador',
    'The skimmer is the opening at the waterline that draws in surface water, with its leaves, bugs and oils, before they sink. Its basket needs to be emptied every week; keep the water at the middle of its mouth.',
    'El skimmer es la boca en la línea de agua que jala el agua de la superficie con hojas, insectos y aceites antes de que se hundan. Vacía su canasta cada semana; mantén el agua a la mitad de la boca.',
  ],
  [
    'weir|skimmer weir|weir door|skimmer flap|skimmer door|compuerta del skimmer',
    'The weir is the floating flap in the mouth of the skimmer. It lets only the top layer of water in and keeps leaves from floating back when the pump stops.',
    'La compuerta es la tapita flotante en la boca del skimmer. Deja entrar solo la capa de arriba y evita que las hojas regresen cuando la bomba se apaga.',
  ],
  [
    'equalizer line|equalizer|linea ecualizadora',
    'An equalizer line joins the bottom of the skimmer with the pool below the waterline, so that the pump doesn’t suck air when the water is low. It needs a safe cover like any suction outlet.',
    'La línea ecualizadora une el fondo del skimmer con la piscina bajo el nivel, para que la bomba no jale aire con el agua baja. Necesita una cubierta segura como toda succión.',
  ],
  [
    'main drain|suction outlet|bottom drain|desague de fondo|dren de fondo|rejilla de fondo',
    'The main drain is the suction outlet at the deepest point. It draws water from the bottom to the pump and doesn’t empty the pool. Its cover must be whole, tight and of a kind that can’t trap anyone.',
    'El desagüe de fondo es la succión en la parte más honda. Lleva agua del fondo a la bomba; no vacía la piscina. Su cubierta debe estar entera, firme y ser de las que no atrapan a nadie.',
  ],
  [
    'return|return jet|return line|return inlet|inlet|eyeball|eyeball fitting|retorno|boquilla de retorno',
    'A return is the opening through which clean water comes back into the pool. Its eyeball can be turned: aim it so that the whole pool circles, and upward if you want pH to rise.',
    'El retorno es la boca por la que el agua limpia vuelve a la piscina. Su boquilla gira: apúntala para que circule toda la piscina, y hacia arriba si quieres que suba el pH.',
  ],
  [
    'gutter|perimeter overflow|surge tank|balance tank|canaleta|tanque de compensacion',
    'A gutter catches the water that flows over the edge of a public pool. The surge tank holds it, and what swimmers push out, until the pump takes it back.',
    'La canaleta recoge el agua que rebosa en una piscina pública. El tanque de compensación la guarda, con la que desplazan los bañistas, hasta que la bomba la regresa.',
  ],
  [
    'autofill|auto fill|water leveler|automatic water leveler|llenado automatico',
    'An autofill keeps the water level by letting tap water in when it falls. It is handy, but it hides leaks; switch it off for a bucket test.',
    'El llenado automático repone agua cuando el nivel baja. Es práctico, pero esconde fugas; ciérralo para la prueba de la cubeta.',
  ],
  [
    'vacuum line|vacuum port|toma de aspiracion|suction side cleaner|limpiador de succion',
    'A suction-side cleaner hooks up to the skimmer or a vacuum port and is driven by the suction of the pool pump. What it picks up goes to the pump basket and the filter.',
    'Un limpiador de succión se conecta al skimmer o a una toma y lo mueve la succión de la bomba. Lo que recoge va a la canasta y al filtro.',
  ],
  [
    'pressure side cleaner|booster pump|bomba booster|bomba auxiliar|limpiador de presion',
    'A pressure-side cleaner is driven by water that is pumped to it, often by a booster pump of its own, and collects leaves in a bag. Run the booster only while the pool pump runs.',
    'Un limpiador de presión se mueve con agua que se le bombea, muchas veces con su propia bomba auxiliar, y junta hojas en una bolsa. Enciende la auxiliar solo con la bomba de la piscina en marcha.',
  ],
  [
    'robotic cleaner|pool robot|robot|robot limpiador',
    'A robot has its own motor and filter and runs on low voltage, apart from the pool pump. It cleans best and uses little power. Take it out before people swim.',
    'Un robot tiene su propio motor y filtro y trabaja con bajo voltaje, aparte de la bomba. Es el que mejor limpia y gasta poca luz. Sácalo antes de que alguien nade.',
  ],
  [
    'heat pump|pool heat pump|bomba de calor',
    'A heat pump takes warmth out of the air and puts it into the water, like an air conditioner in reverse. It is cheap to run where the air is mild, but heats slowly and hardly at all in the cold.',
    'Una bomba de calor toma calor del aire y lo pasa al agua, como un aire acondicionado al revés. Gasta poco donde el clima es templado, pero calienta lento y casi nada con frío.',
  ],
  [
    'heat exchanger|intercambiador de calor|intercambiador',
    'The heat exchanger is the part of a heater, mostly copper, where the water picks up the warmth. Low pH and strong chlorine eat it; scale insulates it.',
    'El intercambiador es la parte del calentador, casi siempre de cobre, donde el agua toma el calor. El pH bajo y el cloro fuerte lo corroen; el sarro lo aísla.',
  ],
  [
    'btu|british thermal unit',
    'A BTU is the heat that warms one pound of water by 1 °F. A gallon weighs 8.34 lb, so 10,000 gallons need about 83,400 BTU for each degree.',
    'Un BTU es el calor que sube 1 °F a una libra de agua. Un galón pesa 8.34 lb, así que 10,000 galones piden unos 83,400 BTU por grado.',
  ],
  [
    'cop|coefficient of performance|coeficiente de rendimiento',
    'COP says how much heat a heat pump delivers for each unit of power. A COP of 5 means five units of heat for one of electricity.',
    'El COP dice cuánto calor entrega una bomba de calor por cada unidad de electricidad. Con COP 5 da cinco unidades de calor por una de luz.',
  ],
  [
    'bypass|heater bypass|derivacion',
    'A bypass is a pipe with a valve that lets part of the water go around the heater, so that the flow stays right and strong doses don’t pass through it.',
    'Un bypass es un tubo con válvula que deja pasar parte del agua sin entrar al calentador; así el caudal es correcto y las dosis fuertes no lo atraviesan.',
  ],
  [
    'pilot light|pilot|millivolt|electronic ignition|piloto',
    'The pilot is the small flame that lights a gas heater; newer heaters light with a spark instead. Relight it as the label says, and leave if you smell gas.',
    'El piloto es la flama que enciende un calentador de gas; los nuevos encienden con chispa. Préndelo como dice la etiqueta, y vete si huele a gas.',
  ],
  [
    'flow switch|flow sensor|pressure switch|interruptor de flujo|sensor de flujo|presostato',
    'A flow or pressure switch lets a heater or a salt cell run only while enough water flows. If it reports no flow, look at baskets, filter and valves first, and only then at the switch.',
    'El interruptor de flujo o de presión deja trabajar al calentador o a la celda solo con agua suficiente. Si marca falta de flujo, revisa primero canastas, filtro y válvulas, y después el interruptor.',
  ],
  [
    'salt cell|salt chlorine generator|swg|scg|salt system|salt water generator|chlorine generator|celda de sal|generador de cloro|clorador salino',
    'A salt chlorine generator makes chlorine from the salt in the water by electricity, in a cell with metal plates. It only works while the pump runs. You still test chlorine, pH and stabilizer.',
    'Un generador de cloro salino produce cloro con la sal del agua y electricidad, en una celda con placas. Solo trabaja con la bomba encendida. Aun así mides cloro, pH y estabilizador.',
  ],
  [
    'reverse polarity|polarity reversal|self cleaning cell|polaridad invertida',
    'With reverse polarity a salt cell swaps plus and minus every few hours, so that scale loosens from its plates. It cleans less often then, but it isn’t free of scale in hard water.',
    'Con polaridad invertida la celda cambia positivo y negativo cada pocas horas para que se suelte el sarro. Así se limpia menos veces, pero con agua dura igual junta sarro.',
  ],
  [
    'chlorinator|erosion feeder|tablet feeder|chemical feeder|feeder|clorador|dosificador|dosificador de tabletas',
    'A feeder gives chlorine to the water as it passes. An erosion feeder holds tablets and a dial sets the flow. Use only the product that it is made for, and open it with care: gas collects inside.',
    'Un dosificador da cloro al agua que pasa. Uno de erosión lleva tabletas y una perilla regula el flujo. Usa solo el producto para el que se hizo y ábrelo con cuidado: adentro se junta gas.',
  ],
  [
    'peristaltic pump|chemical pump|dosing pump|metering pump|bomba peristaltica|bomba dosificadora',
    'A peristaltic pump feeds liquid chlorine or acid in small amounts: rollers squeeze it along a tube. The tube wears and has to be changed by its schedule.',
    'Una bomba peristáltica da cloro líquido o ácido en pequeñas cantidades: unos rodillos lo empujan por una manguera. La manguera se gasta y se cambia según su calendario.',
  ],
  [
    'floater|floating dispenser|chlorine floater|flotador|flotador de cloro',
    'A floater is a floating holder for chlorine or bromine tablets; its slots set how fast they dissolve. Take it out while people swim, and keep it away from steps and vinyl.',
    'Un flotador lleva tabletas de cloro o bromo; sus ranuras regulan qué tan rápido se disuelven. Sácalo mientras nadan y aléjalo de escalones y vinilo.',
  ],
  [
    'timer|time clock|reloj temporizador|temporizador|automation|automation system|pool automation|automatizacion',
    'A timer switches the pump on and off at set hours. Automation does that too, and also turns valves, lights, heater and salt cell, mostly from a phone.',
    'Un temporizador enciende y apaga la bomba a horas fijas. La automatización hace eso y además mueve válvulas, luces, calentador y celda, casi siempre desde el teléfono.',
  ],
];
