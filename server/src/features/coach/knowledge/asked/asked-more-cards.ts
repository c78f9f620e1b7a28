// Further everyday questions: what one sign says of another, what was left undone, and water that is not clear although the test is fine.
import type { KnowledgeCard } from '../card.ts';

export const ASKED_MORE_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'ph-not-chlorine',
    asks: 'does low ph mean low chlorine|does high ph mean too much chlorine|is ph the same as chlorine level|un ph bajo significa poco cloro',
    en: 'No, pH and chlorine are two separate values, and either can be off alone. pH says how acidic the water is, free chlorine how much is left to disinfect. High pH makes chlorine work less well, mostly in water without stabilizer. Test both.',
    es: 'No, el pH y el cloro son dos valores distintos, y cualquiera puede estar mal por separado. El pH dice qué tan ácida es el agua; el cloro libre, cuánto queda para desinfectar. Con pH alto el cloro rinde menos, sobre todo sin estabilizador. Mide los dos.',
  },
  {
    id: 'foam-means',
    asks: 'does foam mean the pool is dirty|is foam on the pool dangerous|is foam a sign of bad water|la espuma significa que el agua esta sucia',
    en: 'Not always: foam is soap, lotion, detergent from swimsuits or a foaming algaecide. It’s a sign that chlorine may be low, though, so test free chlorine and pH before anyone swims. Skim it off; with chlorine in range it’s gone in a day or two.',
    es: 'No necesariamente: la espuma es jabón, crema, detergente de los trajes o un alguicida espumoso. Pero puede indicar que falta cloro: mide cloro libre y pH antes de nadar. Quítala con la red; con el cloro en rango se va en uno o dos días.',
  },
  {
    id: 'cya-drain',
    asks: 'does high cya mean i have to drain|do i have to drain the whole pool for high stabilizer|hay que vaciar la piscina por cianurico alto',
    en: 'Part of it, never the whole pool. Only replacing water lowers stabilizer: half the water halves it. A little above the range you can also keep free chlorine higher to match it and let rain and splash-out bring it down. Stop tablets and dichlor.',
    es: 'Una parte, nunca toda: solo el agua nueva baja el estabilizador. Cambiar la mitad lo baja a la mitad. Si está apenas arriba del rango, también puedes mantener más alto el cloro libre y dejar que la lluvia y las salpicaduras lo bajen. Deja las pastillas y el dicloro.',
  },
  {
    id: 'other-salt',
    asks: 'can i use table salt instead of pool salt|can i use water softener salt in the pool|can i use rock salt in the pool|sal de mesa en vez de sal para piscina',
    en: 'Better not table or rock salt: table salt has iodine and anti-caking additives, and rock salt brings dirt and metals. Plain water softener salt works if it’s pure evaporated sodium chloride with nothing added. Go by the purity that the maker of your cell asks for.',
    es: 'Mejor no la de mesa ni la de roca: la de mesa trae yodo y antiaglomerantes, y la de roca, tierra y metales. La sal simple para suavizador sirve si es cloruro de sodio puro, sin nada agregado. Guíate por la pureza que pide el fabricante de tu celda.',
  },
  {
    id: 'forgot-test',
    asks: 'i forgot to test the water for two weeks|i havent tested my pool in a month|no he medido el agua en semanas',
    en: 'Test free chlorine and pH now, and stay out until both are in range. Then test alkalinity, stabilizer and hardness too, because they drift in weeks. Log them here and follow today’s plan. After that, chlorine and pH every two or three days is enough.',
    es: 'Mide ahora el cloro libre y el pH, y que nadie entre hasta que estén en rango. Luego mide también alcalinidad, estabilizador y dureza, que cambian en semanas. Anótalos aquí y sigue el plan de hoy. Después basta con cloro y pH cada dos o tres días.',
  },
  {
    id: 'bubbles-after-fill',
    asks: 'tiny bubbles on the walls after filling|bubbles on pool walls after refill|burbujitas en las paredes despues de llenar',
    en: 'That’s only air coming out of fresh water as it warms and loses pressure; it’s gone within a day or two. Brush the walls if you like. If fine bubbles keep coming out of the returns, air gets in before the pump: check the water level and the lid’s O-ring.',
    es: 'Solo es aire que sale del agua nueva al calentarse y perder presión; se va en uno o dos días. Si quieres, cepilla las paredes. Si siguen saliendo burbujas finas por los retornos, entra aire antes de la bomba: revisa el nivel y el empaque de la tapa.',
  },
  {
    id: 'shock-when',
    asks: 'when is the best time to shock|what time of day should i shock the pool|a que hora hago el choque|cual es la mejor hora para el choque',
    en: 'In the evening, once the sun is off the water and everyone is out, with the pump running: the dose then works all night. With green water don’t wait, start now. Test in the morning, and stay out until free chlorine is under your shock level again.',
    es: 'Al anochecer, cuando ya no da el sol y no hay nadie adentro, con la bomba encendida: así la dosis trabaja toda la noche. Con agua verde no esperes, empieza ya. Mide en la mañana, y que nadie entre hasta que el cloro libre baje de tu nivel de choque.',
  },
  {
    id: 'high-chlorine-harm',
    asks: 'is too much chlorine dangerous|is high chlorine bad for you|can too much chlorine hurt my kids|es malo tener mucho cloro',
    en: 'Yes, above the shock level for your stabilizer stay out: it irritates eyes, skin and lungs, and bleaches suits and hair. A little above the target isn’t harmful. Leave the cover off, add none, and the sun brings it down in a day or two. Go by a lower limit if your label has one, often 4 ppm.',
    es: 'Sí: por encima del nivel de choque para tu estabilizador no entren; irrita ojos, piel y pulmones, y decolora trajes y pelo. Un poco arriba del objetivo no hace daño. Quita la cubierta, no agregues más y el sol lo baja en uno o dos días. Si tu etiqueta pide menos, muchas veces 4 ppm, síguela.',
  },
  {
    id: 'cloudy-though-fine',
    asks: 'water is cloudy but chlorine is fine|pool is hazy but chemicals are good|all levels are perfect but the water is cloudy|el agua esta turbia pero el cloro esta bien',
    en: 'Then it’s most likely the filter: read its pressure, clean it, and run the pump day and night. Test combined chlorine, pH and hardness too; high pH or calcium clouds water, and combined chlorine over {combined} ppm means it needs a shock. Brush, and see if chlorine holds overnight: losing more than 1 ppm means algae are starting. Stay out if you can’t see the bottom.',
    es: 'Entonces lo más probable es el filtro: lee su presión, límpialo y deja la bomba día y noche. Mide también cloro combinado, pH y dureza; el pH o el calcio altos enturbian, y más de {combined} ppm de combinado pide un choque. Cepilla y mira si el cloro aguanta la noche: si baja más de 1 ppm, empiezan algas. No entren si no se ve el fondo.',
  },
  {
    id: 'cloudy-after-shock',
    asks: 'why is the water cloudy after shocking|pool went cloudy after shock|milky after shock|por que se puso turbia despues del choque',
    en: 'Mostly dead algae and other dirt that the chlorine has killed; cal-hypo also leaves a calcium haze when pH is high. Keep chlorine up, bring pH to 7.2 to 7.5, brush, run the filter day and night and clean it often. It clears in one to three days. Stay out until you see the bottom.',
    es: 'Casi siempre son algas muertas y suciedad que el cloro mató; el hipoclorito de calcio también deja una nube si el pH está alto. Mantén el cloro, lleva el pH a 7.2–7.5, cepilla, filtra día y noche y limpia seguido el filtro. Aclara en uno a tres días. No entren hasta ver el fondo.',
  },
  {
    id: 'household-on-tile',
    asks: 'can i use rubbing alcohol to clean pool tile|can i clean the waterline with dish soap|can i use household cleaner on pool tile|puedo limpiar el azulejo con limpiador de casa',
    en: 'Better not: household cleaners foam and use up chlorine, alcohol can burn, and ammonia or acid cleaners make poisonous gas with chlorine. Baking soda on a damp sponge or a tile cleaner made for pools takes off grease; white vinegar, on its own, softens scale.',
    es: 'Mejor no: los limpiadores de casa hacen espuma y gastan cloro, el alcohol puede arder, y el amoníaco o los limpiadores ácidos hacen gas venenoso con el cloro. Para la grasa, bicarbonato en una esponja húmeda o un limpiador para piscinas; para el sarro, vinagre blanco, solo.',
  },
];
