// Short true sentences about drowning, lifeguards, rescue and first aid, English and Spanish.
import type { Statement } from '../statement.ts';

export const RESCUE_STATEMENTS: readonly Statement[] = [
  [
    'Drowning means trouble breathing because the mouth and nose are under water or in it; it can be fatal or nonfatal.',
    'Ahogarse es tener problemas para respirar por estar bajo el agua o en ella; puede ser mortal o no.',
  ],
  [
    'Most drownings of children under 5 in pools happen at a home, often during a short gap in supervision.',
    'La mayoría de los ahogamientos de menores de 5 años en piscinas pasa en una casa, muchas veces en un descuido corto.',
  ],
  ['Boys and men drown more often than girls and women.', 'Los niños y hombres se ahogan más que las niñas y mujeres.'],
  [
    'A drowning person may struggle at the surface for as little as 20 to 60 seconds before going under.',
    'Quien se ahoga puede luchar en la superficie apenas 20 a 60 segundos antes de hundirse.',
  ],
  [
    'Brain damage can begin after about 4 to 6 minutes without oxygen.',
    'El daño cerebral puede empezar tras unos 4 a 6 minutos sin oxígeno.',
  ],
  [
    'A distressed swimmer can still call for help, wave and float; a drowning swimmer cannot.',
    'Un nadador en apuros todavía puede pedir ayuda, hacer señas y flotar; uno que se ahoga no.',
  ],
  [
    'An active drowning victim is upright, presses down with the arms and makes no progress; a passive victim is limp, face down or at the bottom.',
    'Una víctima activa está vertical, empuja con los brazos y no avanza; una pasiva está inmóvil, boca abajo o en el fondo.',
  ],
  [
    'Touch supervision means that an adult stays within arm’s length of a child or weak swimmer.',
    'Supervisión al alcance significa que un adulto está a un brazo de distancia del niño o de quien nada mal.',
  ],
  [
    'If a child is missing, look in the pool or hot tub first, because seconds count.',
    'Si falta un niño, busca primero en la piscina o el jacuzzi, porque cada segundo cuenta.',
  ],
  [
    'A fence on four sides that separates the pool from the house prevents more child drownings than a fence around the property, which leaves the house side open.',
    'Una cerca en los cuatro lados, que separa la piscina de la casa, evita más ahogamientos que una cerca del terreno, que deja abierto el lado de la casa.',
  ],
  [
    'Toys are taken out of the pool and away from it after swimming, because they tempt small children back to the water.',
    'Los juguetes se quitan de la piscina después de nadar, porque atraen a los niños pequeños al agua.',
  ],
  [
    'Formal swim lessons can lower the risk of drowning for children from age 1 on, but they make no child drown-proof.',
    'Las clases de natación pueden bajar el riesgo de ahogarse desde el primer año, pero ningún niño queda a prueba de ahogamiento.',
  ],
  [
    'Alcohol is a factor in many drownings of adults and teenagers, because it impairs balance, judgment and coordination.',
    'El alcohol está presente en muchos ahogamientos de adultos y jóvenes, porque afecta equilibrio, juicio y coordinación.',
  ],
  [
    'A life jacket is approved by the U.S. Coast Guard and has to fit; water wings, noodles and inner tubes are toys.',
    'El chaleco salvavidas va aprobado por la Guardia Costera y a la medida; brazaletes, fideos y llantas son juguetes.',
  ],
  [
    'A child can drown in as little as 1 to 2 inches of water, also in a bucket, bathtub or kiddie pool.',
    'Un niño se puede ahogar en 1 o 2 pulgadas de agua, también en una cubeta, tina o piscinita.',
  ],
  [
    'Doctors no longer speak of dry or secondary drowning; anyone who has trouble breathing after a water incident needs medical care.',
    'Los médicos ya no hablan de ahogamiento seco o secundario; quien respira mal tras un incidente en el agua necesita atención médica.',
  ],
  [
    'People with epilepsy or seizures drown more often, so someone watches them in the water all the time.',
    'Quien tiene epilepsia o convulsiones se ahoga más; alguien debe vigilarlo siempre en el agua.',
  ],
  [
    'In a seizure in the water support the head so that the face stays above water, take the person out as soon as it is possible, call 911 and start CPR with rescue breaths if they are not breathing.',
    'En una convulsión en el agua sostén la cabeza con la cara afuera, saca a la persona en cuanto se pueda, llama al 911 y empieza RCP con respiraciones si no respira.',
  ],
  [
    'The safest rescue order is reach, throw, row and go; only a trained rescuer with a float goes into the water.',
    'El orden más seguro de rescate es alcanzar, lanzar, remar e ir; solo un rescatista entrenado con flotador entra al agua.',
  ],
  [
    'An untrained rescuer who jumps in can be pulled under by the panicking victim and drown too.',
    'Un rescatista sin entrenamiento que salta puede ser hundido por la víctima en pánico y ahogarse también.',
  ],
  [
    'For a reaching assist lie down or brace yourself on the deck and hold out a pole, towel, paddle or arm.',
    'Para alcanzar a alguien, acuéstate o afírmate en el borde y extiende una vara, toalla, remo o brazo.',
  ],
  [
    'A ring buoy with a rope is thrown past the victim and pulled in, so that the victim can grab it.',
    'El aro con cuerda se lanza más allá de la víctima y se jala, para que pueda agarrarlo.',
  ],
  [
    'The shepherd’s crook is a pole with a blunt hook that reaches around a person, also at the bottom.',
    'El cayado es una vara con gancho sin punta que rodea a una persona, también en el fondo.',
  ],
  [
    'The primary duty of a lifeguard is to watch the patrons (patron surveillance) and prevent drowning; cleaning and testing are secondary duties.',
    'El deber principal del salvavidas es vigilar a los bañistas y prevenir ahogamientos; limpiar y medir son deberes secundarios.',
  ],
  [
    'The 10/20 rule gives a lifeguard 10 seconds to recognize a swimmer in trouble and 20 seconds to reach that person.',
    'La regla 10/20 da al salvavidas 10 segundos para notar a quien está en problemas y 20 para llegar.',
  ],
  [
    'RID stands for recognition, intrusion and distraction: the three reasons why people drown in guarded water.',
    'RID es reconocimiento, intrusión y distracción: las tres razones por las que la gente se ahoga habiendo salvavidas.',
  ],
  [
    'Scanning means that a lifeguard moves the eyes over the whole zone, surface and bottom, all the time.',
    'Escanear es que el salvavidas recorre con la vista toda su zona, superficie y fondo, todo el tiempo.',
  ],
  [
    'Lifeguards usually change stations every 20 to 30 minutes, and many codes say at most every hour, because attention fades.',
    'Los salvavidas suelen cambiar de puesto cada 20 a 30 minutos, y muchos códigos piden a más tardar cada hora, porque la atención baja.',
  ],
  [
    'Glare, blind spots and crowds hinder a lifeguard’s view; raised chairs, polarized sunglasses and a changed position help.',
    'El reflejo, los puntos ciegos y la multitud estorban la vista del salvavidas; ayudan sillas altas, lentes polarizados y moverse.',
  ],
  [
    'The rescue tube is the lifeguard’s main piece of rescue equipment and is carried at all times while on duty.',
    'El tubo de rescate es el equipo principal del salvavidas y se lleva siempre en servicio.',
  ],
  [
    'A long whistle blast usually starts the emergency action plan (EAP), and short ones get the attention of swimmers or other guards.',
    'Un silbatazo largo suele activar el plan de emergencia (EAP); los cortos llaman la atención de bañistas u otros salvavidas.',
  ],
  [
    'Lifeguards usually hold current certificates in lifeguarding, first aid, CPR and AED and train on the job (in-service training), often every month or more.',
    'Los salvavidas suelen tener certificados vigentes de salvamento, primeros auxilios, RCP y AED, y entrenan en servicio, muchas veces cada mes o más seguido.',
  ],
  [
    'American Red Cross certificates for lifeguards and CPR are valid for two years.',
    'Los certificados de la Cruz Roja Americana de salvavidas y RCP valen dos años.',
  ],
  [
    'The number of lifeguards depends on the size and shape of the pool, its zones and the number of bathers, and the local code sets the minimum.',
    'Cuántos salvavidas hacen falta depende del tamaño y forma de la piscina, sus zonas y los bañistas; el código local fija el mínimo.',
  ],
  [
    'While one lifeguard makes a rescue, others cover the zone, clear the water, call 911 and bring equipment.',
    'Mientras un salvavidas rescata, otros cubren la zona, desalojan el agua, llaman al 911 y llevan el equipo.',
  ],
  [
    'Where no lifeguard is on duty, a sign tells swimmers; they stay with someone else, and children with an adult.',
    'Donde no hay salvavidas, un letrero lo dice; nadie nada solo y los niños están con un adulto.',
  ],
  [
    'Check, call, care are the steps in an emergency: check the scene and the person, call 911, give care.',
    'Revisar, llamar, atender son los pasos de una emergencia: revisa la escena y a la persona, llama al 911, atiende.',
  ],
  [
    'For an adult push the chest at least 2 inches deep in CPR; for a child about 2 inches, for a baby about 1.5 inches.',
    'En adulto el pecho se comprime al menos 2 pulgadas en la RCP; en niño unas 2 y en bebé unas 1.5 pulgadas.',
  ],
  [
    'For drowning CPR includes rescue breaths and starts with them, because the person lacks oxygen; hands-only CPR is not enough.',
    'En un ahogamiento la RCP lleva respiraciones y empieza con ellas, porque falta oxígeno; solo compresiones no basta.',
  ],
  [
    'Two trained rescuers give a child or baby 15 compressions and 2 breaths; one rescuer gives 30 and 2.',
    'Dos rescatistas entrenados dan a niño o bebé 15 compresiones y 2 respiraciones; uno solo da 30 y 2.',
  ],
  [
    'CPR goes on until the person breathes, an AED or trained help takes over, or the rescuer is exhausted.',
    'La RCP sigue hasta que la persona respire, llegue un AED o ayuda entrenada, o el rescatista ya no pueda.',
  ],
  [
    'Never push on the stomach (abdominal thrusts, Heimlich) to get water out of a drowning victim: it delays breathing and can cause vomiting.',
    'Nunca aprietes el estómago (Heimlich) para sacar agua a un ahogado: retrasa la respiración y puede causar vómito.',
  ],
  [
    'AED stands for automated external defibrillator; it checks the rhythm of the heart and gives an electric shock if needed.',
    'AED es desfibrilador externo automático; revisa el ritmo del corazón y da una descarga si hace falta.',
  ],
  [
    'Before an AED is used the person is out of the water and the chest is wiped dry; no one touches the person during the shock.',
    'Antes de usar el AED la persona está fuera del agua y con el pecho seco; nadie la toca durante la descarga.',
  ],
  [
    'AED pads go on the upper right chest and the lower left side; pediatric pads are for children under about 8 years or 55 pounds.',
    'Los parches del AED van arriba a la derecha del pecho y abajo a la izquierda; los pediátricos son para menores de unos 8 años o 55 libras.',
  ],
  [
    'A person who is unconscious but breathes normally is rolled onto the side, the recovery position, to keep the airway open.',
    'A quien está inconsciente pero respira se le pone de lado, en posición de recuperación, para mantener abierta la vía aérea.',
  ],
  [
    'Everyone who was pulled from the water unconscious or needed CPR goes to a hospital, even if they seem well.',
    'Quien fue sacado inconsciente o necesitó RCP va al hospital, aunque parezca bien.',
  ],
  [
    'A pocket mask (resuscitation mask) with a one-way valve and gloves protect the rescuer from germs.',
    'Una mascarilla con válvula unidireccional y guantes protegen al rescatista de gérmenes.',
  ],
  [
    'Consent is implied for unconscious victims and, in an emergency, for a child without a parent there; others are asked first whether they want help.',
    'El consentimiento es implícito con víctimas inconscientes y, en una emergencia, con un niño sin sus padres; a los demás se les pregunta si quieren ayuda.',
  ],
  [
    'A choking adult or child who cannot cough or speak gets 5 back blows and 5 abdominal thrusts; a baby gets 5 back blows and 5 chest thrusts, and someone calls 911.',
    'Al adulto o niño que se atraganta y no tose ni habla se le dan 5 golpes en la espalda y 5 compresiones abdominales; al bebé, 5 golpes y 5 en el pecho, y alguien llama al 911.',
  ],
  [
    'Signs of a spinal injury are neck or back pain, tingling, weakness or no feeling in the arms or legs, or a head wound after a dive or fall.',
    'Señales de lesión de columna son dolor de cuello o espalda, hormigueo, debilidad o falta de sensación, o herida en la cabeza tras un clavado o caída.',
  ],
  [
    'Most spinal injuries at pools come from diving head first into shallow water, often 5 feet deep or less.',
    'La mayoría de las lesiones de columna en piscinas viene de tirarse de cabeza en agua baja, a menudo de 5 pies o menos.',
  ],
  [
    'In-line stabilization holds head, neck and body in one straight line until the person is strapped to a backboard.',
    'La estabilización en línea mantiene cabeza, cuello y cuerpo rectos hasta sujetar a la persona en la tabla.',
  ],
  [
    'On a backboard trained rescuers strap the body first, chest, hips and legs, and secure the head last.',
    'En la tabla los rescatistas entrenados sujetan primero el cuerpo, pecho, cadera y piernas, y al final la cabeza.',
  ],
  [
    'If a person with a possible spinal injury is not breathing, breathing comes first: take them out at once and start CPR with rescue breaths.',
    'Si alguien con posible lesión de columna no respira, la respiración va primero: sácalo enseguida y empieza RCP con respiraciones.',
  ],
  [
    'Bleeding is stopped by firm direct pressure on the wound with a clean dressing.',
    'El sangrado se detiene con presión directa y firme sobre la herida con un apósito limpio.',
  ],
  [
    'For a nosebleed sit, lean forward and pinch the nose for about 10 minutes.',
    'Con sangrado de nariz, siéntate, inclínate hacia adelante y aprieta la nariz unos 10 minutos.',
  ],
  [
    'Shock shows as pale, cool, moist skin, a fast pulse and weakness; the person lies down, is kept warm and 911 is called.',
    'El choque se nota por piel pálida, fría y húmeda, pulso rápido y debilidad; la persona se acuesta, se abriga y se llama al 911.',
  ],
  [
    'Heat exhaustion brings heavy sweating, cool moist skin, headache, nausea and weakness: move to shade, cool down and drink water.',
    'El agotamiento por calor da mucho sudor, piel fría y húmeda, dolor de cabeza, náusea y debilidad: a la sombra, refrescarse y beber agua.',
  ],
  [
    'Heat stroke brings confusion, hot skin and a body temperature of about 104 °F or more: call 911 and cool the person quickly with water.',
    'El golpe de calor da confusión, piel caliente y 104 °F o más: llama al 911 y enfría a la persona rápido con agua.',
  ],
  [
    'Hypothermia is a body temperature below 95 °F: shivering, numbness, confusion; call 911 and get the person dry and warm slowly.',
    'La hipotermia es una temperatura del cuerpo bajo 95 °F: temblor, entumecimiento, confusión; llama al 911, y seca y calienta a la persona poco a poco.',
  ],
  [
    'Sunburn is prevented by shade, clothing and broad-spectrum sunscreen of SPF 15 or higher, put on again every two hours and after swimming.',
    'La quemadura de sol se previene con sombra, ropa y bloqueador de amplio espectro FPS 15 o más, repetido cada dos horas y tras nadar.',
  ],
  [
    'A first aid kit at a pool holds gloves, bandages, gauze, tape, scissors, a cold pack and a breathing mask, and is checked and refilled.',
    'El botiquín de la piscina tiene guantes, vendas, gasas, cinta, tijeras, compresa fría y mascarilla, y se revisa y rellena.',
  ],
  [
    'A telephone with the 911 number, the pool’s address and Poison Control posted next to it belongs near every pool.',
    'Junto a toda piscina va un teléfono con el 911, la dirección y Control de Envenenamiento a la vista.',
  ],
  [
    'An emergency action plan covers drowning, spinal injury, chemical release, fecal accidents, storms, fire, power failure and missing persons.',
    'El plan de emergencia cubre ahogamiento, lesión de columna, fuga química, accidente fecal, tormenta, incendio, apagón y personas perdidas.',
  ],
  [
    'After an accident an incident report states facts, names, times and witnesses, without opinions, blame or guesses.',
    'Tras un accidente el reporte dice hechos, nombres, horas y testigos, sin opiniones, culpas ni suposiciones.',
  ],
  [
    'Only the named spokesperson talks to the press after an accident; staff do not admit fault.',
    'Tras un accidente solo el vocero habla con la prensa; el personal no admite culpa.',
  ],
  [
    'The OSHA Bloodborne Pathogens Standard asks for an exposure control plan, training, protective equipment and a free hepatitis B vaccine for exposed employees such as lifeguards.',
    'La norma de OSHA de patógenos en la sangre pide plan de control de exposición, capacitación, protección y vacuna gratis contra hepatitis B para empleados expuestos como salvavidas.',
  ],
  [
    'Bloody waste goes into a red or labeled biohazard bag, and needles and blades into a sharps container.',
    'Los residuos con sangre van en bolsa roja o marcada de riesgo biológico; agujas y navajas, en recipiente para punzantes.',
  ],
  [
    'Blackout from breath holding happens because fast breathing lowers carbon dioxide, so the urge to breathe comes too late.',
    'El desmayo por aguantar el aire pasa porque hiperventilar baja el dióxido de carbono y las ganas de respirar llegan tarde.',
  ],
  [
    'A lightning victim carries no charge and is safe to touch: call 911 and start CPR if needed.',
    'Una víctima de rayo no conserva carga y se puede tocar: llama al 911 y empieza RCP si hace falta.',
  ],
];
