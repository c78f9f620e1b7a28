// Short true sentences of chemical, electrical and water hazards as courses put them, English and Spanish.
import type { Statement } from '../statement.ts';

export const HAZARD_STATEMENTS: readonly Statement[] = [
  ['In the NFPA 704 hazard diamond blue is the health hazard.', 'En el rombo de peligro NFPA 704 el azul es el peligro para la salud.'],
  [
    'In the NFPA 704 hazard diamond red is the fire hazard, flammability.',
    'En el rombo de peligro NFPA 704 el rojo es el peligro de fuego, la inflamabilidad.',
  ],
  [
    'In the NFPA 704 hazard diamond yellow is instability, also called reactivity.',
    'En el rombo de peligro NFPA 704 el amarillo es la inestabilidad o reactividad.',
  ],
  [
    'In the NFPA 704 hazard diamond white is for special hazards, such as OX for an oxidizer or a crossed-out W for reacts with water.',
    'En el rombo NFPA 704 el blanco es para peligros especiales, como OX por oxidante o una W tachada por reacción con agua.',
  ],
  [
    'The numbers of the NFPA hazard diamond go from 0 to 4: 0 is no hazard, 4 is the most severe danger.',
    'Los números del rombo NFPA van de 0 a 4: 0 es sin peligro y 4 es el peligro más grave.',
  ],
  ['A safety data sheet has 16 sections in a fixed order.', 'Una hoja de datos de seguridad tiene 16 secciones en un orden fijo.'],
  [
    'Section 1 of a safety data sheet is the identification: the name of the product, its maker and an emergency phone number.',
    'La sección 1 de la hoja de datos de seguridad es la identificación: nombre del producto, fabricante y teléfono de emergencia.',
  ],
  [
    'Section 2 of a safety data sheet tells the hazards of the chemical, with signal word and pictograms.',
    'La sección 2 de la hoja de datos de seguridad dice los peligros del químico, con palabra de advertencia y pictogramas.',
  ],
  ['Section 4 of a safety data sheet is first aid.', 'La sección 4 de la hoja de datos de seguridad son los primeros auxilios.'],
  [
    'Section 5 of a safety data sheet is fire-fighting measures.',
    'La sección 5 de la hoja de datos de seguridad es cómo combatir incendios.',
  ],
  [
    'Section 6 of a safety data sheet is accidental release: how to clean up a spill.',
    'La sección 6 de la hoja de datos de seguridad es el derrame accidental: cómo limpiarlo.',
  ],
  [
    'Section 7 of a safety data sheet is handling and storage.',
    'La sección 7 de la hoja de datos de seguridad es el manejo y el almacenamiento.',
  ],
  [
    'Section 8 of a safety data sheet is exposure limits and personal protective equipment, such as gloves and goggles.',
    'La sección 8 de la hoja de datos de seguridad son los límites de exposición y el equipo de protección, como guantes y lentes.',
  ],
  [
    'Section 10 of a safety data sheet is stability and reactivity: what the chemical must not be mixed with.',
    'La sección 10 de la hoja de datos de seguridad es estabilidad y reactividad: con qué no se debe mezclar.',
  ],
  [
    'Workers must be able to read the safety data sheets during every shift, in the place where the chemicals are used.',
    'Los trabajadores deben poder ver las hojas de datos de seguridad en todo turno, donde se usan los químicos.',
  ],
  [
    'GHS is the Globally Harmonized System of labels; the flame over a circle is the pictogram of an oxidizer such as chlorine.',
    'El GHS es el sistema mundial de etiquetas; la llama sobre un círculo es el pictograma de un oxidante como el cloro.',
  ],
  [
    'The GHS pictogram of a liquid eating a hand and metal means corrosive, as on muriatic acid.',
    'El pictograma GHS de un líquido que come una mano y metal significa corrosivo, como en el ácido muriático.',
  ],
  [
    'The GHS skull and crossbones means acute toxicity: poisonous.',
    'La calavera con huesos cruzados del GHS significa toxicidad aguda: venenoso.',
  ],
  [
    'A flammable chemical catches fire easily; an oxidizer, such as chlorine, gives off oxygen that makes other things burn; a corrosive eats skin and metal.',
    'Un inflamable prende fácil; un oxidante, como el cloro, da oxígeno que hace arder otras cosas; un corrosivo come piel y metal.',
  ],
  [
    'A GFCI (ground-fault circuit interrupter) trips when 4 to 6 milliamps (about 5 mA) of current leak, within a fraction of a second.',
    'Un GFCI se dispara cuando se fugan de 4 a 6 miliamperios (unos 5 mA), en una fracción de segundo.',
  ],
  ['A GFCI is tested once a month with its test button.', 'Un GFCI se prueba una vez al mes con su botón de prueba.'],
  [
    'The bonding wire around a pool is solid bare copper, number 8 (8 AWG) or larger.',
    'El alambre de unión equipotencial de la piscina es cobre sólido desnudo, número 8 (8 AWG) o más grueso.',
  ],
  [
    'Article 680 of the National Electrical Code (NEC) covers swimming pools, spas and fountains.',
    'El artículo 680 del Código Eléctrico Nacional (NEC) trata de piscinas, spas y fuentes.',
  ],
  [
    'If swimmers feel a tingle or a shock, get everyone out without touching metal, switch the power off at the breaker and call an electrician.',
    'Si los bañistas sienten hormigueo o toques, sácalos sin tocar metal, corta la corriente en el breaker y llama a un electricista.',
  ],
  [
    'Lockout means to put a lock on the switch of a machine; tagout means to hang a tag that says who is working on it.',
    'Bloqueo es poner un candado en el interruptor de la máquina; etiquetado es colgar una etiqueta con quién trabaja en ella.',
  ],
  [
    'Before you work on a pump, motor or light, turn it off at the breaker and lock and tag the breaker.',
    'Antes de trabajar en una bomba, motor o luz, apágalo en el breaker y ponle candado y etiqueta.',
  ],
  [
    'An oxidizer stored near acid, fuel, paint, fertilizer, oil or rags can cause a fire or an explosion.',
    'Un oxidante guardado cerca de ácido, combustible, pintura, fertilizante, aceite o trapos puede causar fuego o explosión.',
  ],
  [
    'Chemical containers are kept closed with their lids, in the original package with a readable label, and the oldest is used first.',
    'Los envases de químicos se guardan cerrados, en su empaque original y con etiqueta legible, y se usa primero el más viejo.',
  ],
  [
    'A chemical storage room is not a place for lawn mowers, gasoline, lunch or pump equipment with sparks.',
    'El cuarto de químicos no es lugar para podadoras, gasolina, comida ni equipos con chispas.',
  ],
  [
    'A muriatic acid spill is often neutralized with soda ash or baking soda, with goggles, gloves and fresh air.',
    'Un derrame de ácido muriático suele neutralizarse con carbonato o bicarbonato de sodio, con lentes, guantes y aire fresco.',
  ],
  [
    'A chlorine spill is never neutralized with acid, swept up with sawdust, rags or paper, or put back into its container.',
    'Un derrame de cloro nunca se neutraliza con ácido, ni se recoge con aserrín, trapos o papel, ni se regresa a su envase.',
  ],
  [
    'Diatomaceous earth dust harms the lungs: wear a dust mask or respirator when you pour DE.',
    'El polvo de tierra de diatomeas daña los pulmones: usa mascarilla o respirador al echar la DE.',
  ],
  [
    'Splash goggles protect the eyes against acid better than safety glasses, because they close all around.',
    'Los goggles contra salpicaduras protegen mejor del ácido que los lentes comunes, porque cierran alrededor.',
  ],
  [
    'Rubber or nitrile gloves, goggles and an apron are worn to pour muriatic acid.',
    'Para verter ácido muriático usa guantes de hule o nitrilo, goggles y delantal.',
  ],
  [
    'An eyewash station and a safety shower belong near where acid and chlorine are handled.',
    'Cerca de donde se manejan ácido y cloro va un lavaojos y una regadera de emergencia.',
  ],
  [
    'If someone swallows a pool chemical, call Poison Control at 1-800-222-1222 and don’t make the person vomit unless told to.',
    'Si alguien traga un químico de piscina, llama a Control de Envenenamientos, 1-800-222-1222, y no provoques el vómito si no te lo indican.',
  ],
  [
    'Chlorine gas is greenish yellow, has a sharp smell and is about two and a half times heavier than air.',
    'El gas de cloro es amarillo verdoso, de olor punzante y unas dos veces y media más pesado que el aire.',
  ],
  [
    'A chlorine gas leak is found with ammonia vapor, which makes a white cloud or smoke at the leak.',
    'Una fuga de gas de cloro se busca con vapor de amoníaco, que hace una nube blanca en la fuga.',
  ],
  [
    'A self-contained breathing apparatus (SCBA) is needed to enter a room with a chlorine gas leak.',
    'Para entrar a un cuarto con fuga de gas de cloro hace falta un equipo de respiración autónomo (SCBA).',
  ],
  [
    'Chlorine gas cylinders stand upright and are chained to the wall so that they can’t fall, and empty ones are marked.',
    'Los cilindros de gas de cloro van parados y encadenados a la pared para que no caigan, y los vacíos se marcan.',
  ],
  [
    'In a chlorine gas leak go uphill and upwind, against the wind and to higher ground, because the gas stays low.',
    'En una fuga de gas de cloro ve cuesta arriba y contra el viento, porque el gas se queda abajo.',
  ],
  [
    'The exhaust fan of a chlorine gas room draws air from near the floor, and its switch is outside the door.',
    'El extractor del cuarto de gas de cloro saca aire de cerca del piso, y su interruptor está afuera de la puerta.',
  ],
  [
    'Acid and chlorine that are fed while the pump is off meet in the pipe, and chlorine gas comes out of the returns when the pump starts again.',
    'El ácido y el cloro dosificados con la bomba apagada se juntan en el tubo, y sale gas de cloro por los retornos al arrancar.',
  ],
  [
    'Most pool-chemical injuries come from breathing fumes, often when a container is opened.',
    'La mayoría de las lesiones por químicos de piscina vienen de respirar vapores, a menudo al abrir un envase.',
  ],
  [
    'DOT, the Department of Transportation, sets the rules for carrying chemicals in a truck; oxidizers are class 5.1 and muriatic acid is class 8, corrosive.',
    'El DOT pone las reglas para llevar químicos en camioneta; los oxidantes son clase 5.1 y el ácido muriático clase 8, corrosivo.',
  ],
  [
    'Drowning is the leading cause of death of children ages 1 to 4.',
    'El ahogamiento es la principal causa de muerte de niños de 1 a 4 años.',
  ],
  [
    'Layers of protection means several barriers together, such as fence, gate, cover, alarm, supervision and swim lessons, because any one can fail.',
    'Capas de protección son varias barreras juntas, como cerca, puerta, cubierta, alarma, vigilancia y clases, porque cualquiera puede fallar.',
  ],
  [
    'A water watcher is an adult who only watches the swimmers, without phone, book or alcohol, and takes turns with another adult.',
    'Un vigilante del agua es un adulto que solo mira a los que nadan, sin teléfono, libro ni alcohol, y se turna con otro adulto.',
  ],
  ['The openings of a pool fence must not let a 4-inch ball pass.', 'Los huecos de la cerca no deben dejar pasar una bola de 4 pulgadas.'],
  [
    'At many public pools the rescue pole with the shepherd’s crook has to be at least 12 feet long.',
    'En muchas piscinas públicas la pértiga de rescate con gancho debe medir al menos 12 pies.',
  ],
  [
    'CPR gives 30 chest compressions and then 2 breaths, at 100 to 120 compressions a minute.',
    'La RCP da 30 compresiones y luego 2 respiraciones, a 100 o 120 compresiones por minuto.',
  ],
  [
    'A drowning person often cannot wave or call for help: the head is low, the mouth at water level and the body upright.',
    'Quien se ahoga muchas veces no puede gritar ni hacer señas: cabeza baja, boca al nivel del agua y cuerpo vertical.',
  ],
  [
    'A suspected spine or neck injury in the water is kept still, the head in line, and a backboard is used to take the person out.',
    'Si se sospecha lesión de cuello o columna, se mantiene quieta la cabeza alineada y se saca a la persona con tabla rígida.',
  ],
  [
    'A sign that says No Lifeguard on Duty is required at many public pools without lifeguards.',
    'Un letrero de No Hay Salvavidas es obligatorio en muchas piscinas públicas sin salvavidas.',
  ],
  [
    'Many codes ask for depth markers with numbers at least 4 inches high, at most 25 feet apart.',
    'Muchos códigos piden marcas de profundidad con números de al menos 4 pulgadas, a no más de 25 pies entre sí.',
  ],
  [
    'Many codes ask for No Diving markers where the water is 5 feet deep or less.',
    'Muchos códigos piden letreros de No Tirarse de Cabeza donde el agua tiene 5 pies o menos.',
  ],
  ['At home, diving needs water at least 9 feet deep.', 'En casa, tirarse de cabeza pide al menos 9 pies de profundidad.'],
  [
    'A safety rope with floats marks where the floor slopes from the shallow end to the deep end, at many public pools about 5 feet deep.',
    'Una cuerda con flotadores marca donde el piso baja de lo bajo a lo hondo, en muchas piscinas públicas cerca de 5 pies.',
  ],
  [
    'Hair entrapment is hair that is drawn through and knotted in a drain cover.',
    'Atrapamiento de pelo es cabello jalado y anudado en la tapa del drenaje.',
  ],
  [
    'Body entrapment is a body held against a drain by suction; limb entrapment is an arm or leg stuck in an open drain pipe.',
    'Atrapamiento de cuerpo es un cuerpo pegado al drenaje por la succión; de extremidad, un brazo o pierna metido en un tubo abierto.',
  ],
  [
    'Evisceration is the entrapment in which the suction of a drain pulls out the intestines of a child who sits on it.',
    'Evisceración es cuando la succión del drenaje saca los intestinos de un niño sentado encima.',
  ],
  [
    'Mechanical entrapment is jewelry, a swimsuit or a finger caught in a drain cover, ladder or fitting.',
    'Atrapamiento mecánico es una joya, un traje de baño o un dedo atorado en una tapa, escalera o accesorio.',
  ],
  [
    'To free a person who is held by suction, turn the pump off at once; don’t pull straight against the suction.',
    'Para soltar a alguien atrapado por la succión apaga la bomba de inmediato; no jales contra la succión.',
  ],
  [
    'A drain cover has its largest flow in gpm and its life in years printed on it, and it is replaced by that date.',
    'La tapa del drenaje lleva impresos su caudal máximo en gpm y su vida en años, y se cambia antes de esa fecha.',
  ],
  [
    'An unblockable drain is so large, often 18 by 23 inches or more, that one body cannot cover it.',
    'Un drenaje imposible de bloquear es tan grande, a menudo 18 por 23 pulgadas o más, que un cuerpo no lo tapa.',
  ],
  [
    'A healthy adult stays no longer than about 15 minutes at a time in a hot tub of 104 °F, as many spa signs say.',
    'Un adulto sano se queda no más de unos 15 minutos por vez en un jacuzzi de 104 °F, como dicen muchos letreros.',
  ],
  [
    'Alcohol in a hot tub causes drowsiness, fainting and drowning, because heat and alcohol both lower blood pressure.',
    'El alcohol en el jacuzzi causa sueño, desmayo y ahogamiento, porque calor y alcohol bajan la presión.',
  ],
  [
    'Glass is not allowed on a pool deck: broken glass cannot be seen in water, and the pool may have to be drained.',
    'No se permite vidrio en el borde: roto no se ve en el agua, y puede que haya que vaciar la piscina.',
  ],
  [
    'No one may lean over a filter tank when the pump starts: air under pressure can blow the lid off.',
    'Nadie debe inclinarse sobre el filtro cuando arranca la bomba: el aire a presión puede volar la tapa.',
  ],
  [
    'Carbon monoxide from a badly vented gas heater has no color and no smell and can kill.',
    'El monóxido de carbono de un calentador de gas mal ventilado no tiene color ni olor y puede matar.',
  ],
  [
    'Natural gas is lighter than air and rises; propane is heavier than air and collects low.',
    'El gas natural es más ligero que el aire y sube; el propano es más pesado y se junta abajo.',
  ],
  [
    'If you smell gas at a heater, leave, don’t touch switches, shut the gas off from outside and call the gas company or 911.',
    'Si huele a gas en el calentador, sal, no toques interruptores, cierra el gas desde afuera y llama a la compañía o al 911.',
  ],
];
