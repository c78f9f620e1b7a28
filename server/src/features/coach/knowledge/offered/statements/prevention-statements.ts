// Short true sentences about preventing harm: first aid, exposure, duties and liability, English and Spanish.
import type { Statement } from '../statement.ts';

export const PREVENTION_STATEMENTS: readonly Statement[] = [
  [
    'Drowning is the leading cause of death of children 1 to 4 years old.',
    'El ahogamiento es la primera causa de muerte de niños de 1 a 4 años.',
  ],
  [
    'Drowning is usually quick and makes little or no noise: the child does not scream, splash or wave.',
    'Ahogarse suele ser rápido y casi sin ruido: el niño no grita, no salpica ni hace señas.',
  ],
  [
    'Muriatic acid splashed into the eyes: flush at once with water for at least 15 minutes, call Poison Control while you rinse, and get medical help.',
    'Ácido muriático en los ojos: enjuaga enseguida con agua al menos 15 minutos, llama a Control de Envenenamiento mientras enjuagas y busca ayuda médica.',
  ],
  [
    'Under most codes no opening of a pool fence may let a sphere 4 inches in diameter through.',
    'Según la mayoría de los códigos, ninguna abertura de la cerca puede dejar pasar una esfera de 4 pulgadas de diámetro.',
  ],
  [
    'Lightning whose thunder follows after 10 seconds is about 2 miles away, and after 5 seconds about 1 mile.',
    'Un rayo cuyo trueno llega a los 10 segundos está a unas 2 millas; a los 5 segundos, a 1 milla.',
  ],
  [
    'The safest place in a thunderstorm is inside a substantial, fully enclosed building; second is a car with a hard roof and the windows closed.',
    'Lo más seguro en una tormenta es dentro de un edificio sólido y cerrado; después, un auto de techo duro con ventanas cerradas.',
  ],
  ['An eyewash station must be able to run for a minimum of 15 minutes.', 'Un lavaojos debe poder correr un mínimo de 15 minutos.'],
  [
    'An oxygen-deficient atmosphere has less than 19.5 percent oxygen; there a supplied-air respirator or SCBA is worn, not a cartridge respirator.',
    'Una atmósfera deficiente en oxígeno tiene menos de 19.5 %; ahí se usa un equipo con aire propio (SCBA), no un respirador de cartucho.',
  ],
  [
    'Calcium hypochlorite (cal-hypo) is a DOT hazard class 5.1 oxidizer.',
    'El hipoclorito de calcio es un oxidante de la clase de peligro 5.1 del DOT.',
  ],
  [
    'Symptoms of Crypto appear about a week (2 to 10 days) after infection.',
    'Los síntomas de Cripto aparecen cerca de una semana (de 2 a 10 días) después de la infección.',
  ],
  [
    'Hot tub folliculitis (hot tub rash) shows up within a few days after exposure.',
    'La foliculitis del jacuzzi (sarpullido) aparece a los pocos días de la exposición.',
  ],
  [
    'Swimmers who shower before entering reduce the chloramines of an indoor pool.',
    'Los bañistas que se duchan antes de entrar reducen las cloraminas de una piscina techada.',
  ],
  [
    'The CT value is the concentration multiplied by the time: ppm of free chlorine times minutes.',
    'El valor CT es la concentración multiplicada por el tiempo: ppm de cloro libre por minutos.',
  ],
  [
    'A written record of an injury contains the facts: date, time, place, names of the injured and of witnesses, and the care given.',
    'El registro escrito de una lesión contiene los hechos: fecha, hora, lugar, nombres del lesionado y de testigos, y la atención dada.',
  ],
  [
    'The three routes by which chemicals enter the body are inhalation (breathing), skin or eye contact (absorption) and ingestion (swallowing); inhalation is the most common.',
    'Las tres vías por las que un químico entra al cuerpo son respirarlo, contacto con piel u ojos y tragarlo; respirarlo es lo más común.',
  ],
  [
    'Acute exposure is short and strong, with effects at once; chronic exposure is repeated over a long time.',
    'La exposición aguda es corta y fuerte, con efecto inmediato; la crónica se repite por mucho tiempo.',
  ],
  [
    'PEL is the permissible exposure limit that OSHA sets for a chemical in workplace air; TLV is the threshold limit value of ACGIH; STEL is a 15-minute short-term limit.',
    'PEL es el límite permitido de OSHA para un químico en el aire de trabajo; TLV es el valor umbral de ACGIH; STEL es un límite de 15 minutos.',
  ],
  ['IDLH means immediately dangerous to life or health.', 'IDLH significa peligro inmediato para la vida o la salud.'],
  [
    'On an HMIS label blue is health, red is flammability, orange is the physical hazard and white is the protective equipment.',
    'En la etiqueta HMIS azul es salud, rojo inflamabilidad, naranja peligro físico y blanco equipo de protección.',
  ],
  [
    'The hierarchy of controls is elimination, substitution, engineering controls, administrative controls and, as the last resort, personal protective equipment.',
    'La jerarquía de controles es eliminar, sustituir, controles de ingeniería, controles administrativos y, al final, equipo de protección.',
  ],
  [
    'Employees get hazard communication training when they start the work and whenever a new hazard is introduced.',
    'Los empleados reciben capacitación de peligros al empezar el trabajo y cuando llega un peligro nuevo.',
  ],
  [
    'OSHA has exposure records of employees kept for 30 years, and injury logs (Form 300) for five years.',
    'OSHA pide guardar 30 años los registros de exposición y cinco años los de lesiones (formulario 300).',
  ],
  [
    'Lift heavy buckets and drums with the legs bent and the back straight, or get help.',
    'Levanta cubetas y tambos pesados con las piernas dobladas y la espalda recta, o pide ayuda.',
  ],
  [
    'A gas chlorine room is usually above ground, used for nothing else, and has a door that opens outward, a window, and fan and light switches outside; the local code sets the details.',
    'El cuarto de gas cloro suele estar sobre el suelo, sin otro uso, con puerta que abre hacia afuera, ventana e interruptores de ventilador y luz afuera; el código local fija los detalles.',
  ],
  [
    'The Chlorine Institute’s emergency kit A is for 100 and 150 pound cylinders, kit B for ton containers and kit C for rail cars.',
    'El kit de emergencia A del Chlorine Institute es para cilindros de 100 y 150 libras, el B para contenedores de tonelada y el C para vagones.',
  ],
  [
    'Open a tablet feeder or a chlorine bucket slowly, with the face turned away, because gas collects inside; one that bulges, hisses or is hot stays closed.',
    'Abre despacio un dosificador de tabletas o una cubeta de cloro, con la cara hacia otro lado, porque dentro se junta gas; si está hinchado, silba o está caliente, no lo abras.',
  ],
  ['Acid is kept in its plastic container, because it eats metal.', 'El ácido se guarda en su envase de plástico, porque corroe el metal.'],
  [
    'The federal reportable quantity is 10 pounds for chlorine gas and calcium hypochlorite and 100 pounds for sodium hypochlorite; state rules can ask for more.',
    'La cantidad federal que se debe reportar es 10 libras de gas cloro y de hipoclorito de calcio, y 100 libras de hipoclorito de sodio; el estado puede pedir más.',
  ],
  [
    'Trained rescuers give a person who has a pulse but does not breathe about one breath every 6 seconds, a child or baby one every 2 to 3 seconds; without a pulse it is full CPR.',
    'A quien tiene pulso pero no respira, los rescatistas entrenados le dan una respiración cada 6 segundos, a niño o bebé cada 2 o 3; sin pulso va la RCP completa.',
  ],
  [
    'A 911 caller says where, what happened, how many are hurt and what is being done, and does not hang up first.',
    'Quien llama al 911 dice dónde, qué pasó, cuántos heridos hay y qué se hace, y no cuelga primero.',
  ],
  [
    'A heart attack brings chest pain or pressure, pain in arm, jaw or back, sweating and short breath: rest and call 911.',
    'Un infarto da dolor o presión en el pecho, dolor en brazo, mandíbula o espalda, sudor y falta de aire: reposo y 911.',
  ],
  [
    'FAST are the signs of a stroke: face drooping, arm weakness, speech difficulty, time to call 911.',
    'Las señales de un derrame (FAST) son cara caída, brazo débil y habla difícil: es hora de llamar al 911.',
  ],
  [
    'A severe allergic reaction (anaphylaxis), such as after a bee sting, brings swelling and trouble breathing: epinephrine and 911.',
    'Una alergia grave (anafilaxia), como tras una picadura de abeja, da hinchazón y falta de aire: epinefrina y 911.',
  ],
  [
    'A person with diabetes who is shaky or confused but awake and able to swallow gets sugar or juice; if unconscious or not better soon, give nothing by mouth and call 911.',
    'A un diabético tembloroso o confundido, pero despierto y que puede tragar, se le da azúcar o jugo; si está inconsciente o no mejora pronto, nada por la boca y llama al 911.',
  ],
  [
    'A heat burn is cooled under cool running water for at least 10 minutes, without ice or butter.',
    'Una quemadura por calor se enfría con agua corriente fresca al menos 10 minutos, sin hielo ni mantequilla.',
  ],
  [
    'A possible broken bone or sprain is kept still and supported and cooled, and raised only if that does not hurt.',
    'Un posible hueso roto o esguince se deja quieto y apoyado, se enfría y se eleva solo si no duele.',
  ],
  [
    'The slide-in or ease-in entry is the safest way for a lifeguard into shallow water or near a spinal injury; a stride jump is only for deeper water, usually at least 5 feet.',
    'Entrar deslizándose es lo más seguro para el salvavidas en agua baja o con lesión de columna; el salto de paso es solo para agua más honda, por lo general de 5 pies o más.',
  ],
  [
    'An active victim is often approached from behind (rear rescue) with the rescue tube between rescuer and victim.',
    'A una víctima activa muchas veces se le llega por detrás, con el tubo de rescate entre los dos.',
  ],
  [
    'In the buddy system two swimmers stay together and watch each other.',
    'En el sistema de parejas dos nadadores se quedan juntos y se cuidan.',
  ],
  [
    'A type IV life-saving device, such as a ring buoy or cushion, is thrown, not worn.',
    'Un dispositivo tipo IV, como el aro o el cojín, se lanza y no se viste.',
  ],
  [
    'Federal child labor rules let trained and certified 15-year-olds be lifeguards at ordinary pools; at lakes and beaches they have to be 16, and state law can be stricter.',
    'Las reglas federales permiten salvavidas entrenados y certificados de 15 años en piscinas comunes; en lagos y playas deben tener 16, y el estado puede ser más estricto.',
  ],
  [
    'The purpose of a pool fence is to keep unsupervised children out and to delay them until an adult notices.',
    'La cerca sirve para que no entren niños sin vigilancia y para demorarlos hasta que un adulto lo note.',
  ],
  [
    'Rescue equipment hangs in plain view, close to the water and ready to use, and is not for play.',
    'El equipo de rescate cuelga a la vista, cerca del agua y listo para usar, y no es para jugar.',
  ],
  [
    'Food, drinks, smoking and glass are kept away from the water’s edge of public pools.',
    'Comida, bebidas, cigarros y vidrio se alejan de la orilla del agua en piscinas públicas.',
  ],
  [
    'A tort is a civil wrong; the injured plaintiff sues the defendant for damages.',
    'Un agravio civil (tort) lleva al demandante lesionado a demandar por daños al demandado.',
  ],
  [
    'An employer is usually liable for what employees do at work (vicarious liability, respondeat superior).',
    'El patrón suele responder por lo que sus empleados hacen en el trabajo (responsabilidad indirecta).',
  ],
  [
    'The standard of care is what a reasonable, prudent person with the same training would do in the same situation.',
    'El estándar de cuidado es lo que haría una persona razonable y prudente con la misma capacitación en la misma situación.',
  ],
  [
    'A hazard is foreseeable when a reasonable operator would expect that it can cause harm.',
    'Un peligro es previsible cuando un operador razonable esperaría que cause daño.',
  ],
  [
    'In most states a signed waiver or the swimmer’s assumption of risk does not excuse an operator’s gross negligence.',
    'En la mayoría de los estados, una renuncia firmada o el riesgo aceptado no excusa la negligencia grave del operador.',
  ],
  [
    'Under comparative negligence an injured person’s own share of the fault reduces what they are paid.',
    'Con la negligencia comparativa, la parte de culpa del lesionado reduce lo que se le paga.',
  ],
  [
    'Health codes protect the public: they set rules for water quality, clarity, safety equipment, toilets and showers, and inspectors check them.',
    'Los códigos de salud protegen al público: fijan calidad y claridad del agua, equipo de seguridad, baños y duchas, y los inspectores los revisan.',
  ],
  [
    'An unsanitary or unsafe public pool stays closed until the inspector or operator has corrected and checked the violation.',
    'Una piscina pública insalubre o insegura sigue cerrada hasta corregir y revisar la falta.',
  ],
  [
    'The person in charge of a public pool should be trained, reachable and authorized to close the pool.',
    'Quien está a cargo de una piscina pública debe estar capacitado, localizable y autorizado para cerrarla.',
  ],
  [
    'A spa or hot tub at a hotel is the place of many outbreaks, because heat and many bathers use up disinfectant.',
    'El spa de un hotel es lugar de muchos brotes, porque el calor y los bañistas gastan el desinfectante.',
  ],
  [
    'Germs are killed by enough free chlorine or bromine, the right pH and enough time; clear water alone proves nothing.',
    'Los gérmenes mueren con suficiente cloro libre o bromo, el pH correcto y tiempo; el agua clara sola no prueba nada.',
  ],
  [
    'The main job of a lifeguard is to watch the swimmers and to prevent drownings; every other chore comes after it.',
    'El trabajo principal del salvavidas es vigilar a los bañistas y prevenir ahogamientos; lo demás viene después.',
  ],
  [
    'Chlorine inactivates E. coli fastest of the pool germs and Cryptosporidium slowest.',
    'De los gérmenes de piscina, el cloro inactiva más rápido a E. coli y más lento al Cryptosporidium.',
  ],
  [
    'Children under 5 years old should stay out of hot tubs, according to US public health advice.',
    'Los menores de 5 años no deben entrar al jacuzzi, según las autoridades de salud de EE. UU.',
  ],
  [
    'Swimmers who hyperventilate before long underwater swims can pass out underwater, without warning, and drown.',
    'Quien hiperventila antes de nadar mucho bajo el agua puede desmayarse bajo el agua, sin aviso, y ahogarse.',
  ],
  [
    'When hazy or cloudy water hides the main drain grate, a public pool closes until the grate is visible again; lights, signs and more lifeguards do not make it safe.',
    'Si el agua turbia oculta la rejilla del drenaje, la piscina pública cierra hasta que se vea; luces, letreros o más salvavidas no la hacen segura.',
  ],
  [
    'For a formed stool the CDC keeps a pool closed for 25 to 30 minutes at 2 ppm of free chlorine or more, pH 7.5 or lower and 77 °F or warmer; stabilized water takes more.',
    'Con heces formadas los CDC cierran la piscina de 25 a 30 minutos con 2 ppm de cloro libre o más, pH de 7.5 o menos y 77 °F o más; con estabilizador hace falta más.',
  ],
  [
    'Acid or chlorine splashed on the skin is rinsed off first with large amounts of water, without any paste or neutralizer.',
    'El ácido o cloro en la piel se enjuaga primero con mucha agua, sin pastas ni neutralizantes.',
  ],
  ['In NFPA 704 the number 4 stands for a severe hazard.', 'En NFPA 704 el número 4 es un peligro grave.'],
  [
    'A swim diaper does not keep diarrhea from leaking into the water and does not replace bathroom breaks.',
    'El pañal de agua no evita que la diarrea salga al agua y no reemplaza las idas al baño.',
  ],
  ['Glare of the sun on the water reduces a lifeguard’s vision.', 'El reflejo del sol en el agua reduce la visión del salvavidas.'],
  [
    'Two rescuers use a CPR ratio of 15:2 for an infant or child; the ratio for adults is 30:2.',
    'Dos rescatistas usan una relación de 15:2 en la RCP de bebé o niño; en adultos es 30:2.',
  ],
  [
    'In RID the I means intrusion of secondary duties, such as cleaning, on lifeguarding.',
    'En RID la I es la intrusión de tareas secundarias, como limpiar, en la vigilancia.',
  ],
  [
    'Gas heaters are vented to the outside, get fresh combustion air and are serviced by a licensed technician, to prevent carbon monoxide and fire.',
    'Los calentadores de gas ventilan al exterior, reciben aire fresco y los atiende un técnico con licencia, para prevenir monóxido de carbono e incendio.',
  ],
  [
    'Nothing flammable, such as leaves, towels or chemicals, is kept near a gas heater.',
    'Cerca del calentador de gas no se guarda nada inflamable, como hojas, toallas o químicos.',
  ],
  [
    'A victim of entrapment by suction is freed by shutting off the pump and breaking the seal along one edge, by sliding fingers under the body.',
    'A quien está atrapado por succión se le libera apagando la bomba y rompiendo el sello por un borde, metiendo los dedos bajo el cuerpo.',
  ],
  [
    'The disinfectant and pH of a public pool are tested before opening and several times a day, as often as the local code says, for example every two to four hours.',
    'El desinfectante y el pH de una piscina pública se miden antes de abrir y varias veces al día, según el código local, por ejemplo cada dos a cuatro horas.',
  ],
];
