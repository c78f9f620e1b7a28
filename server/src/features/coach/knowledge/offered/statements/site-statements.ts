// Short true sentences about the place: rules, health, rescue, storage and inspections. English and Spanish.
import type { Statement } from '../statement.ts';

export const SITE_STATEMENTS: readonly Statement[] = [
  [
    'Recreational water illness spreads when people swallow or breathe in water with germs; diarrhea is the most common.',
    'Las enfermedades del agua recreativa se contagian al tragar o respirar agua con gérmenes; la diarrea es la más común.',
  ],
  [
    'Cryptosporidium forms oocysts with a hard shell that survive normal chlorine for days; UV and a long hyperchlorination kill it.',
    'El Cryptosporidium forma ooquistes de cáscara dura que resisten el cloro normal por días; lo matan la UV y una hipercloración larga.',
  ],
  [
    'Swim diapers slow solid stool only; they don’t hold diarrhea, so change them away from the pool.',
    'Los pañales de agua solo detienen heces sólidas; no retienen diarrea, cámbialos lejos de la piscina.',
  ],
  [
    'Bather load is how many people use the water; more bathers need more chlorine, more filtering and, in a spa, earlier water changes.',
    'La carga de bañistas es cuánta gente usa el agua; más gente necesita más cloro, más filtrado y, en un spa, cambiar el agua antes.',
  ],
  [
    'The days until spa water is changed are its gallons divided by three, divided by daily bathers; at home it is changed at least every three to four months.',
    'Los días hasta cambiar el agua de un spa son los galones entre tres, entre los bañistas al día; en casa se cambia al menos cada tres o cuatro meses.',
  ],
  [
    'Depth markers, no-diving signs and clear deck areas prevent injuries.',
    'Las marcas de profundidad, los letreros de no tirarse y pisos despejados evitan lesiones.',
  ],
  [
    'When filter pressure drops and the flow is weak, the suction side is clogged, a basket is full or the water is low.',
    'Si la presión del filtro baja y el flujo es débil, la succión está tapada, una canasta llena o el agua baja.',
  ],
  [
    'Acid fumes cause corrosion of metal and equipment nearby, so acid is stored and opened away from them.',
    'Los vapores de ácido corroen metales y equipos cercanos; guárdalo y ábrelo lejos de ellos.',
  ],
  [
    'Trichlor must never be placed in a feeder that held cal-hypo (calcium hypochlorite), nor cal-hypo in one for trichlor: it can explode.',
    'Nunca pongas tricloro en un dosificador que tuvo hipoclorito de calcio, ni al revés: puede explotar.',
  ],
  [
    'After backwashing a sand filter the next position of the valve is rinse, and then filter.',
    'Después de retrolavar un filtro de arena, la siguiente posición es enjuague y luego filtrar.',
  ],
  [
    'Electrical storms close indoor and outdoor pools until 30 minutes after the last thunder.',
    'Las tormentas eléctricas cierran piscinas interiores y exteriores hasta 30 minutos después del último trueno.',
  ],
  [
    'Two main drains are placed at least 3 feet apart, so that one person cannot block both.',
    'Dos drenajes principales van a 3 pies o más uno de otro, para que una persona no tape los dos.',
  ],
  [
    'High-rate sand filters run at about 15 to 20 gpm per square foot, DE filters at about 2, cartridges at about 0.375 at public pools.',
    'Los filtros de arena de alta tasa trabajan a unos 15 a 20 gpm por pie cuadrado, los de DE a unos 2, los de cartucho a unos 0.375 en piscinas públicas.',
  ],
  [
    'Filter area times filter rate gives the flow; flow divided by the rate gives the area.',
    'Área por tasa da el caudal; caudal entre tasa da el área.',
  ],
  ['Volume divided by the turnover time in minutes gives the flow in gpm.', 'Volumen entre minutos de recirculación da el caudal en gpm.'],
  [
    'A pump curve shows how much water a pump moves at each head: more head, less flow.',
    'La curva de la bomba muestra cuánta agua mueve a cada carga: más carga, menos caudal.',
  ],
  [
    'A pump that is too large wastes energy, stresses the filter and can move water too fast through pipes.',
    'Una bomba demasiado grande gasta energía, fuerza el filtro y mueve el agua muy rápido.',
  ],
  [
    'Ball and butterfly valves close by a quarter turn; gate valves by many turns; a check valve closes on its own against backflow.',
    'Las válvulas de bola y mariposa cierran con un cuarto de vuelta; las de compuerta, con muchas; la de retención cierra sola.',
  ],
  [
    'Backflow of pool water into drinking water is prevented by an air gap or a backflow preventer.',
    'El reflujo al agua potable se evita con un espacio de aire o un dispositivo antirretorno.',
  ],
  [
    'A chemical feeder is wired to the pump, so that it stops when circulation stops.',
    'El dosificador se conecta a la bomba para que pare cuando para la circulación.',
  ],
  [
    'Winterizing means clearing water from pipes, pump, filter and heater where it freezes; air is blown through and lines are plugged.',
    'Preparar para invierno es sacar el agua de tubos, bomba, filtro y calentador donde hiela; se sopla aire y se tapan las líneas.',
  ],
  [
    'A heat pump’s efficiency is its coefficient of performance (COP); it falls as the air gets colder.',
    'La eficiencia de una bomba de calor es su COP; baja cuando el aire está más frío.',
  ],
  [
    'Evaporation causes most of a pool’s heat loss; wind, dry air and warm water increase it.',
    'La evaporación causa la mayor pérdida de calor; la aumentan el viento, el aire seco y el agua tibia.',
  ],
  [
    'Solar heating needs collectors of a large part of the pool’s surface and a pump to lift the water to them.',
    'La calefacción solar necesita colectores de gran parte de la superficie y una bomba que suba el agua.',
  ],
  [
    'A hot tub has an emergency shut-off switch and a timer for the jets, within reach and marked.',
    'Un jacuzzi tiene un interruptor de emergencia y un temporizador de chorros, a la mano y señalados.',
  ],
  [
    'Hot tub jets and air blowers drive off chlorine and carbon dioxide, so test before each use.',
    'Los chorros y el aire del jacuzzi sacan cloro y dióxido de carbono; mide antes de cada uso.',
  ],
  [
    'Hyperthermia, a body that is too hot, causes dizziness and fainting: get out, cool down, and call 911 for fainting or if it does not pass.',
    'La hipertermia causa mareo y desmayo: sal, enfríate y llama al 911 si hay desmayo o no pasa.',
  ],
  [
    'Blood in the water is dealt with by normal chlorine; the contaminated deck is cleaned and disinfected.',
    'La sangre en el agua la atiende el cloro normal; el piso se limpia y desinfecta.',
  ],
  [
    'Vomit is treated like a formed stool: close the pool, remove it and hold 2 ppm for 25 to 30 minutes.',
    'El vómito se trata como heces formadas: cierra, retíralo y mantén 2 ppm por 25 a 30 minutos.',
  ],
  [
    'A lifeguard watches a zone and does no other task while on duty; lifeguards are rotated to stay alert.',
    'Un salvavidas vigila su zona y no hace otra tarea; se rotan para seguir atentos.',
  ],
  [
    'Personal protective equipment (PPE) for chemicals is goggles, gloves, an apron and, against dust or fumes, a respirator.',
    'El equipo de protección para químicos son lentes de seguridad, guantes, delantal y, contra polvo o vapores, un respirador.',
  ],
  [
    'Chemical storage: dry chemicals above liquids, oxidizers apart from acids and fuels, off the floor, with a spill tray for liquids.',
    'Almacén: secos arriba de líquidos, oxidantes lejos de ácidos y combustibles, sobre tarimas, con charola para líquidos.',
  ],
  [
    'Leave a fire with pool oxidizers and call 911; trained people fight a small one with much water, never with a dry chemical extinguisher.',
    'Aléjate de un fuego con oxidantes y llama al 911; gente capacitada combate uno chico con mucha agua, nunca con extintor de polvo.',
  ],
  [
    'GHS labels show pictograms, a signal word and hazards; Danger is worse than Warning.',
    'Las etiquetas GHS muestran pictogramas, una palabra de advertencia y peligros; Peligro es peor que Atención.',
  ],
  [
    'Risk management means finding hazards, reducing them, training people and keeping records.',
    'Manejar riesgos es encontrar peligros, reducirlos, capacitar y llevar registros.',
  ],
  [
    'Safety inspections of drain covers, fences, gates, alarms and rescue gear are done daily at public pools and written down.',
    'En piscinas públicas se revisan a diario tapas, cercas, puertas, alarmas y equipo de rescate, y se anota.',
  ],
  [
    'The deepest point and the main drain have to be visible from the deck; if not, the pool is closed.',
    'El punto más hondo y el drenaje deben verse desde el borde; si no, la piscina se cierra.',
  ],
  [
    'A float switch or autofill keeps the water level; it can hide a leak.',
    'Un flotador o autollenado mantiene el nivel; puede ocultar una fuga.',
  ],
  [
    'A vacuum release or a second drain protects people from being held by suction.',
    'Un liberador de vacío o un segundo drenaje protege de quedar atrapado por la succión.',
  ],
  [
    'A cloudy pool after a party is treated with chlorine, filtering and time.',
    'Una piscina turbia después de una fiesta se trata con cloro, filtrado y tiempo.',
  ],
];
