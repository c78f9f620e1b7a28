// Short true sentences about safety, health and rules, English and Spanish: each says one thing and how it relates to another.
import type { Statement } from '../statement.ts';

export const SAFETY_STATEMENTS: readonly Statement[] = [
  [
    'Pregnant women ask a doctor first; in the first three months the cautious hot tub limit is 100 °F.',
    'Las embarazadas consultan primero al médico; en los primeros tres meses el límite prudente del jacuzzi es 100 °F.',
  ],
  [
    'To help a struggling swimmer reach with a pole or throw a ring or rope: don’t go in, and call for help.',
    'Para ayudar a quien lucha en el agua, alcánzalo con una vara o lanza un aro o cuerda: no entres, y pide ayuda.',
  ],
  [
    'Before you open a filter tank, switch the pump off and let out the pressure with the air valve.',
    'Antes de abrir un filtro, apaga la bomba y suelta la presión con la válvula de aire.',
  ],
  [
    'A GFCI (ground-fault circuit interrupter) cuts the power at once when current leaks, and so protects people from electric shock.',
    'Un GFCI corta la corriente al instante cuando hay fuga y protege de descargas.',
  ],
  [
    'Bonding connects all metal parts around a pool so that none has another voltage; grounding leads a fault to the earth.',
    'La unión equipotencial (bonding) conecta las partes metálicas para que ninguna tenga otro voltaje; la puesta a tierra lleva la falla a tierra.',
  ],
  ['When you dilute acid, add acid to water, never water to acid.', 'Al diluir, agrega el ácido al agua, nunca el agua al ácido.'],
  ['Acid and chlorine together release chlorine gas, which is toxic.', 'El ácido y el cloro juntos sueltan gas de cloro, que es tóxico.'],
  [
    'Trichlor and cal-hypo together can burn or explode: never mix different kinds of chlorine.',
    'El tricloro y el hipoclorito de calcio juntos pueden arder o explotar: nunca mezcles clases de cloro.',
  ],
  [
    'Store chemicals cool, dry, locked and ventilated, in their own containers, acids apart from chlorine and low.',
    'Guarda los químicos frescos, secos, bajo llave y ventilados, en su envase, los ácidos lejos del cloro y abajo.',
  ],
  [
    'Wear gloves and goggles when you handle acid or chlorine, and keep the wind at your back.',
    'Usa guantes y lentes de seguridad con ácido o cloro, y ten el viento a la espalda.',
  ],
  [
    'A spill of one chemical is kept apart from every other chemical, wet or organic material; keep people away and call for help.',
    'Un derrame se mantiene lejos de otros químicos, humedad y materia orgánica; aleja a la gente y pide ayuda.',
  ],
  [
    'Safety data sheets (SDS) tell the hazards of a chemical; OSHA requires them at work.',
    'Las hojas de seguridad (SDS) indican los peligros de un químico; OSHA las exige en el trabajo.',
  ],
  [
    'The label is the law: the EPA registers pool sanitizers and algaecides as pesticides, under FIFRA.',
    'La etiqueta es ley: la EPA registra desinfectantes y alguicidas como pesticidas, según FIFRA.',
  ],
  [
    'The CDC publishes the Model Aquatic Health Code (MAHC), which is guidance for pool rules.',
    'Los CDC publican el Código Modelo de Salud Acuática (MAHC), una guía para reglas de piscinas.',
  ],
  [
    'The CPSC (Consumer Product Safety Commission) enforces the Virginia Graeme Baker Act on drain covers.',
    'La CPSC aplica la Ley Virginia Graeme Baker sobre tapas de drenaje.',
  ],
  [
    'The Virginia Graeme Baker Act requires drain covers that prevent suction entrapment.',
    'La Ley Virginia Graeme Baker exige tapas de drenaje que eviten el atrapamiento.',
  ],
  [
    'Close a pool whose drain cover is missing, broken or loose until it is replaced.',
    'Cierra una piscina cuya tapa de drenaje falta, está rota o suelta, hasta cambiarla.',
  ],
  [
    'A safety vacuum release system (SVRS) protects against suction entrapment: it stops the suction when a drain is blocked.',
    'Un sistema de liberación de vacío (SVRS) protege del atrapamiento: corta la succión si un drenaje se bloquea.',
  ],
  [
    'The entrapment hazards are hair, limb, body, evisceration and mechanical.',
    'Los tipos de atrapamiento son de pelo, extremidad, cuerpo, evisceración y mecánico.',
  ],
  [
    'A pool fence is at least 4 feet (48 inches) high on all four sides, with a gate that closes and latches on its own (self-closing, self-latching) and opens away from the pool.',
    'La cerca mide al menos 4 pies (48 pulgadas) en los cuatro lados, con puerta que cierra y traba sola y abre hacia afuera.',
  ],
  [
    'Drowning is quick and silent: an adult has to watch children all the time, within reach, without a phone.',
    'El ahogamiento es rápido y silencioso: un adulto vigila a los niños siempre, al alcance y sin teléfono.',
  ],
  [
    'Arm bands and other inflatable toys are no safety device; a Coast Guard approved life jacket is.',
    'Los flotadores de brazo y juguetes inflables no protegen; un chaleco aprobado por la Guardia Costera sí.',
  ],
  [
    'Drowning of young children is prevented by layers: a four-sided fence with a locked gate, an adult watching, swim lessons and CPR.',
    'El ahogamiento infantil se previene por capas: cerca con puerta cerrada, un adulto vigilando, clases de natación y RCP.',
  ],
  [
    'Reach or throw, don’t go: help a swimmer in trouble with a pole or a ring from the side, and call 911.',
    'Alcanza o lanza, no entres: ayuda con una vara o un aro desde la orilla y llama al 911.',
  ],
  [
    'An unconscious person from the water: call 911 and start CPR with rescue breaths at once.',
    'Persona inconsciente sacada del agua: llama al 911 y empieza de inmediato RCP con respiraciones.',
  ],
  [
    'Leave the water at thunder or lightning, and wait 30 minutes after the last thunder.',
    'Sal del agua con truenos o rayos y espera 30 minutos tras el último trueno.',
  ],
  [
    'Long breath holding after fast breathing (hyperventilation) can cause shallow-water blackout.',
    'Aguantar mucho la respiración tras hiperventilar puede causar un desmayo bajo el agua.',
  ],
  [
    'No diving into shallow water: it breaks necks and backs; enter feet first.',
    'No te tires de cabeza en agua baja: causa lesiones de cuello y columna; entra con los pies.',
  ],
  [
    'Hot tub water stays at 104 °F (40 °C) or less; hotter water causes heat stroke and fainting.',
    'El agua del jacuzzi no pasa de 104 °F (40 °C); más caliente causa golpe de calor y desmayo.',
  ],
  [
    'Pregnant women, and people with heart disease, diabetes or blood pressure problems, ask a doctor before they use a hot tub; alcohol and hot tubs don’t go together.',
    'Embarazadas y personas con problemas del corazón, diabetes o presión consultan al médico antes del jacuzzi; nada de alcohol.',
  ],
  ['Children under the age of 5 should not use a hot tub.', 'Los menores de 5 años no deben usar un jacuzzi.'],
  [
    'If chemical fumes are breathed in, get to fresh air first; on skin or in eyes rinse with running water for at least 15 minutes.',
    'Si se inhalan vapores, primero al aire libre; en piel u ojos, enjuaga con agua corriente al menos 15 minutos.',
  ],
  [
    'A solar cover is no safety cover: people can be trapped under it. Safety covers meet ASTM F1346.',
    'Una cubierta solar no es de seguridad: alguien puede quedar atrapado debajo. Las de seguridad cumplen ASTM F1346.',
  ],
  ['Pool alarms follow ASTM F2208.', 'Las alarmas de piscina siguen la norma ASTM F2208.'],
  [
    'If you can’t see the main drain, no one swims: an unconscious person would not be seen.',
    'Si no se ve el drenaje del fondo, no se nada: no se vería a una persona inconsciente.',
  ],
  [
    'Cryptosporidium (Crypto) is a parasite that survives for days in properly chlorinated water; it is highly resistant to chlorine, and the germ behind most outbreaks of diarrhea linked to treated pools.',
    'Cryptosporidium (Cripto) es un parásito que sobrevive días en agua bien clorada; resiste mucho al cloro y causa casi todos los brotes de diarrea en piscinas tratadas.',
  ],
  [
    'Properly chlorinated water kills E. coli within a minute and Giardia within about an hour.',
    'El agua bien clorada mata E. coli en un minuto y Giardia en cerca de una hora.',
  ],
  [
    'Pseudomonas aeruginosa causes hot tub rash (folliculitis) and swimmer’s ear.',
    'Pseudomonas aeruginosa causa el sarpullido del jacuzzi (foliculitis) y el oído de nadador.',
  ],
  [
    'Legionella spreads by breathing in mist or steam, as from hot tubs; it causes Legionnaires’ disease, a pneumonia.',
    'Legionella se contagia al respirar niebla o vapor, como de jacuzzis; causa la enfermedad del legionario, una neumonía.',
  ],
  [
    'Swimmers with diarrhea stay out of the water; after Crypto for two more weeks.',
    'Quien tiene diarrea no se mete al agua; tras Cripto, dos semanas más.',
  ],
  [
    'After a solid, formed stool close the pool, remove it, and hold 2 ppm of free chlorine for 25 to 30 minutes, more with stabilizer.',
    'Tras heces formadas, cierra la piscina, retíralas y mantén 2 ppm de cloro libre de 25 a 30 minutos, más con estabilizador.',
  ],
  [
    'After diarrhea close the pool and hyperchlorinate, because of Crypto: 20 ppm for 12.75 hours without stabilizer.',
    'Tras diarrea, cierra la piscina e hiperclora por Cripto: 20 ppm durante 12.75 horas sin estabilizador.',
  ],
  ['The contact time (CT) is the chlorine level times the minutes.', 'El tiempo de contacto (CT) es el nivel de cloro por los minutos.'],
  [
    'The CDC asks for at least 1 ppm of free chlorine in pools, 2 ppm with stabilizer, at pH 7.0 to 7.8.',
    'Los CDC piden al menos 1 ppm de cloro libre en piscinas, 2 ppm con estabilizador, con pH de 7.0 a 7.8.',
  ],
  ['The CDC asks for at least 3 ppm of free chlorine in hot tubs.', 'Los CDC piden al menos 3 ppm de cloro libre en jacuzzis.'],
  [
    'A shower before swimming takes off sweat and lotion that would become chloramines.',
    'Ducharse antes quita sudor y cremas que se vuelven cloraminas.',
  ],
  [
    'Biofilm is slime that shields germs from chlorine, in pipes and fittings; pipes of a hot tub are purged before draining.',
    'El biofilm es una capa que protege a los gérmenes del cloro en tubos; las tuberías del jacuzzi se purgan antes de vaciar.',
  ],
];
