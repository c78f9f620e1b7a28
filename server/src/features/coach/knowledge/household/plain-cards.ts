// What owners ask in a few plain words all year: covers, levels, seasons, bills, old water, and what comes after a party or a trip.
import type { KnowledgeCard } from '../card.ts';

export const HOUSEHOLD_PLAIN_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'zero-after-adding',
    asks: 'test strip says zero chlorine but i just added some|just put chlorine in and the test says zero|i added chlorine and the strip still shows nothing|acabo de echar cloro y la tira marca cero|eche cloro y la prueba sale en cero',
    en: 'Don’t trust one zero right after adding chlorine: let the pump run for an hour and test again with another kit, best with drops. Very high chlorine bleaches the color, so mix one part pool water with one part tap water and test that too. If it’s really zero, something used it up, algae or dirt, or the sun took it because there is too little stabilizer. No one swims at zero.',
    es: 'No te fíes de un solo cero justo después de echar cloro: deja la bomba una hora y mide otra vez con otro kit, mejor de gotas. El cloro muy alto borra el color, así que mezcla una parte de agua de la piscina con una de la llave y mide también eso. Si de verdad es cero, lo gastaron algas o suciedad, o se lo llevó el sol por falta de estabilizador. Con cero nadie nada.',
  },
  {
    id: 'cover-all-time',
    asks: 'is it bad to leave the solar cover on all the time|can i leave the solar cover on 24/7|can the bubble cover stay on all day|puedo dejar la cubierta solar todo el tiempo|es malo dejar puesta la cubierta solar',
    en: 'It can stay on between swims in mild weather, but not all the time. Take it off for some hours every day or two, so that chlorine can air out and you see the water; always fully before anyone swims, while you shock, and while the water is above about 85 °F. Test as often as without it. A solar cover is no safety cover.',
    es: 'Puede quedarse entre baños cuando no hace mucho calor, pero no todo el tiempo. Quítala unas horas cada uno o dos días, para que el agua se ventile y la veas; y siempre por completo antes de nadar, durante un choque y mientras el agua pase de unos 85 °F. Mide igual que sin ella. Una cubierta solar no es de seguridad.',
  },
  {
    id: 'lowest-level',
    asks: 'how far can the water level drop before i have to top it off|what is the minimum water level of a pool|hasta donde puede bajar el nivel del agua|cual es el nivel minimo del agua',
    en: 'Not below the middle of the skimmer opening: lower than that, the skimmer sucks air and the pump can run dry. Top up when the water gets close to the lower third. In summer heat a quarter inch or more can evaporate each day, so look every few days. If it’s already below the opening, switch the pump off, fill, and start it again.',
    es: 'No debajo de la mitad de la boca del skimmer: más abajo entra aire y la bomba puede trabajar en seco. Rellena cuando se acerque al tercio inferior. Con calor se evapora un cuarto de pulgada o más al día, así que mira cada pocos días. Si ya está debajo de la boca, apaga la bomba, llena y vuelve a arrancar.',
  },
  {
    id: 'chlorine-seasons',
    asks: 'how much chlorine in summer vs winter|is the chlorine level the same in summer and winter|cuanto cloro en verano y cuanto en invierno|es el mismo nivel de cloro en verano y en invierno',
    en: 'The target is the same all year, because it depends on your stabilizer (CYA). What changes is how much you add: sun and warm water often use up 2 to 4 ppm a day in summer, and much less in winter. Test every day or two in summer and once or twice a week in winter, and add what’s missing.',
    es: 'La meta es la misma todo el año, porque depende de tu estabilizador (CYA). Lo que cambia es cuánto agregas: en verano el sol y el agua tibia gastan a menudo de 2 a 4 ppm al día, y en invierno mucho menos. Mide cada uno o dos días en verano y una o dos veces por semana en invierno, y agrega lo que falte.',
  },
  {
    id: 'freeze-desert',
    asks: 'will my pool freeze in vegas|can a pool freeze in phoenix|do pools freeze in florida|se congela la piscina en las vegas|se puede congelar la alberca en phoenix',
    en: 'Rarely: where winters are mild, a pool itself hardly ever freezes, but a few nights can freeze still water in the pump, filter, heater and pipes. Run the pump through every hour near 32 °F, with all valves a little open; freeze protection is best set to 34 to 38 °F. You don’t have to close the pool.',
    es: 'Casi nunca: con inviernos suaves la piscina misma rara vez se congela, pero unas noches pueden congelar el agua quieta en bomba, filtro, calentador y tubos. Deja la bomba todas las horas cerca de 32 °F, con todas las válvulas un poco abiertas; la protección contra heladas se pone de 34 a 38 °F. No hace falta cerrar la piscina.',
  },
  {
    id: 'lower-bill',
    asks: 'how can i lower my pool electric bill|ways to save electricity with a pool|como bajo el recibo de luz de la piscina|como gasto menos luz con la alberca',
    en: 'Start with the pump, which usually uses the most: run a variable-speed pump slowly for more hours, and any pump only as long as the water needs, on a timer at cheap hours. Keep the filter and baskets clean. If you heat, use a cover, lower the set temperature, and turn it off when no one swims. Don’t stop the pump for days.',
    es: 'Empieza por la bomba, que casi siempre gasta más: una de velocidad variable, despacio y más horas; cualquier bomba, solo lo que el agua necesita, con temporizador y en horas baratas. Ten limpios el filtro y las canastas. Si calientas, usa cubierta, baja la temperatura y apaga cuando nadie nada. No pares la bomba por días.',
  },
  {
    id: 'old-water',
    asks: 'do i have to drain my pool when the water gets old|is old pool water bad|should i change old pool water|hay que cambiar el agua de la piscina cuando esta vieja|es mala el agua vieja de la piscina',
    en: 'No, water doesn’t have to go because it’s old: a test decides. Replace part of it when stabilizer (CYA), calcium, salt or dissolved solids are too high, because nothing you add takes them out. Do it in parts, never the whole pool without a professional, and drain only where local rules allow it.',
    es: 'No, el agua no se cambia por vieja: decide el análisis. Cambia una parte cuando el estabilizador (CYA), el calcio, la sal o los sólidos disueltos estén muy altos, porque nada de lo que agregas los quita. Hazlo por partes, nunca toda sin un profesional, y vacía solo donde lo permitan las normas locales.',
  },
  {
    id: 'watch-child',
    asks: 'how do i watch my kids in the pool|how do i watch several kids at the pool|como cuido a mi hijo chiquito en la alberca|como cuido a mis hijos en la piscina',
    en: 'Stay in the water with a small child, within arm’s reach, and look at nothing else: no phone, no drinks. With several people, take turns, so that one adult who swims only watches. Weak swimmers wear a life jacket approved by the Coast Guard, not arm bands. When you leave, everyone leaves, and the gate is latched. Learn CPR.',
    es: 'Métete con tu niño chiquito, siempre al alcance de la mano, y no mires otra cosa: sin teléfono ni alcohol. Si hay más gente, túrnense para que un adulto que nade solo vigile. Quien no nada bien usa chaleco aprobado por la Guardia Costera, no brazaletes. Cuando te vas, salen todos y la puerta queda con seguro. Aprende RCP.',
  },
  {
    id: 'before-party',
    asks: 'get the pool ready for guests|guests are coming what do i do with the pool|preparo la piscina para invitados|vienen invitados que hago con la piscina',
    en: 'The day before, test and balance the water, bring chlorine to the top of its range in the evening, empty the baskets and clean the filter if its pressure is up. Run the pump during the party. Test again before the first swim, name an adult who only watches the water, and take floats and toys out afterwards.',
    es: 'Un día antes, mide y equilibra el agua, sube el cloro al tope de su rango al anochecer, vacía las canastas y limpia el filtro si subió su presión. Deja la bomba prendida durante la fiesta. Mide otra vez antes del primer baño, nombra a un adulto que solo vigile el agua, y al final saca flotadores y juguetes.',
  },
  {
    id: 'back-from-trip',
    asks: 'just got back from a trip what do i do with the pool|we came home from a cruise what does the pool need|regresamos de viaje que reviso en la alberca',
    en: 'Look first: if you can’t see the bottom, no one goes in. Bring the water to the middle of the skimmer, empty the baskets, check that the pump runs and read the filter pressure. Then test chlorine and pH before anyone swims, skim and brush, and add what the test asks for this evening.',
    es: 'Primero mira: si no se ve el fondo, nadie entra. Lleva el agua a media boca del skimmer, vacía las canastas, revisa que la bomba funcione y lee la presión del filtro. Luego mide cloro y pH antes de que alguien nade, saca hojas y cepilla, y agrega al anochecer lo que pida el análisis.',
  },
];
