// Short answers to what is dangerous around a pool and to who may go in: no number of the pool decides about these.
import type { KnowledgeCard } from './card.ts';

export const DANGER_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'plugged-in',
    asks: 'can i use a hair dryer near the pool|extension cord by the pool|radio or speaker plugged in near the water|charging a phone in the hot tub|tv next to the hot tub|is it safe to use electric tools near the pool|puedo usar un secador cerca de la alberca|extension electrica junto a la piscina',
    en: 'No: nothing with a plug near the water, and no extension cords around it. What falls in while it is plugged in can kill everyone in the water. Use what runs on batteries, outlets with a GFCI, and dry hands and feet.',
    es: 'No: nada enchufado cerca del agua ni extensiones alrededor. Lo que cae enchufado puede matar a todos los que están dentro. Usa aparatos de pilas, tomas con GFCI, y manos y pies secos.',
  },
  {
    id: 'alone',
    asks: 'is it ok to swim alone|can i swim alone at night|swimming by myself|is night swimming safe|se puede nadar solo|es seguro nadar de noche|nadar a solas',
    en: 'Better never alone, good swimmers included: a cramp, a faint or a blow to the head is only survived with someone there. At night only with light enough to see the bottom, and with someone awake beside the water.',
    es: 'Mejor nunca a solas, tampoco quien nada bien: un calambre, un desmayo o un golpe solo se salva si hay alguien. De noche, solo con luz para ver el fondo y con alguien despierto junto al agua.',
  },
  {
    id: 'minutes-under',
    asks: 'how long can someone be underwater before brain damage|how fast does drowning happen|how long does it take to drown|how many minutes without air|cuanto tarda en ahogarse alguien|cuanto tiempo aguanta alguien bajo el agua',
    en: 'Minutes decide, and a small child can drown in under one of them, without a sound. Get the person out, have someone call 911, and start CPR with rescue breaths at once if they don’t breathe. Go on until help comes, however long they were under.',
    es: 'Deciden los minutos, y un niño chico puede ahogarse en menos de uno, sin ruido. Saca a la persona, que alguien llame al 911 y, si no respira, empieza enseguida RCP con respiraciones. Sigue hasta que llegue la ayuda, sin importar cuánto estuvo bajo el agua.',
  },
  {
    id: 'drowning-signs',
    asks: 'what are the signs of drowning|how do i know if someone is drowning|what does drowning look like|does a drowning person call for help|senales de ahogamiento|como se si alguien se esta ahogando',
    en: 'Quiet, not splashing: head low with the mouth at the surface or tipped back, eyes glassy or shut, body upright without kicking, arms pressing down, no calling or waving. Ask “Are you all right?”; no answer means get them out now.',
    es: 'En silencio, sin chapotear: cabeza baja con la boca al ras del agua o echada hacia atrás, ojos vidriosos o cerrados, cuerpo vertical sin patear, brazos que empujan hacia abajo, sin gritar ni saludar. Pregunta “¿Estás bien?”; si no contesta, sácalo ya.',
  },
  {
    id: 'inhaled-water',
    asks: 'what do i do if my child inhales pool water|my kid breathed in pool water|child went under and coughed|water went down the wrong way in the pool|que hago si mi hijo aspira agua de la alberca',
    en: 'Get the child out and stay close for the rest of the day. A short cough that stops is usual. Coughing that goes on, hard or fast breathing, vomiting, chest pain, unusual sleepiness or confusion: call 911 or go to the emergency room, even hours later.',
    es: 'Saca al niño y quédate cerca el resto del día. Una tos corta que se quita es normal. Si la tos sigue, respira mal o rápido, vomita, le duele el pecho, tiene mucho sueño o está confundido: 911 o urgencias, aunque hayan pasado horas.',
  },
  {
    id: 'swim-pump-off',
    asks: 'can i swim while the pump is off|can i swim during pump off|is it safe to swim when the pump is not running|se puede nadar con la bomba apagada',
    en: 'For a while yes, if chlorine and pH are in range and you see the bottom. But without the pump chlorine doesn’t reach everywhere and runs down, so don’t leave it off for long with swimmers in, and never swim after adding something until the pump has mixed it.',
    es: 'Por un rato sí, si cloro y pH están en rango y se ve el fondo. Pero sin bomba el cloro no llega a todas partes y se acaba: no la dejes apagada mucho tiempo con gente adentro, y nunca naden tras agregar algo hasta que la bomba lo mezcle.',
  },
  {
    id: 'swim-backwash',
    asks: 'can i swim right after backwashing|is it safe to swim after a backwash|swim after cleaning the filter|se puede nadar despues del retrolavado',
    en: 'Yes, once the valve is back on Filter, the water level is right and you see the bottom. Add chlorine only if the test asks for it.',
    es: 'Sí, en cuanto la válvula esté de nuevo en Filtrar, el nivel sea correcto y se vea el fondo. Agrega cloro solo si la medición lo pide.',
  },
  {
    id: 'water-on-cover',
    asks: 'my pool cover has water on it and kids play near|water on top of the pool cover is it dangerous|can a child drown on a pool cover|puddle on the winter cover|agua sobre la cubierta y ninos cerca',
    en: 'A few inches of water on a cover are enough for a small child to drown, and a cover that sags traps anyone who falls on it. Pump it off now and keep children away until then. Only a safety cover to ASTM F1346, properly fastened, is made to hold a person.',
    es: 'Unas pulgadas de agua sobre la cubierta bastan para que un niño se ahogue, y una que cuelga atrapa a quien cae. Sácala ya con una bomba y que no haya niños cerca. Solo una cubierta de seguridad ASTM F1346 bien sujeta está hecha para sostener a alguien.',
  },
  {
    id: 'under-cover',
    asks: 'can kids swim under the solar cover|swimming under the pool cover|swim with the cover on|nadar debajo de la cubierta',
    en: 'Never: take the whole cover off before anyone goes in. Under it there is no air to come up to, it sticks to a swimmer, and from outside no one sees them.',
    es: 'Nunca: quita toda la cubierta antes de que alguien entre. Debajo no hay por dónde salir a respirar, se pega al cuerpo y desde fuera no se ve a nadie.',
  },
  {
    id: 'pool-alcohol',
    asks: 'can i drink alcohol in the pool|beer in the pool|is it ok to swim after drinking|alcohol and swimming|nadar despues de beber|tomar cerveza en la alberca',
    en: 'Better not: alcohol slows judgment and reflexes and makes it easier to drown, in a hot tub all the more. Anyone who drinks stays out and doesn’t watch the children. No glass near the water.',
    es: 'Mejor no: el alcohol vuelve lentos el juicio y los reflejos y facilita ahogarse, más aún en un jacuzzi. Quien bebe no entra ni cuida niños. Nada de vidrio cerca del agua.',
  },
  {
    id: 'black-water',
    asks: 'the pool water turned black|black water in the pool|water went black overnight|water is dark and i cannot see the bottom|el agua se puso negra',
    en: 'No one goes in. Black or dark water comes from metals such as manganese that met chlorine, from rotting leaves, or from heavy algae. Net out what you can, test chlorine, pH, iron and copper, and don’t add more chlorine until you know whether it is metal.',
    es: 'Nadie entra. El agua negra u oscura viene de metales como el manganeso que tocaron el cloro, de hojas podridas o de muchas algas. Saca lo que puedas con red, mide cloro, pH, hierro y cobre, y no agregues más cloro hasta saber si es metal.',
  },
  {
    id: 'broken-glass',
    asks: 'there is broken glass in the pool|glass broke and fell into the water|how do i get glass out of the pool|se cayo vidrio en la alberca|hay vidrios rotos en la piscina',
    en: 'Everyone out, and shoes on around the pool. Switch pump and cleaner off. Pick up big pieces with a net, vacuum the rest slowly to waste by hand, several times, then look with a flashlight at night. Fine clear glass can’t be seen under water: if much of it broke, a professional should drain and clean the pool.',
    es: 'Todos fuera y con zapatos alrededor. Apaga bomba y limpiafondos. Saca los trozos grandes con red, aspira el resto a mano y despacio al desecho, varias veces, y revisa de noche con linterna. El vidrio fino no se ve bajo el agua: si fue mucho, que un profesional vacíe y limpie.',
  },
  {
    id: 'bees',
    asks: 'bees around the pool what to do|wasps drink from my pool|how do i keep bees away from the pool|abejas en la alberca que hago|avispas junto a la piscina',
    en: 'They come to drink. Give them a shallow dish with stones and fresh water away from the pool, fix drips, and cover the pool while no one swims. Skim fallen bees out with a net, since they still sting. A nest near the pool is work for a beekeeper or pest control.',
    es: 'Vienen a beber. Ponles un plato bajo con piedras y agua limpia lejos de la alberca, repara goteras y cubre la alberca cuando no se use. Saca con red las que cayeron: aún pican. Un nido cerca es trabajo de un apicultor o control de plagas.',
  },
  {
    id: 'cpr-class',
    asks: 'where can i take a cpr class|cpr class near me|cpr course for pool owners|how do i learn cpr|where do i learn first aid|first aid course|cpr certification how long and what does it cost|lifeguard class|hay cursos de primeros auxilios|donde tomo un curso de rcp|curso de cpr|clases de primeros auxilios para duenos de albercas|cuanto cuesta un curso de rcp',
    en: 'The American Red Cross and the American Heart Association teach CPR and first aid all over the country, in class or partly online; fire departments, YMCAs and community pools often do, too. Pick a course with rescue breaths and with children and infants in it, and repeat it when the certificate runs out.',
    es: 'La Cruz Roja Americana y la American Heart Association dan cursos de RCP y primeros auxilios en todo el país, en persona o en parte por internet; muchas veces también los bomberos, la YMCA y las piscinas públicas. Elige uno con respiraciones de rescate que incluya niños y bebés, y repítelo cuando venza el certificado.',
  },
];
