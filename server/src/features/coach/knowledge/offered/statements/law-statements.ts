// Short true sentences about agencies, laws, standards and liability, English and Spanish.
import type { Statement } from '../statement.ts';

export const LAW_STATEMENTS: readonly Statement[] = [
  [
    'OSHA, the Occupational Safety and Health Administration, protects employees at work, such as pool workers; it makes no rules for swimmers.',
    'OSHA protege a los empleados en el trabajo, como los de piscinas; no hace reglas para bañistas.',
  ],
  [
    'The EPA, the Environmental Protection Agency, registers pool sanitizers and regulates discharge, pesticides and chemical releases.',
    'La EPA, la agencia ambiental, registra desinfectantes y regula descargas, pesticidas y fugas de químicos.',
  ],
  [
    'FIFRA is the Federal Insecticide, Fungicide, and Rodenticide Act, the law under which sanitizers and algaecides are registered.',
    'FIFRA es la ley federal de insecticidas, fungicidas y rodenticidas, con la que se registran desinfectantes y alguicidas.',
  ],
  [
    'An EPA registration number (EPA Reg. No.) on a pool product shows that it is a registered pesticide; the establishment number shows where it was made.',
    'El número de registro EPA en un producto muestra que es un pesticida registrado; el de establecimiento, dónde se hizo.',
  ],
  [
    'It is a violation of federal law to use a registered pesticide in a manner inconsistent with its label, such as a higher dose.',
    'Usar un pesticida registrado de otro modo que en su etiqueta, como en dosis mayor, viola la ley federal.',
  ],
  [
    'The CPSC, the Consumer Product Safety Commission, recalls dangerous products, runs the Pool Safely campaign and publishes guidelines for home pool barriers.',
    'La CPSC retira productos peligrosos, dirige la campaña Pool Safely y publica guías de cercas para piscinas de casa.',
  ],
  [
    'The CDC, the Centers for Disease Control and Prevention, gives public health advice and tracks outbreaks; it does not inspect or license pools.',
    'Los CDC dan consejos de salud pública y siguen los brotes; no inspeccionan ni autorizan piscinas.',
  ],
  [
    'The Department of Justice (DOJ) enforces the ADA; the U.S. Access Board writes its accessibility guidelines.',
    'El Departamento de Justicia hace cumplir la ADA; el U.S. Access Board escribe sus guías de accesibilidad.',
  ],
  [
    'The Department of Energy (DOE) sets efficiency standards for pool pumps, motors and heaters.',
    'El Departamento de Energía (DOE) fija la eficiencia de bombas, motores y calentadores de piscina.',
  ],
  [
    'The FDA is responsible for food, drugs, sunscreen and medical devices such as AEDs, not for pool chemicals.',
    'La FDA se encarga de alimentos, medicinas, bloqueador solar y aparatos médicos como el AED, no de químicos de piscina.',
  ],
  [
    'The U.S. Coast Guard approves life jackets and throwable devices.',
    'La Guardia Costera aprueba chalecos salvavidas y flotadores para lanzar.',
  ],
  [
    'The NFPA, the National Fire Protection Association, publishes the National Electrical Code (NFPA 70) and the 704 hazard diamond.',
    'La NFPA publica el Código Eléctrico Nacional (NFPA 70) y el rombo de peligro 704.',
  ],
  [
    'The International Code Council (ICC) publishes the International Swimming Pool and Spa Code (ISPSC).',
    'El International Code Council (ICC) publica el código internacional de piscinas y spas (ISPSC).',
  ],
  [
    'The authority having jurisdiction (AHJ) is the office or official who enforces a code, such as the building or health department.',
    'La autoridad competente (AHJ) es la oficina o el funcionario que hace cumplir un código, como construcción o salud.',
  ],
  [
    'Building departments issue the permits for pool construction, barriers and electrical work and inspect them.',
    'El departamento de construcción da los permisos de obra, cercas y electricidad de la piscina y los inspecciona.',
  ],
  [
    'A health inspector may close a public pool for an imminent health hazard and asks for the permit, the test log and the operator’s certificate.',
    'El inspector de salud puede cerrar una piscina pública por peligro inminente y pide el permiso, la bitácora y el certificado del operador.',
  ],
  [
    'Under the Clean Water Act chlorinated pool water may not flow into storm drains, streams or lakes without permission; it is dechlorinated first where draining is allowed.',
    'Según la Ley de Agua Limpia, el agua clorada no debe ir sin permiso a drenajes pluviales, arroyos o lagos; donde se permite vaciar, primero se quita el cloro.',
  ],
  [
    'EPCRA is the Emergency Planning and Community Right-to-Know Act: facilities report large stocks of hazardous chemicals, on Tier II forms, to the local emergency planners and the fire department.',
    'EPCRA es la ley de planes de emergencia y derecho a saber: quien guarda muchos químicos peligrosos lo reporta, en el formulario Tier II, a emergencias locales y bomberos.',
  ],
  [
    'A large chemical release above the reportable quantity is reported at once to the National Response Center, 1-800-424-8802.',
    'Una fuga grande, arriba de la cantidad que se debe reportar, se avisa de inmediato al Centro Nacional de Respuesta, 1-800-424-8802.',
  ],
  [
    'RCRA is the law about hazardous waste; unwanted pool chemicals go to a household hazardous waste collection, not into the trash, the drain or the toilet.',
    'RCRA es la ley de residuos peligrosos; los químicos que sobran van a la recolección de residuos peligrosos, no a la basura, al drenaje ni al inodoro.',
  ],
  [
    'The Virginia Graeme Baker Act is named after a seven-year-old girl, Graeme Baker, who drowned in 2002 when the suction of a hot tub drain held her.',
    'La ley Virginia Graeme Baker lleva el nombre de una niña de siete años que se ahogó en 2002 atrapada por la succión de un jacuzzi.',
  ],
  [
    'The VGB Act was signed in December 2007 and took effect on December 19, 2008.',
    'La ley VGB se firmó en diciembre de 2007 y entró en vigor el 19 de diciembre de 2008.',
  ],
  [
    'For the VGB Act public pools and spas include those of hotels, apartments, condominiums, schools and clubs.',
    'Para la ley VGB son públicas también las piscinas de hoteles, departamentos, condominios, escuelas y clubes.',
  ],
  [
    'The standard of drain covers is ANSI/APSP/ICC-16, the successor of ASME A112.19.8; it covers suction outlet fitting assemblies for pools, wading pools, spas and hot tubs.',
    'La norma de las tapas de drenaje es ANSI/APSP/ICC-16, sucesora de ASME A112.19.8; trata de los accesorios de succión.',
  ],
  [
    'A public pool with a single blockable main drain needs a second layer against entrapment: an SVRS, a suction-limiting vent, gravity drainage, an automatic pump shut-off or a disabled drain.',
    'Una piscina pública con un solo drenaje que se puede tapar necesita otra protección: SVRS, ventilación que limita la succión, drenaje por gravedad, paro automático de la bomba o drenaje anulado.',
  ],
  [
    'A safety vacuum release system (SVRS) is tested to ASME A112.19.17 or ASTM F2387.',
    'Un sistema de liberación de vacío (SVRS) se prueba según ASME A112.19.17 o ASTM F2387.',
  ],
  [
    'A suction-limiting vent is a pipe open to the air that breaks the vacuum when a drain is blocked.',
    'La ventilación que limita la succión es un tubo abierto al aire que rompe el vacío si se tapa un drenaje.',
  ],
  [
    'In gravity drainage the drain flows into a collector tank, so that the pump never sucks directly on the drain.',
    'En el drenaje por gravedad el agua cae a un tanque, así la bomba nunca succiona directo del drenaje.',
  ],
  [
    'An SVRS does not prevent hair entrapment, mechanical entrapment or evisceration, which need no lasting vacuum on a blocked drain.',
    'Un SVRS no evita el atrapamiento de pelo, el mecánico ni la evisceración.',
  ],
  [
    'A field-fabricated suction outlet has to be certified by a licensed engineer (registered design professional).',
    'Una salida de succión hecha en obra debe certificarla un ingeniero con licencia.',
  ],
  [
    'A drain cover is marked with its maker, model, flow rating in gpm, life in years and whether it is for the floor or the wall.',
    'La tapa de drenaje lleva marcados fabricante, modelo, caudal en gpm, vida en años y si es para piso o pared.',
  ],
  [
    'The flow rating of a drain cover has to be at least the largest flow that the pump can draw through it.',
    'El caudal permitido de la tapa debe ser al menos el mayor caudal que la bomba puede jalar por ella.',
  ],
  [
    'ANSI/APSP/ICC-7 is the standard for avoiding suction entrapment in the design of pools and spas.',
    'ANSI/APSP/ICC-7 es la norma para evitar el atrapamiento por succión en el diseño.',
  ],
  [
    'The Americans with Disabilities Act (ADA) is a civil rights law; its 2010 standards cover pools, and January 31, 2013 was the date for existing ones.',
    'La ADA es una ley de derechos civiles; sus normas de 2010 incluyen las piscinas, y el 31 de enero de 2013 fue la fecha para las ya existentes.',
  ],
  [
    'Title II of the ADA is about state and local governments, such as a city pool; Title III is about public accommodations, such as hotels and gyms.',
    'El Título II de la ADA trata de gobiernos, como una piscina municipal; el Título III, de negocios abiertos al público, como hoteles y gimnasios.',
  ],
  [
    'A pool with less than 300 linear feet of wall needs one accessible entry, a lift or a sloped entry; with 300 feet or more it needs two.',
    'Una piscina con menos de 300 pies lineales de pared necesita una entrada accesible, elevador o rampa; con 300 o más, dos.',
  ],
  [
    'The accessible means of entry of the ADA are pool lifts, sloped entries, transfer walls, transfer systems and accessible stairs.',
    'Las entradas accesibles de la ADA son elevador, entrada en rampa, muro de traslado, sistema de traslado y escaleras accesibles.',
  ],
  [
    'At a large pool the second accessible means of entry may be stairs, a transfer wall or a transfer system.',
    'En una piscina grande la segunda entrada accesible puede ser escalera, muro o sistema de traslado.',
  ],
  [
    'A pool lift holds at least 300 pounds, has a seat at least 16 inches wide and can be operated by its user without help.',
    'El elevador de piscina soporta al menos 300 libras, tiene un asiento de 16 pulgadas o más y lo opera la persona sin ayuda.',
  ],
  [
    'A pool lift stands where the water is not deeper than 48 inches, and it is charged and ready whenever the pool is open.',
    'El elevador va donde el agua no pasa de 48 pulgadas, cargado y listo siempre que la piscina está abierta.',
  ],
  [
    'A sloped entry is no steeper than 1 to 12, goes down to 24 to 30 inches of water and has handrails.',
    'La entrada en rampa no pasa de 1 a 12 de pendiente, baja hasta 24 a 30 pulgadas de agua y tiene pasamanos.',
  ],
  [
    'A spa needs one accessible entry under the ADA: a lift, a transfer wall or a transfer system.',
    'Un spa necesita una entrada accesible según la ADA: elevador, muro o sistema de traslado.',
  ],
  ['A wading pool needs a sloped entry under the ADA.', 'Un chapoteadero necesita una entrada en rampa según la ADA.'],
  ['The pool of a private home does not fall under the ADA.', 'La piscina de una casa particular no entra en la ADA.'],
  [
    'The Model Aquatic Health Code is voluntary: it becomes law only where a state or local government adopts it, and it has an annex that gives the reasons.',
    'El MAHC es voluntario: es ley solo donde un estado o gobierno local lo adopta, y su anexo da las razones.',
  ],
  [
    'The MAHC is updated every few years, with proposals from the Council for the Model Aquatic Health Code.',
    'El MAHC se actualiza cada pocos años, con propuestas de su consejo (CMAHC).',
  ],
  ['The MAHC is for public aquatic venues, not for backyard pools.', 'El MAHC es para piscinas públicas, no para las de casa.'],
  [
    'NSF/ANSI 50 is the standard for the equipment of public pools and spas: pumps, filters, feeders, UV, ozone, drain fittings and test kits.',
    'NSF/ANSI 50 es la norma del equipo de piscinas y spas: bombas, filtros, dosificadores, UV, ozono, drenajes y kits de análisis.',
  ],
  [
    'NSF/ANSI/CAN 60 is about chemicals that treat drinking water, and NSF/ANSI/CAN 61 about parts that touch drinking water.',
    'NSF/ANSI/CAN 60 trata de químicos para agua potable, y NSF/ANSI/CAN 61 de piezas que la tocan.',
  ],
  [
    'A safety cover to ASTM F1346 bears 485 pounds, the weight of two adults and a child (275 on a small spa), lets no child slip under and drains standing water.',
    'Una cubierta según ASTM F1346 aguanta 485 libras, el peso de dos adultos y un niño (275 en un spa chico), no deja pasar a un niño y desagua.',
  ],
  [
    'Removable mesh pool fences follow ASTM F2286, and door alarms follow UL 2017.',
    'Las cercas de malla removibles siguen ASTM F2286, y las alarmas de puerta UL 2017.',
  ],
  [
    'UL 1081 is for pool pumps and chlorinators, UL 1563 for hot tubs and spas, UL 676 for underwater lights and UL 943 for GFCIs.',
    'UL 1081 es para bombas y cloradores, UL 1563 para jacuzzis, UL 676 para luces sumergidas y UL 943 para GFCI.',
  ],
  [
    'ANSI Z21.56 is the standard of gas pool heaters; the National Fuel Gas Code (NFPA 54) is about their gas piping and venting.',
    'ANSI Z21.56 es la norma de calentadores de gas; el código de gas (NFPA 54) trata de su tubería y ventilación.',
  ],
  [
    'ANSI/APSP-11 is the standard for the water quality of public pools and spas.',
    'ANSI/APSP-11 es la norma de calidad del agua en piscinas y spas públicos.',
  ],
  [
    'The PHTA, the Pool & Hot Tub Alliance, was formed in 2019 from APSP and NSPF and runs the CPO certification, which is valid for five years.',
    'La PHTA nació en 2019 de APSP y NSPF y da la certificación CPO, que vale cinco años.',
  ],
  [
    'AFO, Aquatic Facility Operator, is the certification of the NRPA, the National Recreation and Park Association.',
    'AFO, operador de instalaciones acuáticas, es la certificación de la NRPA.',
  ],
  [
    'A CPO certificate shows training; it is not a contractor license and no permission to build.',
    'El certificado CPO muestra capacitación; no es licencia de contratista ni permiso para construir.',
  ],
  [
    'A law, regulation or ordinance is mandatory; an industry standard is voluntary until a law or code names it.',
    'Una ley, reglamento u ordenanza obliga; una norma de la industria es voluntaria hasta que una ley o código la exige.',
  ],
  [
    'When state and local rules differ, the stricter rule is usually followed.',
    'Si las reglas estatales y locales difieren, por lo general se sigue la más estricta.',
  ],
  [
    'An attractive nuisance is something dangerous that draws children, such as an unfenced pool; its owner can be liable even for trespassers.',
    'Una molestia atractiva es algo peligroso que atrae niños, como una piscina sin cerca; el dueño puede ser responsable aunque entren sin permiso.',
  ],
  [
    'Gross negligence is a reckless disregard for the safety of others, worse than a careless mistake.',
    'La negligencia grave es ignorar con temeridad la seguridad de otros, peor que un descuido.',
  ],
  [
    'The four elements of negligence are duty, breach of duty, cause (proximate cause) and damage or injury.',
    'Los cuatro elementos de la negligencia son deber, incumplimiento, causa y daño.',
  ],
  [
    'The duty to warn means that an operator tells users of known dangers, as with signs and depth markers.',
    'El deber de advertir significa que el operador avisa de los peligros conocidos, con letreros y marcas de profundidad.',
  ],
  [
    'Liability insurance pays when someone is hurt on the premises; workers’ compensation pays for employees who are hurt at work.',
    'El seguro de responsabilidad paga si alguien se lastima en el lugar; la compensación laboral paga a empleados lesionados.',
  ],
  [
    'An umbrella policy adds liability coverage above a homeowner’s policy; tell the insurer about a pool, a slide or a diving board.',
    'Una póliza paraguas agrega cobertura sobre la del hogar; avisa a la aseguradora si hay piscina, tobogán o trampolín.',
  ],
  [
    'A certificate of insurance proves that a contractor is insured; ask for it with the license number before work begins.',
    'El certificado de seguro prueba que el contratista está asegurado; pídelo con el número de licencia antes de empezar.',
  ],
  [
    'Many states license pool contractors who build or repair; check the license with the state’s licensing board and read a written contract with price, scope and warranty.',
    'Muchos estados dan licencia a quien construye o repara piscinas; verifica la licencia ante la junta estatal y exige contrato con precio, alcance y garantía.',
  ],
  [
    'A surety bond protects the customer when a contractor does not finish the work or breaks the rules.',
    'Una fianza protege al cliente si el contratista no termina o incumple.',
  ],
  [
    'Good Samaritan laws protect people who give first aid in good faith and without gross negligence.',
    'Las leyes del buen samaritano protegen a quien da primeros auxilios de buena fe y sin negligencia grave.',
  ],
  [
    'Employers report a work death to OSHA within 8 hours, and a hospital stay, amputation or loss of an eye within 24 hours.',
    'El patrón avisa a OSHA de una muerte en el trabajo en 8 horas, y de hospitalización, amputación o pérdida de un ojo en 24 horas.',
  ],
  [
    'The Hazard Communication Standard, called right to know, asks for a written program, a list of chemicals, labels, safety data sheets and employee training.',
    'La norma de comunicación de peligros, el derecho a saber, pide programa escrito, lista de químicos, etiquetas, hojas de seguridad y capacitación.',
  ],
];
