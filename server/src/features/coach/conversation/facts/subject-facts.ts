// What changes an answer: the surface, the filter, the cover, the weather, the water. By what was talked about, and the fact that is added to it.
export interface SubjectFact {
  /** what was talked about, in the questions before; folded */
  of: RegExp;
  /** what is added to it */
  fact: RegExp;
  en: string;
  es: string;
}

const DRAINS = /\b(?:drain\w*|empty(?:ing)? (?:it|the|my)|acid wash\w*|replaster\w*|vaci\w+|drenar\w*|lavado acido)\b/;
/** The whole of it. */
const EMPTIES =
  /\b(?:empty(?:ing)? (?:it|the|my)|drain(?:ing|ed)? (?:it|(?:the|my) (?:whole |entire )?pool)|acid wash\w*|replaster\w*|vaci(?:ar|o|e|amos)\w*|lavado acido)\b/;
const CLOSES =
  /\b(?:clos(?:e|es|ing|ed) (?:it|(?:(?:the|my|a|his|her|our|their) )?(?:\w+ )?(?:pool|spa))|winteriz\w*|for (?:the )?winter|(?:cerrar\w*|cierr\w+)(?: \w+){0,2} (?:piscina|alberca)|invernar)\b/;
const MURKY = /\b(?:cloud\w*|hazy|murky|milky|green|algae|turbi\w*|verde|algas?|lechos\w*)\b/;
const STAINS = /\b(?:stains?|stained|rust|scale|calcium (?:line|deposits?)|manch\w+|sarro|oxido)\b/;
const SHOCKS =
  /\b(?:shock\w*|slam\w*|add(?:ing|ed)? (?:the |some |more |liquid )*(?:chlorine|bleach)|choque|(?:ech|pon|pong|agreg)\w* (?:el |mas )?cloro)\b/;
const GRANULES =
  /\b(?:cal[- ]?hypo|calcium hypochlorite|granul\w*|powder\w*|dichlor|shock\w*|dry acid|calcium chloride|hardness increaser|soda ash|hipoclorito|granulad\w+|polvo|dicloro|acido seco|cloruro de calcio|choque)\b/;
const LOSES =
  /\b(?:los(?:es|ing|e|t)\b.{0,24}\b(?:water|inch(?:es)?)|leak\w*|water level|evaporat\w*|(?:pierde|perdiendo)\b.{0,16}\b(?:agua|pulgadas?|nivel)|fuga|baja el nivel|evapor\w+)\b/;
const HEATS =
  /\b(?:how (?:much|long|many)\b.{0,40}\b(?:heat\w*|warm\w*)|heat(?:ing)?(?: up)? (?:it|(?:the|my|a|his|her|our) (?:pool|water|spa))|(?:cuant\w+|cuesta)\b.{0,40}\b(?:calent\w+|calient\w+)|calentar(?:la)?(?: (?:la|mi) (?:piscina|alberca))?)\b/;
const TABLETS = /\b(?:tab(?:let)?s?|pucks?|trichlor|pastillas?|tabletas?|tricloro)\b/;
const KITS = /\b(?:test(?:ing)? (?:strips?|kits?)|strips?|which kit|drop kit|tiras|kit de (?:analisis|pruebas?|gotas|medicion))\b/;

/** The first that fits counts. */
export const SUBJECT_FACTS: readonly SubjectFact[] = [
  {
    of: DRAINS,
    fact: /\b(?:rain\w*|storm\w*|wet (?:week|ground|season|month)|water table|soaked|soggy|marsh\w*|(?:near|next to|by|close to|on|along|beside) (?:a |the )?(?:lake|pond|bay|river|beach|ocean|creek|canal)|llov\w+|lluvia\w*|tormenta|mojad\w+|manto|(?:cerca|junto|al lado|a la orilla) del? (?:lago|rio|mar|la playa|canal))\b/,
    en: 'Yes, that matters, so don’t empty it now: in soaked ground the groundwater can lift an empty shell, float it or crack it. Wait until the ground has dried out, and have a professional check the hydrostatic relief valve and the groundwater before the pool is emptied. Until then replace water in parts.',
    es: 'Sí importa, así que no la vacíes ahora: con el suelo empapado el agua subterránea puede levantar el vaso vacío, sacarlo de su lugar o agrietarlo. Espera a que el suelo se seque y que un profesional revise la válvula hidrostática y el agua subterránea antes de vaciar. Mientras tanto cambia el agua por partes.',
  },
  {
    of: DRAINS,
    fact: /\b(?:vinyl|liner|vinil)\b/,
    en: 'Then don’t empty it: a vinyl liner shrinks, wrinkles and tears once the weight of the water is gone, and groundwater gets under it. Always leave at least a foot of water in it, and replace the water in parts.',
    es: 'Entonces no la vacíes: un liner de vinil se encoge, se arruga y se rompe sin el peso del agua, y se mete agua por debajo. Deja siempre por lo menos un pie (30 cm) de agua y cámbiala por partes.',
  },
  {
    of: DRAINS,
    fact: /\b(?:fiberglass|fibra)\b/,
    en: 'Then don’t empty it on your own: an empty fiberglass shell bulges, cracks or floats up. Replace water in parts, and if it has to be empty, leave that to the maker or a professional who braces it.',
    es: 'Entonces no la vacíes por tu cuenta: una piscina de fibra vacía se abomba, se agrieta o se levanta. Cambia el agua por partes, y si hay que vaciarla, que lo haga el fabricante o un profesional con soportes.',
  },
  {
    of: EMPTIES,
    fact: /\b(?:hot|heat ?wave|summer|\d{2,3} ?(?:degrees|out)|sun(?:ny)?|calor|verano|sol)\b/,
    en: 'That matters: bare plaster dries out and cracks in heat and sun. Do it in mild, cloudy weather, keep the walls wet, and refill the same day if you can.',
    es: 'Sí importa: el yeso descubierto se seca y se agrieta con calor y sol. Hazlo con clima templado y nublado, mantén mojadas las paredes y llénala el mismo día si se puede.',
  },
  {
    of: CLOSES,
    fact: /\bmesh\b|\bmalla\b/,
    en: 'With a mesh cover, lower the water more, because rain and snow come through it and raise the level again: about 12 to 18 inches below the tile or the skimmer, below the returns where you blow out the lines. Never empty it: the water supports the cover under snow and holds the shell in place. Check the level in winter and pump out what rises to the skimmer.',
    es: 'Con cubierta de malla baja más el agua, porque la lluvia y la nieve pasan y vuelven a subir el nivel: unas 12 a 18 pulgadas bajo el azulejo o el skimmer, y por debajo de los retornos donde soplas las líneas. Nunca la vacíes: el agua sostiene la cubierta con la nieve y mantiene el vaso en su lugar. Revisa el nivel en invierno y saca el agua si llega al skimmer.',
  },
  {
    of: CLOSES,
    fact: /\bsolid\b|\btarp\b|\bsolida\b|\blona\b/,
    en: 'With a solid cover, 3 to 6 inches below the skimmer is enough, because no rain gets in and the water supports the cover. Keep a cover pump on top, so rain and snow don’t weigh it down.',
    es: 'Con cubierta sólida bastan de 3 a 6 pulgadas bajo el skimmer, porque no entra lluvia y el agua la sostiene. Pon una bomba de cubierta encima para que la lluvia y la nieve no la hundan.',
  },
  {
    of: MURKY,
    fact: /\b(?:how (?:many|long)|cuantas|cuanto)\b.{0,24}\b(?:hours?|hrs?|a day|run|leave|pump|horas?|dia|bomba|prendida|dejo)\b|\b(?:run\w*|runs|on|pump|filter|bomba|filtro|prend\w+)\b.{0,30}\b\d{1,2} ?(?:hours?|hrs?|horas?|h)\b/,
    en: 'Until the water is clear, run the pump day and night, 24 hours a day: whenever it’s off, dirt settles and algae grow. Clean the filter whenever its pressure is 8 to 10 psi over clean. A few hours a day are only enough for water that is already clear.',
    es: 'Hasta que el agua se aclare, deja la bomba día y noche, las 24 horas: cuando está apagada la suciedad se asienta y crecen las algas. Limpia el filtro cuando su presión suba de 8 a 10 psi sobre la de limpio. Unas pocas horas al día solo bastan con el agua ya clara.',
  },
  {
    of: MURKY,
    fact: /\bcartridges?\b|\bcartuchos?\b/,
    en: 'With a cartridge: take it out and hose it off between the pleats, soak it in filter cleaner if it feels greasy, and do that again whenever the pressure is 8 to 10 psi over clean, which can be every day at first. Run the pump day and night until the water is clear. A cartridge that is torn or older than about three years lets fine dirt through.',
    es: 'Con cartucho: sácalo y enjuágalo con manguera entre los pliegues, déjalo en limpiador de filtros si está grasoso, y repite cuando la presión suba de 8 a 10 psi sobre la de limpio; al principio puede ser a diario. Deja la bomba día y noche hasta que se aclare. Un cartucho roto o de más de unos tres años deja pasar lo fino.',
  },
  {
    of: MURKY,
    fact: /\bsand filter|\bfilter(?:'?s| is)? (?:a )?sand\b|\b(?:it'?s|have|got|use) (?:a |an )?(?:old |big )?sand(?: one)?\W*$|\bfiltro (?:es )?(?:de )?arena\b|\b(?:es|tengo|uso) (?:uno )?de arena\b/,
    en: 'With a sand filter: backwash when the pressure is 8 to 10 psi over clean and not more often, because slightly dirty sand catches finer dirt. Run it day and night until the water is clear; a clarifier or a little DE helps sand with the last haze. Sand that is clumped, channeled or older than about five years lets it through.',
    es: 'Con filtro de arena: retrolava cuando la presión suba de 8 a 10 psi sobre la de limpio y no más seguido, porque la arena algo sucia atrapa mejor lo fino. Déjalo día y noche hasta que se aclare; un clarificante o un poco de diatomeas ayuda con lo último. La arena apelmazada, con canales o de más de unos cinco años lo deja pasar.',
  },
  {
    of: MURKY,
    fact: /\bde filter\b|\bdiatom\w+\b|\bgrids?\b/,
    en: 'With a DE filter: backwash it, add fresh DE powder, and do it again when the pressure is 8 to 10 psi over clean. If powder comes back into the pool, a grid is torn. Run it day and night until the water is clear.',
    es: 'Con filtro de diatomeas: retrolávalo, pon polvo nuevo y repite cuando la presión suba de 8 a 10 psi sobre la de limpio. Si regresa polvo a la piscina, hay una rejilla rota. Déjalo día y noche hasta que se aclare.',
  },
  {
    of: STAINS,
    fact: /\b(?:vinyl|liner|vinil|fiberglass|fibra)\b/,
    en: 'On vinyl and fiberglass go gently: no pumice, no wire brush, no tablet or acid held on it, because they scratch or bleach it. Rust and other metal: ascorbic acid in the water at low chlorine, then a metal sequestrant; stay out until chlorine is back in range. Scale: pH at 7.2 to 7.5 and a soft sponge over weeks. Leaves and berries: chlorine in the water and a soft brush.',
    es: 'En vinil y fibra con cuidado: nada de piedra pómez, cepillo de alambre, pastilla ni ácido directo, porque rayan o decoloran. Óxido y otros metales: ácido ascórbico en el agua con cloro bajo, y después un secuestrante de metales; nadie nada hasta que el cloro esté otra vez en rango. Sarro: pH de 7.2 a 7.5 y esponja suave por semanas. Hojas y frutos: cloro en el agua y cepillo suave.',
  },
  {
    of: STAINS,
    fact: /\b(?:glass|vidrio)\b/,
    en: 'Glass tile scratches, so no pumice, wire brush or scouring powder. Keep pH at 7.2 to 7.5 so scale softens over weeks, and wipe it with a soft sponge and a tile cleaner made for pools. What stays on after that is work for a professional.',
    es: 'El azulejo de vidrio se raya: nada de piedra pómez, cepillo de alambre ni polvo abrasivo. Mantén el pH de 7.2 a 7.5 para que el sarro se ablande en unas semanas, y límpialo con esponja suave y un limpiador de azulejo para piscinas. Lo que quede es trabajo de un profesional.',
  },
  {
    of: STAINS,
    fact: /\b(?:plaster|pebble|concrete|gunite|yeso|concreto|marcite|tile|azulejos?)\b/,
    en: 'On plaster, pebble and tile you can be firmer: a nylon brush, on tile a wet pumice stone (not on glass tile, which it scratches), and for a spot the test first: vitamin C for metal, a chlorine tablet on plaster for leaves and algae, a drop of acid (goggles and gloves on) that fizzes for scale. Don’t scrub with a wire brush: it leaves rust.',
    es: 'En yeso, pebble y azulejo puedes tallar más: cepillo de nylon, en azulejo piedra pómez mojada (no en azulejo de vidrio, que se raya), y en una mancha primero la prueba: vitamina C para metal, pastilla de cloro en yeso para hojas y algas, una gota de ácido, con lentes y guantes, que burbujea para sarro. Nada de cepillo de alambre: deja óxido.',
  },
  {
    of: SHOCKS,
    fact: /\b(?:noon|midday|daytime|sunny|sun'?s|sunlight|middle of the day|mediodia|de dia|(?:hay|hace|con|pleno) (?:mucho )?sol)\b/,
    en: 'That matters: the sun uses up much of the chlorine within hours, so wait for the evening, with the pump running all night. But if chlorine is below its minimum, don’t wait: add it now.',
    es: 'Sí importa: el sol gasta gran parte del cloro en horas, así que espera al anochecer, con la bomba toda la noche. Pero si el cloro está abajo de su mínimo, no esperes: échalo ya.',
  },
  {
    of: SHOCKS,
    fact: /\b(?:cover(?:ed)?|bubble cover|solar blanket|cubierta|lona|tapada)\b/,
    en: 'Leave the cover off while you shock and until chlorine is back below the shock level: with the cover on, gases can’t escape, and strong chlorine wears the cover out. After that it can go back on.',
    es: 'Deja la cubierta quitada durante el choque y hasta que el cloro baje del nivel de choque: con ella puesta no salen los gases, y el cloro alto la desgasta. Después la puedes volver a poner.',
  },
  {
    of: GRANULES,
    fact: /\b(?:vinyl|liner|vinil|fiberglass|fibra|painted|pintada)\b/,
    en: 'That matters: never let granules lie on vinyl, fiberglass or paint, because they can bleach it or leave spots. Dissolve them first in a clean bucket of pool water (granules into water, never water onto granules), pour it slowly around the deep end with the pump running, and brush up whatever sinks. One product to a bucket, with goggles and gloves on.',
    es: 'Sí importa: nunca dejes gránulos sobre vinil, fibra o pintura, porque pueden decolorar o manchar. Disuélvelos antes en una cubeta limpia con agua de la piscina (los gránulos al agua, nunca al revés), échalo despacio por lo hondo con la bomba encendida y cepilla lo que se hunda. Un solo producto por cubeta, con lentes y guantes.',
  },
  {
    of: LOSES,
    fact: /\b(?:hot|windy|wind|dry|heated|\d{2,3} ?(?:degrees|outside|out)|warm|calor|viento|ventoso|seco|calient\w+)\b/,
    en: 'That fits evaporation: hot, dry or windy days and warm water can take about a quarter inch a day, up to half an inch. More than that, day after day, points to a leak. The bucket test tells the two apart: a bucket of pool water on a step, mark both levels, compare after 24 hours.',
    es: 'Eso puede ser evaporación: con calor, aire seco, viento o agua tibia se va como un cuarto de pulgada al día, hasta media. Más que eso todos los días apunta a una fuga. La prueba de la cubeta lo distingue: una cubeta con agua en un escalón, marca los dos niveles y compara a las 24 horas.',
  },
  {
    of: LOSES,
    fact: /\b(?:only |when |while |with )?(?:the )?pump(?:'s| is)? (?:on|running|runs|off)\b|\bbomba (?:encendida|prendida|apagada)\b/,
    en: 'That narrows it down: more loss while the pump runs points to the return side, which is under pressure (return lines, filter, heater, backwash valve); more while it is off points to the suction side or the shell (skimmer, main drain, light, liner). Mark the level over 12 hours each way.',
    es: 'Eso lo acota: si pierde más con la bomba encendida, es el lado de presión (retornos, filtro, calentador, válvula de retrolavado); si pierde más apagada, es la succión o el vaso (skimmer, desagüe, luz, liner). Marca el nivel 12 horas de cada forma.',
  },
  {
    of: HEATS,
    fact: /\b(?:cover|blanket|cubierta|lona|cobija)\b/,
    en: 'A cover helps a lot: most heat leaves from the surface, above all at night. With a bubble cover on whenever no one swims, you lose about half as much heat or less, so the heater runs for fewer hours and the pool stays warm overnight. Take it off completely before anyone gets in.',
    es: 'Una cubierta ayuda mucho: casi todo el calor se va por la superficie, sobre todo de noche. Con cubierta de burbujas siempre que nadie nada se pierde como la mitad o menos: el calentador trabaja menos horas y la piscina amanece tibia. Quítala por completo antes de que alguien entre.',
  },
  {
    of: HEATS,
    fact: /\b(?:windy?|cold (?:nights?|here|out|outside|weather)|nights are cold|chilly|frost|shade\w*|freezing|viento|frio|sombra)\b/,
    en: 'That makes it slower and more expensive: wind, cold nights and shade take heat from the surface while you heat, and a heat pump gives less below about 50 °F. Cover the pool, shield it from wind, and count on more hours than the math says.',
    es: 'Eso lo hace más lento y caro: el viento, las noches frías y la sombra quitan calor mientras calientas, y una bomba de calor rinde menos por debajo de unos 50 °F. Tapa la piscina, protégela del viento y cuenta con más horas que las calculadas.',
  },
  {
    of: TABLETS,
    fact: /\b(?:in|into|through|en) (?:the |my |el )?(?:skimmer|desnatador)\b/,
    en: 'Not in the skimmer: when the pump stops, acidic water sits there and then goes through the pump, filter and heater. Use a floater or an inline feeder. And never put another kind of chlorine where tablets have been: it can explode.',
    es: 'No en el skimmer: cuando se apaga la bomba queda ahí agua ácida que luego pasa por bomba, calentador y filtro. Usa un flotador o un dosificador. Y nunca pongas otra clase de cloro donde hubo pastillas: puede explotar.',
  },
  {
    of: KITS,
    fact: /\boto\b|\b(?:2|two)[ -](?:color|way|drop)\b|\byellow (?:drops?|one|kit)\b|\b(?:orthotolidine|otolidine|ortotolidina)\b|\bgotas amarillas\b/,
    en: 'That isn’t enough for dosing: OTO, the yellow drops, shows only total chlorine, up to about 5 ppm. It can’t tell free from combined chlorine, and such a kit rarely measures stabilizer or calcium. It’s fine as a quick check; for dosing get a FAS-DPD drop kit, such as the Taylor K-2006 or the TF-100.',
    es: 'Eso no alcanza para dosificar: el OTO, el de gotas amarillas, solo muestra cloro total, hasta unas 5 ppm. No separa el cloro libre del combinado, y esos kits casi nunca miden estabilizador o calcio. Para revisar rápido sirve; para dosificar compra un kit de gotas FAS-DPD, como el Taylor K-2006 o el TF-100.',
  },
  {
    of: KITS,
    fact: /\b(?:store|leslie'?s|pinch a penny)\b.{0,24}\b(?:tests?|tested|testing|free|do(?:es)? it)\b|\b(?:tests?|tested|testing|take)\b.{0,24}\b(?:store|leslie'?s|pinch a penny)\b|\bfree test\w*|\btienda\b.{0,24}\b(?:analiz\w+|mid\w+|gratis)|\b(?:analiz\w+|mid\w+|llev\w+)\b.{0,24}\btienda\b/,
    en: 'A store test is a good second opinion, but results vary from store to store, chlorine and pH change on the way there, and the store also sells what the printout asks for. Test at home with drops and compare.',
    es: 'El análisis de la tienda sirve como segunda opinión, pero los resultados varían de una tienda a otra, el cloro y el pH cambian en el camino, y la tienda también vende lo que pide la hoja. Mide en casa con gotas y compara.',
  },
  {
    of: KITS,
    fact: /\b(?:expired|(?:they'?re|it'?s|are|is|kinda|pretty|really|too) old|from last (?:year|summer|season)|years? old|(?:been|left) open|humid|garage|hot (?:car|shed)|viej[oa]s|caducad\w+|vencid\w+|abiert[oa]s)\b/,
    en: 'Then don’t trust them: strips and reagents go bad with age, heat and moisture. Check the date on the bottle: reagents last about a year or two, an opened bottle of strips a few months. Replace old ones, keep them cool, dry and closed, and compare with a fresh test.',
    es: 'Entonces no te fíes: las tiras y los reactivos se echan a perder con el tiempo, el calor y la humedad. Mira la fecha; los reactivos duran uno o dos años y un frasco abierto de tiras unos meses. Cámbialos, guárdalos frescos, secos y cerrados, y compara con uno nuevo.',
  },
];
