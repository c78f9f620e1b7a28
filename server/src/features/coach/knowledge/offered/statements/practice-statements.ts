// Short true sentences about safety practice: people, chemicals, germs and rules, English and Spanish.
import type { Statement } from '../statement.ts';

export const PRACTICE_STATEMENTS: readonly Statement[] = [
  [
    'Bystander CPR can save a drowning victim before help arrives, so pool owners, parents and caregivers should learn CPR.',
    'La RCP de quien está presente puede salvar a un ahogado antes de que llegue ayuda; dueños, padres y cuidadores deben aprenderla.',
  ],
  [
    'When an AED analyzes or shocks, everyone stands clear of the victim and no one touches the person.',
    'Cuando el AED analiza o da la descarga, todos se apartan de la víctima y nadie la toca.',
  ],
  [
    'The trained operator who changes a chlorine gas cylinder wears a respirator or breathing apparatus.',
    'El operador entrenado que cambia un cilindro de gas cloro usa respirador o equipo de respiración.',
  ],
  [
    'The latch of a pool gate is located out of the reach of young children.',
    'El pestillo de la puerta está fuera del alcance de los niños pequeños.',
  ],
  [
    'Drain covers have a service life because sunlight and chemicals make the plastic brittle; an expired cover is replaced.',
    'Las tapas tienen vida útil porque el sol y los químicos vuelven quebradizo el plástico; una vencida se cambia.',
  ],
  [
    'A spa’s emergency shut-off switch for pumps and blowers is clearly labeled, easy to reach and within sight of the spa.',
    'El paro de emergencia del spa está bien marcado, al alcance y a la vista del spa.',
  ],
  [
    'The main danger of alcohol and drugs in a hot tub is drowsiness, loss of consciousness and drowning.',
    'El peligro principal del alcohol y las drogas en el jacuzzi es el sueño, la pérdida del conocimiento y ahogarse.',
  ],
  [
    'Chemical storage rooms have good ventilation, a locked door, warning signs, spill containment and no food.',
    'Los cuartos de químicos tienen buena ventilación, puerta con llave, letreros, contención de derrames y nada de comida.',
  ],
  [
    'A corrosive chemical destroys living tissue, such as skin and eyes, and metal.',
    'Un químico corrosivo destruye tejido vivo, como piel y ojos, y metal.',
  ],
  [
    'If chemical feeders run while the circulation pump is off, concentrated chemicals collect in the pipe and gas is released at restart.',
    'Si los dosificadores siguen con la bomba apagada, se juntan químicos concentrados en el tubo y sale gas al arrancar.',
  ],
  [
    'A pre-swim shower of 1 minute removes most dirt and germs from the body.',
    'Una ducha de 1 minuto antes de nadar quita casi toda la suciedad y gérmenes.',
  ],
  [
    'Pool Safely is the national drowning prevention campaign of the CPSC, an agency of the federal government.',
    'Pool Safely es la campaña nacional de la CPSC, agencia federal, contra los ahogamientos.',
  ],
  [
    'The purpose of liability insurance is to pay claims by others for injury or property damage.',
    'El seguro de responsabilidad sirve para pagar reclamos de otros por lesiones o daños.',
  ],
  [
    'The Certified Pool Operator (CPO) program is offered by the Pool & Hot Tub Alliance, an organization of the industry.',
    'El programa CPO (operador certificado) lo ofrece la Pool & Hot Tub Alliance, organización de la industria.',
  ],
  [
    'Children learn not to play near drains, not to run, not to swim alone and to ask an adult before they go near the water.',
    'Los niños aprenden a no jugar junto a drenajes, no correr, no nadar solos y pedir permiso a un adulto.',
  ],
  [
    'Drowning victims usually cannot call out, because they are struggling to breathe.',
    'Quien se ahoga casi nunca puede gritar, porque lucha por respirar.',
  ],
  [
    'Panic, exhaustion, cramps, cold, alcohol, breath holding and medical emergencies are reasons why good swimmers drown.',
    'Pánico, cansancio, calambres, frío, alcohol, aguantar la respiración y emergencias médicas son motivos por los que se ahogan buenos nadadores.',
  ],
  [
    'Lifeguards enforce rules, prevent accidents, recognize emergencies and respond with rescue and first aid.',
    'Los salvavidas hacen cumplir reglas, previenen accidentes, reconocen emergencias y responden con rescate y primeros auxilios.',
  ],
  [
    'Lifeguards’ stations are placed so that every part of the pool, bottom included, is seen and can be reached in time.',
    'Los puestos de salvavidas se ubican para ver cada parte de la piscina, también el fondo, y llegar a tiempo.',
  ],
  [
    'Zone coverage divides a pool into areas, each watched by one lifeguard; total coverage is one guard for the whole pool.',
    'La cobertura por zonas divide la piscina en áreas, cada una con un salvavidas; la total es uno para toda la piscina.',
  ],
  [
    'The purpose of a backboard is to keep the spine from moving while a victim is removed from the water.',
    'La tabla sirve para que la columna no se mueva al sacar a la víctima del agua.',
  ],
  [
    'A rescue should never put the rescuer’s own life in danger: think of your own safety first.',
    'Un rescate nunca debe poner en peligro la vida del rescatista: piensa primero en tu seguridad.',
  ],
  [
    'Unconscious means that a person does not respond to a tap and a shout; then call 911 and check breathing.',
    'Inconsciente es que no responde a un toque y un grito; entonces llama al 911 y revisa la respiración.',
  ],
  [
    'For an infant CPR compressions are given with two thumbs or the heel of one hand in the center of the chest; older courses taught two fingers.',
    'En un bebé las compresiones de la RCP se dan con dos pulgares o el talón de una mano en el centro del pecho; los cursos viejos enseñaban dos dedos.',
  ],
  [
    'Gloves, washing hands and not touching blood directly protect first aid givers from bloodborne disease.',
    'Guantes, lavarse las manos y no tocar la sangre protegen a quien da primeros auxilios de enfermedades.',
  ],
  [
    'The best way to prevent entrapment is an approved, unbroken drain cover, dual or unblockable drains and a vacuum release.',
    'La mejor forma de prevenir el atrapamiento es una tapa aprobada y entera, drenajes dobles o no bloqueables y liberación de vacío.',
  ],
  [
    'Swimmers who sit on, play with or put fingers or hair into drains, returns and skimmers risk being trapped.',
    'Quien se sienta, juega o mete dedos o pelo en drenajes, retornos y skimmers puede quedar atrapado.',
  ],
  [
    'Vacuum or suction entrapment happens when a body seals a drain and the pump keeps pulling.',
    'El atrapamiento por succión ocurre cuando un cuerpo sella un drenaje y la bomba sigue jalando.',
  ],
  [
    'Missing or damaged drain covers, fittings and skimmer lids are inspected for daily and before opening.',
    'Cada día y antes de abrir se revisa si hay tapas de drenaje, accesorios o tapas de skimmer dañadas o faltantes.',
  ],
  [
    'A pool barrier delays a child, and an alarm alerts an adult; neither makes the pool childproof.',
    'La barrera demora al niño y la alarma avisa al adulto; ninguna deja la piscina a prueba de niños.',
  ],
  [
    'A diver can become paralyzed (quadriplegic) by hitting the bottom with the head; the neck is what is injured most.',
    'Quien se tira de cabeza puede quedar paralizado al golpear el fondo; lo que más se lesiona es el cuello.',
  ],
  [
    'Before diving make sure that the water is deep enough, clear and free of people and objects.',
    'Antes de tirarte de cabeza asegúrate de que el agua es honda, clara y sin personas ni objetos.',
  ],
  [
    'A licensed electrician inspects and repairs pool wiring; the power is off before anyone touches a light, pump or heater.',
    'Un electricista con licencia revisa y repara el cableado; la corriente se corta antes de tocar luz, bomba o calentador.',
  ],
  [
    'Underwater lights with cracked lenses, water inside or corrosion are switched off and repaired.',
    'Las luces con lente roto, agua adentro o corrosión se apagan y se reparan.',
  ],
  [
    'Electricity and water together are dangerous because water with dissolved minerals conducts current.',
    'Electricidad y agua juntas son peligrosas porque el agua con minerales conduce la corriente.',
  ],
  [
    'Everyone leaves the pool and the deck at the first thunder heard or lightning seen.',
    'Todos dejan la piscina y el borde al primer trueno o relámpago.',
  ],
  [
    'Hot tub users limit their time, drink water, cool down between soaks and never use it alone.',
    'Quien usa el jacuzzi limita el tiempo, bebe agua, se enfría entre baños y nunca lo usa a solas.',
  ],
  [
    'Legionella, Pseudomonas and Mycobacterium grow in hot tubs whose disinfectant is low and whose biofilm is not removed.',
    'Legionella, Pseudomonas y Mycobacterium crecen en jacuzzis con poco desinfectante y con biofilm.',
  ],
  [
    'Chemical labels list the active ingredient, directions, precautions, first aid, storage, disposal and the EPA number.',
    'La etiqueta dice ingrediente activo, instrucciones, precauciones, primeros auxilios, almacenamiento, desecho y número EPA.',
  ],
  [
    'A flammable liquid gives off vapors that ignite easily; gasoline and many solvents are flammable, and chlorine products are not but make fires fierce.',
    'Un líquido inflamable da vapores que prenden fácil; gasolina y solventes lo son; el cloro no, pero aviva el fuego.',
  ],
  [
    'A toxic chemical harms health when it is breathed, swallowed or touched.',
    'Un químico tóxico daña la salud al respirarlo, tragarlo o tocarlo.',
  ],
  [
    'A reactive chemical can explode or give off heat and gas when shocked, heated, wet or mixed.',
    'Un químico reactivo puede explotar o dar calor y gas al golpearse, calentarse, mojarse o mezclarse.',
  ],
  [
    'Chlorine products and acids are added separately, with time to mix in between, and never poured into the same feeder or line.',
    'Los productos de cloro y los ácidos se agregan por separado, con tiempo para mezclarse entre uno y otro, y nunca en el mismo dosificador o línea.',
  ],
  [
    'Only trained and authorized employees handle pool chemicals at work, with protective equipment and never alone in an emergency.',
    'Solo empleados entrenados y autorizados manejan químicos, con equipo de protección y nunca solos en una emergencia.',
  ],
  [
    'Each chemical delivery is checked for damage, labeled, dated and put into its own storage area.',
    'Cada entrega de químicos se revisa, se etiqueta, se fecha y se guarda en su área.',
  ],
  [
    'A safety shower and eyewash flush chemicals from body and eyes after an exposure.',
    'La regadera de seguridad y el lavaojos enjuagan químicos del cuerpo y ojos tras una exposición.',
  ],
  [
    'Vapors of chlorine and acid corrode heaters, pumps, electrical panels and ladders, so chemicals are not stored in the equipment room.',
    'Los vapores de cloro y ácido corroen calentadores, bombas, tableros y escaleras; por eso no se guardan en el cuarto de equipo.',
  ],
  [
    'The most serious chemical accidents at pools are chlorine gas releases from acid and hypochlorite that meet.',
    'Los accidentes químicos más graves en piscinas son fugas de gas cloro por ácido e hipoclorito que se juntan.',
  ],
  [
    'Diarrhea, rashes, ear pain, cough, eye pain and infected wounds are the symptoms of recreational water illness.',
    'Diarrea, sarpullido, dolor de oído, tos, dolor de ojos y heridas infectadas son síntomas de enfermedad por agua recreativa.',
  ],
  [
    'Chlorine does not kill all germs instantly; pH, temperature, stabilizer and contact time decide how fast it works.',
    'El cloro no mata todo al instante; pH, temperatura, estabilizador y tiempo de contacto deciden qué tan rápido actúa.',
  ],
  [
    'Crypto passes most filters, can live more than 7 days in chlorinated water and is the leading cause of outbreaks in treated pools.',
    'El Cripto pasa casi todos los filtros, puede vivir más de 7 días en agua clorada y es la causa principal de brotes en piscinas tratadas.',
  ],
  [
    'Fungi cause athlete’s foot and ringworm; viruses cause warts, pink eye, hepatitis A and stomach flu; parasites cause giardiasis and cryptosporidiosis.',
    'Los hongos causan pie de atleta y tiña; los virus verrugas, ojo rojo, hepatitis A y gripe estomacal; los parásitos giardiasis y criptosporidiosis.',
  ],
  [
    'Swimmers should not spit, spout water, blow the nose or urinate in the pool.',
    'Los bañistas no deben escupir, echar buches, sonarse ni orinar en la piscina.',
  ],
  [
    'A fecal accident involves feces in the water; the response differs for formed stool and for diarrhea.',
    'Un accidente fecal es materia fecal en el agua; la respuesta es distinta con heces formadas o diarrea.',
  ],
  [
    'Pool toys, kickboards and mats are washed with soap, rinsed with a chlorine solution and dried, so that germs and biofilm do not grow.',
    'Juguetes, tablas y colchonetas se lavan con jabón, se enjuagan con solución de cloro y se secan, para que no crezcan gérmenes.',
  ],
  [
    'Restrooms, showers, locker rooms and decks are cleaned and disinfected daily.',
    'Baños, duchas, vestidores y pisos se limpian y desinfectan a diario.',
  ],
  [
    'A person in charge trained in water quality, a log, a test kit and an inspection checklist are the core of safe operation.',
    'Una persona a cargo capacitada, bitácora, kit de análisis y lista de inspección son la base de una operación segura.',
  ],
  [
    'Violations found at an inspection are corrected by a date, and serious ones mean immediate closure.',
    'Las faltas de una inspección se corrigen en un plazo; las graves cierran la piscina enseguida.',
  ],
  [
    'Unlicensed contractors leave the owner without insurance, permits or recourse.',
    'Un contratista sin licencia deja al dueño sin seguro, permisos ni a quién reclamar.',
  ],
  [
    'A civil lawsuit asks for money for injuries; a criminal case punishes a crime.',
    'Una demanda civil pide dinero por lesiones; un caso penal castiga un delito.',
  ],
  [
    'Signage that warns of danger helps to fulfill the duty to warn, but it does not replace the repair of the hazard.',
    'Los letreros ayudan a cumplir el deber de advertir, pero no reemplazan reparar el peligro.',
  ],
  [
    'Federal agencies set national rules, states set health and licensing rules, and cities and counties set building and zoning rules.',
    'Las agencias federales fijan reglas nacionales; los estados, de salud y licencias; ciudades y condados, de construcción y uso de suelo.',
  ],
  [
    'The leading cause of diarrhea outbreaks in chlorinated pools is Cryptosporidium.',
    'La causa principal de brotes de diarrea en piscinas cloradas es el Cryptosporidium.',
  ],
  [
    'Cyanuric acid makes the hyperchlorination for Cryptosporidium (Crypto) take longer.',
    'El ácido cianúrico hace más larga la hipercloración contra el Cryptosporidium.',
  ],
  [
    'The parasite of concern in raccoon droppings is the roundworm Baylisascaris.',
    'El parásito que preocupa en el excremento de mapache es el gusano Baylisascaris.',
  ],
  [
    'In the NFPA diamond a blue 3 is a serious health hazard, a red 4 is extremely flammable, and a yellow 0 is stable.',
    'En el rombo NFPA un 3 azul es peligro serio para la salud, un 4 rojo es extremadamente inflamable y un 0 amarillo es estable.',
  ],
  [
    'Section 6 of the SDS explains what to do in a spill or accidental release.',
    'La sección 6 de la SDS explica qué hacer en un derrame o fuga accidental.',
  ],
  [
    'Section 5 of the SDS explains how to fight a fire, and section 4 explains first aid.',
    'La sección 5 de la SDS explica cómo combatir un incendio, y la 4 los primeros auxilios.',
  ],
  [
    'Section 8 of the SDS names the personal protective equipment, and section 7 how to handle and store the chemical.',
    'La sección 8 de la SDS nombra el equipo de protección, y la 7 cómo manejar y guardar el químico.',
  ],
  [
    'A high fever and cough within about two weeks after a hot tub stay suggest Legionnaires’ disease; see a doctor right away.',
    'Fiebre alta y tos en las dos semanas después del jacuzzi hacen pensar en la enfermedad del legionario; ve enseguida al médico.',
  ],
];
