// Everyday questions whose first word is the answer: may children go into green water, is the drain dangerous, is a fence needed.
import type { KnowledgeCard } from '../card.ts';

export const ASKED_PLAIN_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'green-swim',
    asks: 'can kids swim in a green pool|is it safe to swim in a green pool|can i swim in green water|can my son go in the green pool|is it ok to swim in green water|pueden nadar los ninos en una alberca verde',
    en: 'No. In green or cloudy water a swimmer can go under without anyone seeing it, and germs grow where chlorine is missing. No one goes in, child or adult, until you see the main drain clearly and free chlorine and pH are in range.',
    es: 'No. En agua verde o turbia alguien se puede hundir sin que nadie lo vea, y donde falta cloro crecen gérmenes. Nadie entra, ni niños ni adultos, hasta que se vea bien el drenaje del fondo y el cloro libre y el pH estén en rango.',
  },
  {
    id: 'drain-danger',
    asks: 'is the main drain dangerous|are pool drains dangerous|can a pool drain suck a child in|es peligroso el drenaje del fondo de la alberca',
    en: 'It can be: a drain whose cover is missing, loose or cracked can hold a swimmer or hair under water with the pump’s suction. With whole covers that meet the federal standard (VGB), and a second drain or a vacuum release, the risk is small. Look at the covers before people swim, keep children and long hair away from them, and know where the pump’s switch is. If a cover is damaged, pump off and everyone out.',
    es: 'Puede serlo: un drenaje con la tapa suelta, rajada o sin tapa puede retener a una persona o su pelo bajo el agua por la succión de la bomba. Con tapas enteras que cumplan la norma federal (VGB), y un segundo drenaje o un sistema que libere el vacío, el riesgo es bajo. Revísalas antes de nadar, que niños y pelo largo no se acerquen, y ten a la vista el interruptor de la bomba. Si una está dañada: bomba apagada y todos fuera.',
  },
  {
    id: 'fence-needed',
    asks: 'do i have to put up a pool fence|es obligatoria la cerca de la piscina',
    en: 'Most likely yes: nearly everywhere in the United States a home pool or hot tub, above-ground ones included, needs a barrier or another approved safeguard once it’s deeper than about two feet, in some states a foot and a half; the state, county and city decide which. Some accept a locked safety cover or alarms instead. Where children may come, fence all four sides anyway. Ask your building department; Limpid’s rules pages cover Florida, California, Arizona, Nevada and Hawaii.',
    es: 'Lo más probable es que sí: en casi todo Estados Unidos una piscina o un jacuzzi de casa, también sobre el suelo, necesita una barrera u otra protección aprobada si tiene más de unos dos pies de hondo, en algunos estados pie y medio; el estado, el condado y la ciudad dicen cuál. Algunos aceptan una cubierta de seguridad con llave o alarmas. Si puede haber niños, cerca los cuatro lados de todos modos. Pregunta al departamento de construcción; las páginas de normas de Limpid cubren Florida, California, Arizona, Nevada y Hawái.',
  },
  {
    id: 'cartridge-when',
    asks: 'when should i replace my filter cartridge|how do i know when to replace the cartridge|when is it time for a new cartridge|cuando cambio el cartucho del filtro',
    en: 'Replace a cartridge after about three years, or sooner when its pleats are flat or torn, a band or end cap is cracked, or pressure is up again within days of a deep clean. Until then, hose it off when pressure is 25% (8 to 10 psi) over clean, and soak it in filter cleaner for oils.',
    es: 'Cambia el cartucho a los tres años más o menos, o antes si los pliegues están aplastados o rotos, una banda o tapa está rajada, o la presión vuelve a subir pocos días después de una limpieza profunda. Mientras tanto, lávalo con manguera cuando la presión suba 25% (8 a 10 psi) y remójalo en limpiador si tiene grasa.',
  },
  {
    id: 'winter-chemicals',
    asks: 'do i have to add chemicals in winter in florida|do i need to treat my pool in winter|tengo que echar quimicos en invierno',
    en: 'Yes, but less. A pool that stays open, as in Florida, California, Arizona or Las Vegas, still needs its minimum of free chlorine: cold water and weak sun only use it up more slowly. Test free chlorine and pH once a week and the rest once a month, add only what’s missing, and test more often in a warm spell. Only a pool that is closed under a cover goes without until spring.',
    es: 'Sí, pero menos. Una piscina que sigue abierta, como en Florida, California, Arizona o Las Vegas, necesita su mínimo de cloro libre: el agua fría y el sol débil solo lo gastan más despacio. Mide cloro libre y pH una vez por semana y lo demás una vez al mes, agrega solo lo que falte, y mide más si hace calor unos días. Solo una piscina cerrada con cubierta pasa sin químicos hasta la primavera.',
  },
  {
    id: 'tub-chlorine-smell',
    asks: 'hot tub water smells like bleach|hot tub smells like chlorine|spa smells strongly of chlorine|el jacuzzi huele a cloro',
    en: 'That smell is combined chlorine (chloramines): chlorine that sweat, lotion and urine have used up, so it usually means too little free chlorine, not too much. Test free and combined chlorine and pH, and stay out until they’re in range. If combined chlorine is over {combined} ppm, shock with the cover open and the jets on. If it keeps coming back, purge the pipes, drain and refill.',
    es: 'Ese olor es cloro combinado (cloraminas): cloro que ya gastaron el sudor, las cremas y la orina, así que suele faltar cloro libre, no sobrar. Mide cloro libre, combinado y pH, y que nadie entre hasta que estén en rango. Si el combinado pasa de {combined} ppm, haz un choque con la cubierta abierta y los jets prendidos. Si vuelve siempre, purga las tuberías, vacía y llena de nuevo.',
  },
  {
    id: 'bleach-scented',
    asks: 'can i use scented bleach in the pool|can i use splashless bleach|puedo usar cloro con aroma en la piscina',
    en: 'No. Scented, splashless and thickened bleach contain additives that foam, stay in the water and leave less chlorine. Only plain, unscented bleach with nothing but sodium hypochlorite works, and its strength is on the label.',
    es: 'No. El cloro con aroma, antisalpicaduras o espeso trae aditivos que hacen espuma, se quedan en el agua y dejan menos cloro. Solo sirve el simple, sin aroma, que no tenga más que hipoclorito de sodio; su concentración está en la etiqueta.',
  },
];
