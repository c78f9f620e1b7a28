// Short true sentences about safe conduct at a pool, in the words of courses and inspectors, English and Spanish.
import type { Statement } from '../statement.ts';

export const CONDUCT_STATEMENTS: readonly Statement[] = [
  [
    'The most common factor in the drowning of a toddler is a lapse in adult supervision, a few minutes without anyone watching.',
    'Lo más común en el ahogamiento de un niño pequeño es un descuido de los adultos, unos minutos sin que nadie vigile.',
  ],
  [
    'A revived (resuscitated) drowning victim has to be taken to a hospital, because the lungs can fail hours later.',
    'A una víctima de ahogamiento reanimada hay que llevarla al hospital, porque los pulmones pueden fallar horas después.',
  ],
  [
    'With a suspected neck injury breathing and CPR have priority over the backboard when the person is not breathing.',
    'Con posible lesión de cuello, si la persona no respira, la respiración y la RCP van antes que la tabla.',
  ],
  [
    'As a last resort a trained rescuer with flotation equipment may wade or swim to a drowning person; an untrained adult stays out.',
    'Como último recurso, un rescatista entrenado con flotador puede nadar hasta quien se ahoga; un adulto sin entrenamiento se queda afuera.',
  ],
  [
    'Entrapment is the main hazard of a suction outlet or main drain that is uncovered, broken or missing its cover.',
    'El atrapamiento es el peligro principal de una succión o drenaje sin tapa, con tapa rota o suelta.',
  ],
  [
    'A count of 30 seconds between lightning flash and thunder means that the strike is about 6 miles away.',
    'Contar 30 segundos entre relámpago y trueno significa que el rayo está a unas 6 millas.',
  ],
  [
    'Pregnant women, the elderly and people with heart disease, diabetes or high or low blood pressure consult a physician before they use a spa or hot tub.',
    'Embarazadas, personas mayores y quienes tienen problemas del corazón, diabetes o presión alta o baja consultan al médico antes de usar un spa.',
  ],
  [
    'Danger is the signal word for the most serious and severe hazards; Warning is for less serious ones.',
    'Peligro es la palabra de advertencia para los riesgos más graves; Advertencia es para los menos graves.',
  ],
  [
    'Legionella is transmitted by inhaling aerosolized water, droplets or mist, into the lungs.',
    'La Legionella se transmite al inhalar agua en aerosol, gotitas o niebla, hacia los pulmones.',
  ],
  [
    'An operator keeps bathers with open or infected sores, skin infections or a contagious illness out of the pool.',
    'El operador no deja entrar a bañistas con llagas abiertas o infectadas, infecciones de piel o enfermedad contagiosa.',
  ],
  [
    'State or local government decides whether the Model Aquatic Health Code becomes law in an area, by adopting it.',
    'El gobierno estatal o local decide si el MAHC es ley en una zona, al adoptarlo.',
  ],
  [
    'Constant, undistracted adult supervision is the most important way to prevent drowning.',
    'La vigilancia constante de un adulto sin distracciones es lo más importante para prevenir ahogamientos.',
  ],
  [
    'Lifeguard breaks for the swimmers, a safety break each hour, give children time to use the restroom, rest and drink, and staff time to test the water.',
    'Las pausas cada hora dejan que los niños vayan al baño, descansen y beban, y que el personal mida el agua.',
  ],
  [
    'A distracted lifeguard who talks, texts or cleans while on the stand fails in the primary responsibility of surveillance.',
    'Un salvavidas distraído que platica, manda mensajes o limpia en su puesto falla en su responsabilidad principal de vigilar.',
  ],
  [
    'The victim’s airway is opened by tilting the head back and lifting the chin.',
    'La vía aérea se abre inclinando la cabeza hacia atrás y levantando la barbilla.',
  ],
  [
    'Early CPR and early defibrillation are links in the cardiac chain of survival.',
    'La RCP temprana y la desfibrilación temprana son eslabones de la cadena de supervivencia.',
  ],
  [
    'Electrical hazards at a pool come from damaged lights, missing bonding or GFCI protection, extension cords and bad wiring, and a qualified, licensed electrician corrects them.',
    'Los peligros eléctricos vienen de luces dañadas, falta de unión o GFCI, extensiones y mal cableado, y los corrige un electricista con licencia.',
  ],
  [
    'Electrocution is death by electric shock; a GFCI, bonding and grounding prevent it.',
    'Electrocución es la muerte por descarga; la previenen GFCI, unión equipotencial y puesta a tierra.',
  ],
  [
    'Before servicing electrical equipment disconnect the power at the circuit breaker and verify that it is off.',
    'Antes de dar servicio a equipo eléctrico corta la corriente en el breaker y verifica que no haya.',
  ],
  [
    'Slips, trips and falls are among the most common injuries on a wet deck; non-slip surfaces, no running and dry, uncluttered walkways prevent them.',
    'Los resbalones y caídas están entre las lesiones más comunes en pisos mojados; se previenen con piso antideslizante, sin correr y sin objetos.',
  ],
  [
    'A pool rule says no running, no pushing, no rough play, no glass, and no diving in shallow water.',
    'Las reglas dicen no correr, no empujar, no jugar brusco, nada de vidrio y no clavados en agua baja.',
  ],
  [
    'An emergency telephone must be accessible at a public pool, with emergency numbers and the facility’s address posted.',
    'En una piscina pública debe haber un teléfono de emergencia accesible, con números y dirección a la vista.',
  ],
  [
    'Cloudy water is a drowning hazard, because a victim on the bottom cannot be seen by guards or swimmers.',
    'El agua turbia es peligro de ahogamiento, porque no se ve a una víctima en el fondo.',
  ],
  [
    'Entry of unsupervised children is prevented by barriers such as fences, gates, covers and alarms.',
    'La entrada de niños sin vigilancia se evita con barreras como cercas, puertas, cubiertas y alarmas.',
  ],
  [
    'A climbable fence, with footholds or handholds such as chain links or horizontal rails, is a poor pool barrier.',
    'Una cerca escalable, con apoyos para pies o manos como malla o travesaños, es mala barrera.',
  ],
  [
    'Oxidizers and organic material, such as oil, paper, wood, sugar drinks or cleaners, are incompatible: contact can cause a fire.',
    'Los oxidantes y la materia orgánica, como aceite, papel, madera, refrescos o limpiadores, son incompatibles: el contacto puede causar incendio.',
  ],
  [
    'Cross-contamination of pool chemicals, through shared scoops, feeders, buckets or sweepings, can cause fire, explosion or toxic gas.',
    'La contaminación cruzada de químicos, por cucharones, dosificadores, cubetas o barridos compartidos, puede causar incendio, explosión o gas tóxico.',
  ],
  [
    'Inhalation of fumes is avoided by good ventilation, working outdoors or upwind, and keeping the face away from open containers.',
    'No se respiran vapores si hay buena ventilación, se trabaja afuera o contra el viento y se aleja la cara de los envases abiertos.',
  ],
  [
    'Chemical-resistant gloves, splash-proof goggles, a face shield over them where it can splash, an apron and boots are worn when handling corrosive liquids such as muriatic acid.',
    'Con líquidos corrosivos como el ácido muriático se usan guantes resistentes, lentes contra salpicaduras, careta encima si puede salpicar, delantal y botas.',
  ],
  [
    'Improper storage, mixing of incompatible chemicals and exposure to moisture are frequent causes of pool-chemical accidents.',
    'Guardar mal, mezclar químicos incompatibles y la humedad son causas frecuentes de accidentes con químicos.',
  ],
  [
    'Spilled chemicals must not be washed into a storm drain, sewer, lawn or waterway.',
    'Los químicos derramados no se lavan hacia el drenaje pluvial, alcantarilla, pasto o arroyo.',
  ],
  [
    'A chemical that is damp, dirty or of unknown identity is isolated, not used, and disposed of as hazardous waste.',
    'Un químico húmedo, sucio o desconocido se aísla, no se usa y se desecha como residuo peligroso.',
  ],
  [
    'Read and follow the manufacturer’s label directions: that is the most important source of information on safe use, dose and first aid.',
    'Lee y sigue la etiqueta del fabricante: es la fuente más importante sobre uso seguro, dosis y primeros auxilios.',
  ],
  [
    'Chlorine gas is toxic; a release calls for evacuation of the area upwind and crosswind and a call to the fire department or 911.',
    'El gas cloro es tóxico; una fuga pide evacuar contra el viento o de costado a él y llamar a los bomberos o al 911.',
  ],
  [
    'The smell of chlorine gas warns at very low levels, below 1 ppm, but the nose gets used to it and cannot judge safety.',
    'El olor del gas cloro avisa desde niveles muy bajos, menos de 1 ppm, pero la nariz se acostumbra y no sirve para juzgar.',
  ],
  [
    'Waterborne pathogens enter the body by ingestion of water, inhalation of mist, or contact with skin, eyes, ears and wounds.',
    'Los patógenos del agua entran al tragar agua, inhalar niebla o por contacto con piel, ojos, oídos y heridas.',
  ],
  [
    'Fecal contamination is the main source of the germs behind diarrheal outbreaks in pools.',
    'La contaminación fecal es la fuente principal de los gérmenes de brotes de diarrea en piscinas.',
  ],
  [
    'Most recreational water illness is prevented by keeping the disinfectant and pH in range at all times and by good swimmer hygiene.',
    'Casi toda enfermedad del agua recreativa se previene con desinfectante y pH siempre en rango y buena higiene.',
  ],
  [
    'Immunocompromised people, such as those with AIDS, cancer treatment or a transplant, can get severe or deadly illness from Crypto and Legionella.',
    'La gente con defensas bajas, como por sida, cáncer o trasplante, puede enfermar grave o morir por Cripto y Legionella.',
  ],
  [
    'Skin infections and rashes from hot tubs are caused by Pseudomonas bacteria when sanitizer levels are low.',
    'Las infecciones y sarpullidos del jacuzzi los causa la bacteria Pseudomonas cuando hay poco desinfectante.',
  ],
  [
    'Children who are not toilet trained are a higher risk for fecal accidents, so wading pools have their own filter and circulation.',
    'Los niños que aún usan pañal son mayor riesgo de accidentes fecales; por eso los chapoteaderos tienen su propio filtro.',
  ],
  [
    'A fecal incident response plan names who closes the pool, how stool is removed, which chlorine level and time are held, and how it is documented.',
    'El plan para incidentes fecales dice quién cierra la piscina, cómo se retiran las heces, qué cloro y tiempo se mantienen y cómo se anota.',
  ],
  [
    'Stool is removed without being broken apart, as much as possible, before disinfection, since the chlorine cannot get inside it.',
    'Las heces se retiran sin romperlas, lo más posible, antes de desinfectar, porque el cloro no llega adentro.',
  ],
  [
    'Bodily fluids on the deck are disinfected with a bleach and water solution of 1 to 9 (1:10) after the spill is wiped up.',
    'Los fluidos en el piso se desinfectan con solución de blanqueador y agua de 1 a 9 (1:10) después de limpiarlos.',
  ],
  [
    'Raised body temperature from hot water can harm an unborn baby, so pregnant women limit time and temperature in a spa.',
    'La temperatura alta del cuerpo por agua caliente puede dañar al bebé, así que las embarazadas limitan tiempo y temperatura en el spa.',
  ],
  [
    'The maximum spa water temperature is 104 °F (40 °C), and many signs limit a soak at that temperature to about 10 to 15 minutes.',
    'La temperatura máxima del spa es 104 °F (40 °C), y muchos letreros limitan el baño ahí a unos 10 a 15 minutos.',
  ],
  [
    'Long soaking in a hot tub can lead to nausea, dizziness, fainting, unconsciousness and drowning.',
    'Quedarse mucho en el jacuzzi puede dar náusea, mareo, desmayo, pérdida del conocimiento y ahogamiento.',
  ],
  [
    'Spa bathers shower first, because lotions, oils and perspiration use up sanitizer quickly in a small volume of hot water.',
    'Los bañistas del spa se duchan antes, porque cremas, aceites y sudor gastan rápido el desinfectante en poca agua caliente.',
  ],
  [
    'The operator may be found negligent when a known hazard was not corrected or users were not warned.',
    'El operador puede ser negligente si no corrigió un peligro conocido o no advirtió a los usuarios.',
  ],
  [
    'Good documentation, such as logs, training records and inspection checklists, is the best defense in a lawsuit.',
    'La buena documentación, como bitácoras, registros de capacitación y listas de inspección, es la mejor defensa en una demanda.',
  ],
  [
    'Risk management identifies, evaluates and controls hazards before someone is hurt, and transfers the rest by insurance.',
    'La gestión de riesgos identifica, evalúa y controla peligros antes de que alguien se lastime, y transfiere el resto con seguro.',
  ],
  [
    'Public and semipublic pools, such as those of hotels, apartments, clubs and schools, fall under health department rules; private residential pools mostly follow building codes.',
    'Las piscinas públicas y semipúblicas, como de hoteles, departamentos, clubes y escuelas, siguen reglas de salud; las de casa, sobre todo códigos de construcción.',
  ],
  [
    'Permits, plan approval and inspections are handled by the state or local authority, and requirements vary by jurisdiction.',
    'Permisos, planos e inspecciones los lleva la autoridad estatal o local, y los requisitos cambian según el lugar.',
  ],
  [
    'ANSI, the American National Standards Institute, approves voluntary consensus standards, and UL tests products for electrical safety.',
    'ANSI aprueba normas voluntarias de consenso, y UL prueba la seguridad eléctrica de productos.',
  ],
  [
    'Swimming pool alarms are tested to ASTM F2208 and safety covers to ASTM F1346.',
    'Las alarmas de piscina se prueban con ASTM F2208 y las cubiertas de seguridad con ASTM F1346.',
  ],
  [
    'People with disabilities must be able to use public pools independently, through lifts, sloped entries or transfer systems.',
    'Las personas con discapacidad deben poder usar solas las piscinas públicas, con elevador, rampa o sistema de traslado.',
  ],
  [
    'Posted signs, staff training and enforcement of rules reduce injuries and liability.',
    'Los letreros, la capacitación y hacer cumplir las reglas reducen lesiones y responsabilidad.',
  ],
  [
    'A dead bird or animal is removed with gloves and a net, bagged, and free chlorine is kept at 2 ppm or more with pH 7.5 or lower and 77 °F or warmer for about 30 minutes before swimming; a raccoon needs more, so ask animal control.',
    'Un ave o animal muerto se saca con guantes y red, en bolsa, y se mantienen 2 ppm o más de cloro libre con pH de 7.5 o menos y 77 °F o más unos 30 minutos antes de nadar; con un mapache hace falta más: pregunta a control animal.',
  ],
  [
    'Deer, dogs and other animals can drown in a pool and should have a way out; a fence and cover keep them away.',
    'Venados, perros y otros animales se pueden ahogar en la piscina y deben tener salida; cerca y cubierta los alejan.',
  ],
  [
    'A person trapped in a hot tub by hair or suction is freed by turning off the pump with the emergency shut-off switch; keep the head above water, cut the hair if needed and call 911.',
    'A quien queda atrapado por el pelo o la succión se le libera apagando la bomba con el paro de emergencia; mantén la cabeza afuera, corta el pelo si hace falta y llama al 911.',
  ],
  [
    'A toddler of 1 to 3 years who gets outside unnoticed is the child most likely to drown in a home pool.',
    'El niño de 1 a 3 años que sale sin que lo noten es el que más se ahoga en piscinas de casa.',
  ],
  [
    'Cleaning, testing and talking take a lifeguard’s attention away from the swimmers.',
    'Limpiar, medir y platicar quitan la atención del salvavidas de los bañistas.',
  ],
  [
    'Hyperventilation lowers the carbon dioxide in the blood and delays the urge to breathe, so a swimmer faints without warning.',
    'Hiperventilar baja el dióxido de carbono en la sangre y demora las ganas de respirar; el nadador se desmaya sin aviso.',
  ],
  [
    'A pool gate closes and latches on its own, every time and from any position.',
    'La puerta de la cerca cierra y traba sola, siempre y desde cualquier posición.',
  ],
  [
    'Vertical pickets of a pool fence are less than 4 inches apart, so that a child cannot squeeze through.',
    'Los barrotes de la cerca están a menos de 4 pulgadas, para que un niño no pase.',
  ],
  [
    'Carbon monoxide takes the place of oxygen in the blood, which causes headache, unconsciousness and death.',
    'El monóxido de carbono ocupa el lugar del oxígeno en la sangre y da dolor de cabeza, inconsciencia y muerte.',
  ],
  [
    'Incompatible chemicals are kept in separate areas or rooms so that leaks cannot mix; many fire codes ask for 20 feet between them or a solid wall.',
    'Los químicos incompatibles van en áreas o cuartos separados para que las fugas no se mezclen; muchos códigos de incendios piden 20 pies o un muro sólido.',
  ],
  [
    'An accident report is completed as soon as possible after the event, while memory is fresh.',
    'El reporte de accidente se llena lo antes posible, con la memoria fresca.',
  ],
  [
    'A homeowner who wants to build a pool first applies for a permit at the city or county.',
    'Quien quiere construir una piscina primero solicita permiso en la ciudad o el condado.',
  ],
  [
    'Emergency drills practice the emergency action plan, so that everyone knows their role.',
    'Los simulacros practican el plan de emergencia, para que cada quien sepa su papel.',
  ],
  [
    'The lifeguard or operator on duty should have the authority to clear and close the pool when it is unsafe.',
    'El salvavidas u operador de turno debe tener autoridad para desalojar y cerrar la piscina si no es segura.',
  ],
];
