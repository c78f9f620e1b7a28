// Short true sentences about barriers, depth, electricity, hot tubs and running a public pool, English and Spanish.
import type { Statement } from '../statement.ts';

export const PREMISES_STATEMENTS: readonly Statement[] = [
  [
    'The CPSC recommends a pool barrier at least 48 inches (4 feet) high, and 60 inches is better.',
    'La CPSC recomienda una barrera de al menos 48 pulgadas (4 pies); 60 es mejor.',
  ],
  [
    'The gap under a pool fence should be at most 4 inches over a solid surface such as concrete and 2 inches over grass or gravel, says the CPSC.',
    'Según la CPSC, el espacio bajo la cerca debe ser de 4 pulgadas como máximo sobre concreto y 2 sobre pasto o grava.',
  ],
  [
    'In most codes a gate latch is at least 54 inches above the ground, or it is on the pool side, at least 3 inches below the top, where a child cannot reach through.',
    'En la mayoría de los códigos el pestillo está al menos a 54 pulgadas del piso, o del lado de la piscina a 3 pulgadas o más bajo el borde, donde un niño no lo alcanza.',
  ],
  [
    'The openings of a chain-link pool fence are at most 1 3/4 inches (1.75 inches) in many codes, and the CPSC advises 1 1/4 inches, so that a foot finds no hold.',
    'Las aberturas de una malla ciclónica son de 1 3/4 pulgadas como máximo en muchos códigos, y la CPSC aconseja 1 1/4, para que el pie no se apoye.',
  ],
  [
    'Horizontal rails closer together than 45 inches belong on the pool side in most codes, so that a child cannot climb the fence.',
    'En la mayoría de los códigos los travesaños a menos de 45 pulgadas entre sí van del lado de la piscina, para que un niño no trepe.',
  ],
  [
    'Chairs, tables, pumps, planters and trees that a child could climb are kept away from the outside of the fence.',
    'Sillas, mesas, bombas, macetas y árboles por los que un niño pueda trepar se alejan de la cerca por fuera.',
  ],
  [
    'Where the house wall is part of the barrier, doors to the pool have alarms or self-closing, self-latching devices, or the pool has a power safety cover.',
    'Si la casa es parte de la barrera, las puertas hacia la piscina llevan alarma o cierre y pestillo automáticos, o la piscina lleva cubierta de seguridad motorizada.',
  ],
  [
    'A door alarm usually sounds within about 7 seconds for at least 30 seconds, at 85 decibels at 10 feet, and its adult switch is 54 inches up.',
    'La alarma de puerta por lo general suena en unos 7 segundos por al menos 30, a 85 decibeles a 10 pies, y su botón de adulto va a 54 pulgadas.',
  ],
  [
    'The ladder or steps of an above-ground pool are removed, locked or fenced when the pool is not in use.',
    'La escalera de una piscina elevada se quita, se cierra con llave o se cerca cuando no se usa.',
  ],
  [
    'A pool that holds more than 24 inches (2 feet) of water needs a barrier under most model codes, inflatable and portable pools too.',
    'Una piscina con más de 24 pulgadas (2 pies) de agua necesita barrera según la mayoría de los códigos modelo, también las inflables.',
  ],
  [
    'A portable spa with a locked ASTM F1346 safety cover often needs no separate fence.',
    'Un spa portátil con cubierta de seguridad ASTM F1346 con llave muchas veces no necesita otra cerca.',
  ],
  [
    'Never prop a pool gate open; a gate that does not close and latch is repaired at once.',
    'Nunca dejes abierta la puerta de la cerca con un tope; si no cierra o traba, se repara enseguida.',
  ],
  [
    'A surface wave alarm senses waves, a subsurface alarm senses pressure changes under water with fewer false alarms, and a wristband alarm sounds when it gets wet.',
    'La alarma de superficie detecta olas; la sumergida, cambios de presión bajo el agua con menos falsas alarmas; la de pulsera suena al mojarse.',
  ],
  [
    'No alarm, cover or lesson replaces a fence and adult supervision.',
    'Ninguna alarma, cubierta ni clase reemplaza la cerca y la vigilancia de un adulto.',
  ],
  [
    'A power safety cover is operated by a key or switch from where the whole pool can be seen, and it is closed after every swim.',
    'Una cubierta de seguridad motorizada se maneja con llave o interruptor desde donde se ve toda la piscina, y se cierra después de nadar.',
  ],
  [
    'A pool cover is taken off completely before anyone swims, and water on top of it is pumped away.',
    'La cubierta se quita por completo antes de nadar, y el agua de encima se bombea.',
  ],
  [
    'A depth marker shows the depth in feet, with inches or meters too, in numbers that contrast with the background.',
    'Una marca de profundidad muestra los pies, también pulgadas o metros, en números que contrastan con el fondo.',
  ],
  [
    'Depth markers stand at the deepest and shallowest points, at the break in slope and along the sides; those on the deck are slip-resistant.',
    'Las marcas van en lo más hondo, lo más bajo, el cambio de pendiente y a los lados; las del piso son antideslizantes.',
  ],
  [
    'The international no diving symbol is a diving figure in a red circle with a slash.',
    'El símbolo internacional de no clavados es una figura que se lanza, en un círculo rojo con una raya.',
  ],
  [
    'The safety rope (lifeline) with floats is placed on the shallow side of the break in slope, in many codes about 1 foot from it.',
    'La cuerda de seguridad con flotadores va del lado bajo del cambio de pendiente, en muchos códigos a cerca de 1 pie.',
  ],
  [
    'In many codes the floor of the shallow end of a public pool slopes at most about 1 foot in 12, and the deep end may slope 1 in 3.',
    'En muchos códigos el piso de la parte baja de una piscina pública baja como máximo 1 pie en 12; la honda puede bajar 1 en 3.',
  ],
  [
    'No one dives into an above-ground pool, a spa, the shallow end or unknown water, from the side, a deck, a roof or a slide.',
    'Nadie se tira de cabeza en una piscina elevada, un spa, la parte baja o agua desconocida, desde el borde, un techo o un tobogán.',
  ],
  [
    'Swimmers go down a pool slide feet first and one at a time; the federal slide standard is 16 CFR 1207.',
    'Por el tobogán se baja con los pies primero y de uno en uno; la norma federal es 16 CFR 1207.',
  ],
  [
    'A diver keeps the arms stretched out in front of the head, dives straight off the end of the board and steers up.',
    'El clavadista lleva los brazos estirados delante de la cabeza, se lanza derecho del extremo del trampolín y sube enseguida.',
  ],
  [
    'Starting blocks are for competitive swimmers under a coach; they are removed or covered at other times.',
    'Los bloques de salida son para nadadores con entrenador; fuera de eso se quitan o se tapan.',
  ],
  [
    'Edges of steps and underwater benches have a contrasting color, so that no one trips or dives onto them.',
    'Los bordes de escalones y bancas sumergidas llevan color que contrasta, para que nadie tropiece o caiga sobre ellos.',
  ],
  [
    'A pool deck is slip-resistant, slopes away from the pool and is kept free of standing water and clutter; running is not allowed.',
    'El piso alrededor es antideslizante, con caída hacia afuera, sin charcos ni objetos; no se corre.',
  ],
  [
    'In recent editions of the NEC a receptacle (electrical outlet) is at least 6 feet from the inside wall of a pool, and those within 20 feet have GFCI protection; some local codes ask for 10 feet.',
    'En las ediciones recientes del NEC un contacto eléctrico va al menos a 6 pies de la pared interior de la piscina, y los que están a menos de 20 pies llevan GFCI; algunos códigos locales piden 10 pies.',
  ],
  [
    'By recent editions of the NEC a permanent pool at a home has at least one convenience receptacle between 6 and 20 feet from the water.',
    'Según las ediciones recientes del NEC, una piscina permanente en casa tiene al menos un contacto de servicio entre 6 y 20 pies del agua.',
  ],
  [
    'Switches, timers and disconnects are at least 5 feet from the water, and a pump’s disconnect is within sight of it.',
    'Interruptores, temporizadores y desconexiones van al menos a 5 pies del agua, y la de la bomba a la vista de ella.',
  ],
  [
    'All metal within 5 feet of the pool, such as ladders, rails, fences, pump and heater, is bonded, and so is the reinforcing steel and the deck for 3 feet.',
    'Todo metal a menos de 5 pies, como escaleras, barandales, cercas, bomba y calentador, va unido, igual que la varilla y el piso hasta 3 pies.',
  ],
  [
    'The bonding grid prevents voltage gradients (stray voltage), so that two points touched at once have the same potential.',
    'La malla equipotencial evita gradientes de voltaje, para que dos puntos que se tocan a la vez tengan el mismo potencial.',
  ],
  [
    'Overhead power lines are kept away from above a pool; the NEC asks for about 22.5 feet of clearance over the water or more, depending on the line.',
    'Los cables aéreos se mantienen lejos de encima de la piscina; el NEC pide unos 22.5 pies o más sobre el agua, según la línea.',
  ],
  [
    'An underwater light of low voltage runs on 12 to 15 volts from a transformer listed for pools; a 120-volt light needs a GFCI.',
    'Una luz sumergida de bajo voltaje usa de 12 a 15 voltios de un transformador para piscinas; una de 120 necesita GFCI.',
  ],
  [
    'A wet-niche light has enough cord to be lifted onto the deck for a bulb change, with the breaker off.',
    'La luz de nicho húmedo tiene cable suficiente para cambiar el foco sobre el borde, con el breaker apagado.',
  ],
  [
    'Electric shock drowning (ESD) happens when leaked current in the water paralyzes the muscles of a swimmer.',
    'El ahogamiento por descarga eléctrica pasa cuando una fuga de corriente en el agua paraliza los músculos.',
  ],
  [
    'If someone is being shocked in the water, turn off the power and throw a float; jumping in makes another victim.',
    'Si alguien recibe una descarga en el agua, corta la corriente y lanza un flotador; saltar hace otra víctima.',
  ],
  [
    'Extension cords, radios and plug-in tools stay away from the pool; battery-powered devices are safer.',
    'Extensiones, radios y herramientas con enchufe se alejan de la piscina; los de batería son más seguros.',
  ],
  [
    'A GFCI that keeps tripping points to leaking current or moisture; it is repaired by an electrician and never bypassed.',
    'Un GFCI que se dispara seguido indica fuga de corriente o humedad; lo repara un electricista y nunca se puentea.',
  ],
  [
    'A permanently wired hot tub usually needs a 240-volt GFCI circuit of about 50 amps.',
    'Un jacuzzi con conexión fija suele necesitar un circuito GFCI de 240 voltios y unos 50 amperios.',
  ],
  [
    'The emergency shut-off of a spa that is not at a single home is within sight and at least 5 feet from the water, with a sign.',
    'El paro de emergencia de un spa que no es de una casa está a la vista y al menos a 5 pies del agua, con letrero.',
  ],
  [
    'Thunder within 30 seconds after a flash means that the lightning is within about 6 miles; clear the pool at the first thunder in any case.',
    'Un trueno antes de 30 segundos tras el relámpago significa rayo a unas 6 millas o menos; de todos modos, desaloja la piscina al primer trueno.',
  ],
  ['Five seconds between lightning and thunder are about one mile.', 'Cinco segundos entre relámpago y trueno son cerca de una milla.'],
  [
    'In a thunderstorm go into a solid building or a hard-topped car, not under a tree, umbrella, tent or open shelter, and keep off showers and corded phones.',
    'En tormenta entra a un edificio sólido o un auto de techo duro, no bajo un árbol, sombrilla, carpa o techo abierto, y no uses duchas ni teléfonos de cable.',
  ],
  [
    'Lightning is dangerous at a pool because swimmers stick up from a flat surface and water, metal and pipes conduct the current.',
    'El rayo es peligroso en la piscina porque los bañistas sobresalen de una superficie plana y agua, metal y tubos conducen la corriente.',
  ],
  [
    'In hot water blood vessels widen, blood pressure falls and the heart beats faster, so people feel dizzy when they stand up quickly.',
    'En agua caliente los vasos se ensanchan, baja la presión y el corazón late más rápido; por eso marea levantarse de golpe.',
  ],
  [
    'Young children overheat faster in a hot tub than adults, because their small bodies take up heat quickly.',
    'Los niños pequeños se acaloran más rápido en un jacuzzi, porque su cuerpo chico absorbe calor pronto.',
  ],
  [
    'Before a soak check the water temperature with a thermometer you trust, because a thermostat can be wrong by up to 4 °F.',
    'Antes de entrar mide la temperatura con un termómetro confiable, porque el termostato puede fallar hasta 4 °F.',
  ],
  [
    'No one soaks alone, puts the head under water or sleeps in a hot tub, and the cover is locked after use.',
    'Nadie se remoja solo, mete la cabeza o duerme en el jacuzzi, y la cubierta se cierra con llave después.',
  ],
  [
    'Medicines that make drowsy, such as antihistamines, sedatives and some blood pressure pills, do not go with a hot tub.',
    'Las medicinas que dan sueño, como antihistamínicos, sedantes y algunas para la presión, no van con el jacuzzi.',
  ],
  [
    'A fresh tattoo, a wound or a skin infection stays out of pools and hot tubs until it is healed.',
    'Un tatuaje nuevo, una herida o infección de piel no entra a piscina ni jacuzzi hasta sanar.',
  ],
  [
    'A spa sign tells the temperature limit of 104 °F, the time limit, the age limit, and warns pregnant women, heart patients and people who drank alcohol.',
    'El letrero del spa dice el límite de 104 °F, el tiempo, la edad, y advierte a embarazadas, enfermos del corazón y a quien tomó alcohol.',
  ],
  [
    'A public pool posts its rules, maximum bathers, hours, the no lifeguard warning, no diving, and the emergency phone, address and CPR steps.',
    'Una piscina pública muestra reglas, cupo, horario, aviso de sin salvavidas, no clavados, y teléfono de emergencia, dirección y pasos de RCP.',
  ],
  [
    'A sign tells people with diarrhea, open sores or a contagious illness not to enter, to shower first and not to swallow the water.',
    'Un letrero dice a quien tiene diarrea, llagas o enfermedad contagiosa que no entre, y a todos que se duchen y no traguen agua.',
  ],
  [
    'Many codes close a public pool when disinfectant is missing or above about 10 ppm, or pH is far out of range, such as below 6.5 or above 8.0.',
    'Muchos códigos cierran una piscina pública si falta desinfectante o pasa de unas 10 ppm, o si el pH está muy fuera de rango, como bajo 6.5 o sobre 8.0.',
  ],
  [
    'A public pool closes when the circulation pump, the power or the chemical feeder fails, until it works again.',
    'Una piscina pública se cierra si falla la bomba, la luz o el dosificador, hasta que funcione.',
  ],
  [
    'Sewage, a chemical spill, an electrical fault, broken glass, a lightning storm or missing rescue equipment are reasons to close a pool.',
    'Aguas negras, derrame químico, falla eléctrica, vidrio roto, tormenta o falta de equipo de rescate son motivos para cerrar.',
  ],
  [
    'An imminent health hazard is a danger that calls for closing the pool at once.',
    'Un peligro inminente para la salud obliga a cerrar la piscina enseguida.',
  ],
  [
    'Before a public pool opens each day the operator tests the water and checks clarity, drain covers, rescue equipment, gates, deck, lights and the flow.',
    'Antes de abrir cada día el operador mide el agua y revisa claridad, tapas de drenaje, equipo de rescate, puertas, piso, luces y flujo.',
  ],
  [
    'The daily log of a public pool has the date, time, disinfectant, pH, temperature, clarity, bather number, flow, filter pressure, chemicals added and the tester’s initials.',
    'La bitácora diaria tiene fecha, hora, desinfectante, pH, temperatura, claridad, bañistas, flujo, presión, químicos agregados e iniciales.',
  ],
  [
    'How long pool records are kept is set by the state or local code, often one to three years.',
    'Cuánto se guardan los registros lo fija el código estatal o local, a menudo de uno a tres años.',
  ],
  [
    'Preventive maintenance is planned work, such as cleaning and part changes, done before something fails.',
    'El mantenimiento preventivo es trabajo planeado, como limpiar y cambiar piezas, antes de que algo falle.',
  ],
  [
    'An accident report is kept with the pool’s records, and a death or serious injury is reported to the health department where the code asks for it.',
    'El reporte de accidente se guarda en los registros, y una muerte o lesión grave se avisa a salud si el código lo pide.',
  ],
  [
    'The equipment and chemical rooms are locked, lit, ventilated and marked with a hazard sign.',
    'Los cuartos de equipo y de químicos van cerrados, iluminados, ventilados y con letrero de peligro.',
  ],
  [
    'A public pool needs a permit to operate, approved plans before it is built or changed, and in many places a trained, certified operator.',
    'Una piscina pública necesita permiso de operación, planos aprobados antes de construir o cambiar y, en muchos lugares, un operador certificado.',
  ],
  [
    'A throwing rope is long enough to reach across, often 1.5 times the pool’s width or 50 feet.',
    'La cuerda de lanzar alcanza a cruzar, a menudo 1.5 veces el ancho de la piscina o 50 pies.',
  ],
  [
    'Night swimming at a public pool needs enough deck and underwater light to see every part of the bottom.',
    'Para nadar de noche en piscina pública hace falta luz en el borde y bajo el agua para ver todo el fondo.',
  ],
  [
    'Carbon monoxide poisoning begins with headache, dizziness and nausea: get everyone into fresh air and call 911; a CO alarm warns in time.',
    'La intoxicación por monóxido de carbono empieza con dolor de cabeza, mareo y náusea: todos al aire libre y 911; una alarma de CO avisa a tiempo.',
  ],
  [
    'A filter tank that is put together wrong can explode: check the clamp, open the air relief valve and stand clear before the pump starts.',
    'Un filtro mal armado puede explotar: revisa la abrazadera, abre la válvula de aire y aléjate antes de arrancar la bomba.',
  ],
  [
    'Safety vacuum fittings have a spring-loaded, self-closing cover, so that a hand or a child is not caught by a wall vacuum port.',
    'Las conexiones de aspirar llevan tapa con resorte que cierra sola, para que no atrapen una mano o a un niño.',
  ],
  [
    'Sunglasses, hats, shade and water breaks protect staff from heat; employers give water, rest and shade.',
    'Lentes, sombrero, sombra y pausas para agua protegen al personal del calor; el patrón da agua, descanso y sombra.',
  ],
];
