// Plain everyday matters: a zero right after chlorine, a pump without water, covers, levels, seasons, bills, and what comes before or after.
import { CHLORINE, type Matter } from './matter.ts';

const POOL = /\b(?:pool|water|piscina|alberca|agua)\b/;
const TUB = /\b(?:hot ?tub|tub|spa|jacuzzi)\b/;
const WHAT_NOW = /\b(?:what|how|now|clean\w*|do i|should i|que|como|hago|ahora|limpi\w+|llen[oa])\b/;
const IS_OVER =
  /\b(?:after|passed|hit us|is over|went through|gone|left|dumped|since|got back|came back|come home|just had|last night|yesterday|despues|paso|pasado|termino|tras|dejo|quedo|volv\w+|regres\w+|ayer|anoche)\b/;
const IS_COMING =
  /\b(?:before|coming|comes|ready|prep\w*|tomorrow|forecast|on (?:its|the) way|antes|viene\w*|llega|prepar\w+|manana|pronostic\w+)\b/;
const HURRICANE = /\b(?:hurricanes?|tropical storm|huracan(?:es)?|tormenta tropical)\b/;
const OF_ELECTRICITY = /\b(?:electric(?:ity)?|power|energy|utility|light|luz|electricidad|energia|corriente)\b/;
const SOLAR_COVER = /\b(?:solar|bubble) (?:\w+ )?(?:cover|blanket)\b|\b(?:cubierta|manta|lona|cobertor) (?:solar|de burbujas)\b/;

export const EVERYDAY_MATTERS: readonly Matter[] = [
  {
    card: 'zero-after-adding',
    all: [
      /\b(?:chlorine|fc|bleach|shock\w*|cloro|choque)\b/,
      /\b(?:strips?|tests?|tested|kit|reads?|reading|shows?|says?|tira|prueba|marca|sale)\b/,
      /\b(?:zero|0|nothing|no (?:free )?chlorine|white|blank|cero|nada|blanca)\b/,
      /\b(?:just|right after|hour ago|minutes ago|this morning|acabo de|recien)\b.{0,40}\b(?:put|add\w*|pour\w*|dump\w*|shock\w*|threw|ech\w+|pon\w+|puse|agreg\w+)\b|\b(?:keep|kept) (?:adding|putting|pouring)\b|\b(?:put|added|poured|dumped|le eche|eche|le puse|puse|agregue)\b.{0,20}\b(?:chlorine|bleach|shock|cloro|some in)\b.{0,40}\b(?:strip|test|kit|tira|prueba)\b/,
    ],
    none: /\b(?:combined|total|ph|salt|cell|drops? to|overnight|by morning|no matter|won'?t|swim\w*|nad\w+|pink|orange|ppm)\b/,
    hasNumbers: true,
  },
  {
    card: 'pump-prime',
    all: [
      /\b(?:pump|bomba)\b/,
      /\b(?:not|isn'?t|isnt|won'?t|wont|doesn'?t|doesnt|can'?t|no longer|stopped|quit) (?:pull\w*|suck\w*|draw\w*|pick\w* up|grab\w*|catch\w*|getting)(?: (?:any|in|up|the))? ?(?:water)?\b|\bno (?:esta )?(?:jala\w*|chupa\w*|succiona\w*|agarra\w*|aspira\w*|levanta\w*|sube)(?: (?:el|nada de))? ?(?:agua)?\b/,
    ],
    none: /\b(?:skimmer|vacuum\w*|cleaner|robot|drain|heat pump|chlorine|smok\w*|hum\w*|trip\w*|start\w*|turn(?:s|ing)? on|leak\w*|limpiafondos|zumb\w*|prende)\b/,
  },
  {
    card: 'while-shocking',
    all: [SOLAR_COVER, /\b(?:shock\w*|choque)\b/],
    none: /\b(?:after|how long|despues|cuanto)\b/,
  },
  {
    card: 'cover-in-summer',
    all: [SOLAR_COVER, /\b(?:summer|hot weather|heat wave|verano|calor)\b/, /\b(?:leave|keep|stay|on|off|dej\w+|quit\w+|puesta)\b/],
    none: /\b(?:buy|worth|heater|warm\w*|wash|store|compr\w+|vale)\b/,
  },
  {
    card: 'cover-night',
    all: [
      SOLAR_COVER,
      /\b(?:overnight|at night|all night|tonight|every night|de noche|en la noche|por la noche|toda la noche)\b/,
      /\b(?:leave|keep|stay|put|on|off|dej\w+|quit\w+|puesta|pongo)\b/,
    ],
    none: /\b(?:buy|worth|reel|compr\w+|bad|harm\w*|hurt\w*|mal[oa]|dana\w*)\b/,
  },
  {
    card: 'cover-all-time',
    all: [
      SOLAR_COVER,
      /\b(?:all the time|overnight|at night|de noche|en la noche|por la noche|24 ?\/ ?7|24 hours|always|all day|every day|during the day|constantly|permanently|nonstop|todo el (?:tiempo|dia)|siempre|dia y noche)\b/,
      /\b(?:leave|keep|stay|on|dej\w+|puesta|tener)\b/,
    ],
    none: /\b(?:winter|rain\w*|buy|safety|invierno|lluvia)\b/,
    hasNumbers: true,
  },
  {
    card: 'hurricane-after',
    all: [HURRICANE, IS_OVER, WHAT_NOW],
    none: /\b(?:before|coming|ready|prep\w*|drain|empty|swim\w*|antes|viene|prepar\w+|vaci\w+|nad\w+|how (?:long|much|many)|cuant[oa]s?)\b/,
  },
  {
    card: 'hurricane-before',
    all: [HURRICANE, IS_COMING, WHAT_NOW],
    none: /\b(?:after|passed|drain|empty|lower|cover|despues|paso|vaci\w+|baj\w+|tap\w+|how (?:long|much|many)|cuant[oa]s?|chlorine|shock|cloro|choque|chemicals?|quimicos?|pump|bomba|heater|level|nivel)\b/,
  },
  {
    card: 'rain',
    all: [
      /\bgoing to rain\b|\brain (?:is )?(?:coming|tomorrow)\b|\bva a llover\b/,
      /\b(?:do anything|what (?:do|should)|hago algo|que hago)\b/,
    ],
    none: /\b(?:chlorine|shock\w*|cover|pump|test|swim\w*|cloro|choque|bomba|nad\w+)\b/,
  },
  {
    card: 'storm-prep',
    all: [
      /\bbefore (?:the |a |it )?(?:big |heavy |bad )?(?:rains?|storm|bad weather)\b|\bantes de (?:la |una |que )?(?:lluvia|tormenta|llueva)\b/,
      /^(?:what|how|que|como)\b/,
    ],
    none: /\b(?:chlorine|shock\w*|ph|test|cover|level|drain|how (?:much|long|many)|cloro|choque|tap\w+|nivel|vaci\w+|cuant[oa]s?|hurricane)\b/,
  },
  {
    card: 'before-party',
    all: [
      /\b(?:party|guests|fiesta|invitados|visitas)\b/,
      /\b(?:before|ready|prep\w*|antes|prepar\w+|list[oa])\b/,
      /\b(?:what|how|que|como|get)\b/,
      POOL,
    ],
    none: /\b(?:after|despues|how (?:much|many|long)|cuant[oa]s?|chlorine|shock\w*|green|cloudy|add|cloro|choque|verde|turbi\w|tomorrow|manana|tub|spa|jacuzzi|test)\b/,
  },
  {
    card: 'after-party',
    all: [/\b(?:after|just had|despues de|tras|tuvimos)\b.{0,10}\b(?:party|fiesta|guests|invitados)\b/, /\b(?:what|how|que|como)\b/, POOL],
    none: /\b(?:how (?:much|many|long)|cuant[oa]s?|chlorine|shock\w*|green|cloudy|cloro|choque|verde|turbi\w|tub|spa|jacuzzi|ppm|foam\w*|glass|test)\b/,
  },
  {
    card: 'back-from-trip',
    all: [
      /\b(?:after|back from|home from|returned from|despues de|volv\w+ de|regres\w+ de)\b.{0,12}\b(?:vacation|trip|cruise|holidays?|vacaciones|viaje)\b/,
      /\b(?:what|how|que|como)\b/,
      POOL,
    ],
    none: /\b(?:green|cloudy|brown|black|foam\w*|smell\w*|how (?:much|many|long)|cuant[oa]s?|verde|turbi\w|negra|tub|spa|jacuzzi|before|antes|ppm|swim\w*|nad\w+|leak\w*|low)\b/,
  },
  {
    card: 'opening',
    all: [
      /\b(?:after (?:the )?winter|despues del invierno)\b/,
      /\b(?:ready|open\w*|start\w*|what|how|list[oa]|abr\w+|prepar\w+|que|como)\b/,
      POOL,
    ],
    none: /\b(?:green|cloudy|black|leaves|shock\w*|chlorine|stain\w*|liner|cya|stabilizer|leak\w*|verde|turbi\w|hojas|cloro|mancha\w*|why|por que|tub|spa)\b/,
  },
  {
    card: 'lowest-level',
    all: [
      /\bhow (?:low|far(?: down)?) (?:can|should|may|is ok|could|do)\b|\b(?:que tan bajo|hasta donde|que tanto) (?:puede|debe|baja)\b|\b(?:lowest|minimum) (?:water )?level\b|\bnivel minimo\b/,
      /\b(?:water|level|agua|nivel)\b/,
      /\b(?:get|go|drop|fall|be|down|before|level|bajar|estar|baja|nivel)\b/,
    ],
    none: /\b(?:chlorine|ph|alk\w*|calcium|salt|cya|stabilizer|temp\w*|cold|cool|pressure|winter\w*|clos(?:e|ing)|hurricane|storm|drain\w*|test|cloro|calcio|sal|fria|temperatura|invierno|cerrar|vaci\w+|tub|spa|jacuzzi)\b/,
  },
  {
    card: 'cool-pool',
    all: [
      /\b(?:cool (?:it|my|the|our|down|off)|cool\w* (?:\w+ ){0,3}(?:down|off)|make it cooler|get it cooler|enfri\w+|refresc\w+)\b/,
      /\b(?:pool|water|piscina|alberca|agua)\b/,
      /\b(?:how|any way|what|como|que|best|hot|warm|bath|caliente|calor)\b/,
    ],
    none: /\b(?:hot ?tub|tub|spa|jacuzzi|heater|heat pump|pump|motor|chemical\w*|burn\w*|calentador|bomba|dog|sunburn)\b/,
    hasNumbers: true,
  },
  {
    card: 'chlorine-seasons',
    all: [CHLORINE, /\b(?:summer|verano)\b/, /\b(?:winter|invierno)\b/],
    none: /\b(?:tablets?|pastillas?|liquid|store|stor\w+|close|closing|buy|guard\w+|cerrar|compr\w+)\b/,
  },
  {
    card: 'freeze-desert',
    all: [
      /\b(?:freez\w+|froze\w*|congel\w+|hela\w*)\b/,
      /\b(?:vegas|nevada|phoenix|arizona|tucson|mesa|scottsdale|florida|orlando|tampa|miami|jacksonville|california|san diego|los angeles|texas|houston|hawaii|desierto|desert)\b/,
      /^(?:so |and |hey |y )?(?:will|can|could|do|does|would|is|are|se|puede|pueden)\b/,
    ],
    none: /\b(?:tonight|tomorrow|power|broke\w*|burst\w*|cracked|esta noche|manana|hot tub|spa|jacuzzi|flagstaff|reno|tahoe)\b/,
    isYesOrNo: true,
  },
  {
    card: 'tub-level',
    all: [
      TUB,
      CHLORINE,
      /^(?:so |hey |y |oye )?(?:how much chlorine (?:goes|do i (?:put|add|use)|should i (?:put|add|use)|to (?:put|add|use)|is in|does)|cuanto cloro (?:lleva|le (?:pongo|echo|agrego|pone|cabe)|va|se le (?:pone|echa)|hay que (?:poner|echar)\w*|necesita|usa|pongo|echo))\b/,
    ],
    none: /\b(?:shock\w*|choque|after|first|fill\w*|new|tablets?|bromine|liquid|bleach|despues|llen\w+|primera|nueva|pastillas?|bromo|liquido|empty|soak|cold|inflatable|gallons?|galones)\b/,
  },
  {
    card: 'lower-bill',
    all: [
      OF_ELECTRICITY,
      /\b(?:bill|bills|cost\w*|meter|usage|recibo|factura|cuenta|gast\w+|electricity|power|electricidad|luz)\b/,
      /\b(?:lower|reduce|cut|save|saving|sav\w+|less|cheaper|bring down|get down|what can i do|bajo|bajar|ahorr\w+|reduc\w+|menos)\b/,
      /\b(?:how|ways?|tips|what can|best|help me|como|que puedo|manera\w*|forma\w*)\b/,
    ],
    none: /\b(?:outage|went out|is out|lost power|lower power|low power|tub|spa|jacuzzi|heater|variable|robot|se fue|calentador|bulb|led|shock\w*|tingl\w*|less power|menos fuerza|light(?:s|ning)? (?:is|are|on)|dim)\b/,
  },
  {
    card: 'electric-bill',
    all: [
      /\b(?:electric(?:ity|al)?|power|energy|light|utility) bills?\b|\brecibo de (?:la )?luz\b/,
      /\b(?:pool|pump|piscina|alberca|bomba)\b/,
      /\b(?:doubled|tripled|went up|high\w*|jumped|crazy|insane|through the roof|since|so much|subio|dispar\w+|alt[oa]|lleg\w+|carisim\w)\b/,
    ],
    none: /\b(?:lower|save|reduce|cut|tub|spa|jacuzzi|tingl\w*|zap\w*|bajar|ahorr\w+)\b/,
  },
  {
    card: 'time-weekly',
    all: [
      /\bhow (?:many (?:hours|hrs|minutes)|much (?:time|work))\b|\bcuant(?:o tiempo|as horas)\b/,
      /\b(?:a|per|each|every|la|por|cada) (?:wk|week|semana)\b|\bweekly\b|\bsemanal\w*\b/,
      /\b(?:take|takes|need|needs|spend|require|is|lleva|toma|quita|dedic\w+|cuid\w+|mantenimiento|maintenance|care)\b/,
    ],
    none: /\b(?:pump|filter\w*|run\w*|heat\w*|robot|cell|swim\w*|open|job|tub|spa|bomba|filtr\w+|calent\w+|corr\w+|prend\w+|nad\w+|jacuzzi|evaporat\w*)\b/,
    hasNumbers: true,
  },
  {
    card: 'old-water',
    all: [
      /\b(?:old|years old|vieja|viejita|anos)\b/,
      /\b(?:drain|replace|change|empty|bad|refill|vaci\w+|cambi\w+|mala|tir\w+)\b/,
      /\b(?:water|agua)\b/,
      /\b(?:do|does|should|is|need|have to|must|hay que|tengo que|debo|es|hace falta|cuando)\b/,
    ],
    none: /\b(?:tub|spa|jacuzzi|filter|liner|cartridge|plaster|year old|\d+ years? old|how (?:much|often)|filtro|green|cloudy|verde|turbi\w|kids?|child|hij[oa]|chlorine|cloro|equipment|pump)\b/,
    isYesOrNo: true,
  },
  {
    card: 'drain-yearly',
    all: [
      /\b(?:vaci\w+|cambi\w+)\b/,
      /\b(?:cada|todos los) (?:anos?|invierno|verano|temporada)\b/,
      /\b(?:piscina|alberca|agua)\b/,
      /\b(?:hay que|tengo que|debo|es necesario|hace falta|se debe)\b/,
    ],
    none: /\b(?:jacuzzi|spa|filtro|arena|cartucho)\b/,
  },
  {
    card: 'algaecide-need',
    all: [
      /\b(?:algaecide|algicide|alguicida|algicida)\b/,
      /\b(?:need\w*|necessary|worth|waste|scam|required|really|useless|necesari[oa]|necesito|hace falta|vale la pena|tirar|desperdicio)\b/,
    ],
    none: /\b(?:how (?:much|long|often)|when|which|what|para que|before|after|while|green|shock|mustard|black|winter\w*|clos\w+|copper|weekly|every week|foam\w*|swim\w*|spa|tub|cuant[oa]|cual|despues|verde|invierno|semana\w*|or (?:clarifier|shock|chlorine)|need (?:\w+ )?(?:ounces|oz)|phosphate\w*|salt)\b/,
  },
  {
    card: 'watch-child',
    all: [
      /^(?:so |hey |y |oye )?(?:how (?:do|can|should|would|to)(?: (?:i|we|you))? (?:watch|supervise|look after|take care of|mind)|como (?:puedo |debo |se )?(?:cuid\w+|vigil\w+))\b/,
      /\b(?:kids?|child(?:ren)?|son|daughter|toddlers?|bab(?:y|ies)|little ones?|grandkids|hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?|chiquit[oa]s?|peque\w+)\b/,
      /\b(?:pool|water|hot tub|swim\w*|piscina|alberca|agua|jacuzzi|nad\w+)\b/,
    ],
    none: /\b(?:while (?:i|we)|from (?:inside|the house|my phone)|camera|alone|solos?|desde|camara|mientras|diarrhea|ears?|eyes?|skin|rash|oidos?|ojos?|piel)\b/,
    hasNumbers: true,
  },
  {
    card: 'supervision',
    all: [
      /^(?:so |hey |y |oye )?(?:how (?:do|can|should|to)(?: (?:i|we|you))? (?:keep|stop|prevent)|como (?:puedo |hago para |le hago para )?(?:evit\w+|que|prevenir|para que no|proteg\w+|protej\w+))\b/,
      /\b(?:kids?|child(?:ren)?|son|daughter|grandkids|hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?)\b/,
      /\b(?:drown\w*|out of|away from|get(?:ting)? in|going in|safe|ahog\w+|entr\w+|met\w+|caig\w+|acerqu\w+)\b/,
      /\b(?:pool|water|drown\w*|piscina|alberca|agua|ahog\w+)\b/,
    ],
    none: /\b(?:pee\w*|poop\w*|sunburn\w*|chlorine|green|swallow\w*|hair|ears?|eyes?|cold|trag\w+|cloro|oidos?|ojos?|breath\w*|blue|dying|under|he'?s|she'?s|help|now|while|nap|respira\w*|bajo el agua|ayuda|ya se|mientras|unlock\w*|bypass\w*|lock|alarm|fence|hot tub|tub|spa|jacuzzi|toys?)\b/,
  },
  {
    card: 'spa-care',
    all: [
      /\b(?:inflatable|blow[- ]?up|inflable)\b/,
      TUB,
      /^(?:how (?:do|should|to)(?: i)? (?:care|take care|maintain|clean|look after)|como (?:se )?(?:cuid\w+|mantengo|limpi\w+))\b/,
    ],
    none: /\b(?:kids?|child\w*|bab(?:y|ies)|hij[oa]s?|nin[oa]s?|bebes?)\b/,
  },
  {
    card: 'tub-how-hot',
    all: [
      TUB,
      /\b(?:what (?:temp|temperature|degrees)|how (?:hot|warm)|(?:a )?que temperatura|que tan caliente)\b/,
      /\b(?:keep|set|should|leave|run|dejo|pongo|tengo|debe|debo|mantengo)\b/,
    ],
    none: /\b(?:max\w*|chlorine|vacation|away|winter|kids?|child\w*|bab(?:y|ies)|pregnan\w*|too hot|long|how much|freez\w*|swim spa|maxim\w*|cloro|viaje|vacaciones|invierno|nin[oa]s?|hij[oa]s?|bebes?|embaraz\w*)\b/,
  },
  {
    card: 'power-out',
    all: [
      /\b(?:power|electricity) (?:went|is|was|has been|has gone|goes) out\b|\b(?:power|electricity) outage\b|\b(?:no|lost|without) (?:power|electricity)\b|\bse (?:nos )?(?:fue|corto) la (?:luz|corriente)\b|\bapagon\b|\bsin (?:luz|corriente)\b/,
      /\b(?:days?|week|dias?|semana)\b/,
      /\b(?:what|how|que|como)\b/,
      POOL,
    ],
    none: /\b(?:freez\w*|hurricane|tub|spa|jacuzzi|green|swim\w*|verde|nad\w+|hela\w*|huracan|how (?:much|long)|cuant[oa]s?)\b/,
    hasNumbers: true,
  },
  {
    card: 'pump-day-or-night',
    all: [
      /\b(?:pump|bomba)\b/,
      /\b(?:at night|overnight|nights?|de noche|en la noche)\b/,
      /\b(?:cheap\w*|off[- ]peak|rates?|save|bill|barat\w+|tarifa|ahorr\w+)\b/,
    ],
    none: /\b(?:outage|out|freez\w*|tub|spa|jacuzzi|heater|noise|noisy|ruido|se fue)\b/,
  },
  {
    card: 'pool-light',
    all: [
      /\b(?:pool|underwater) lights?\b|\bluz de (?:la|mi) (?:piscina|alberca)\b/,
      /\b(?:won'?t|wont|doesn'?t|doesnt|not|isn'?t|isnt|no) (?:turn\w* on|come on|work\w*|light up|prende|enciende|funciona|sirve)\b/,
    ],
    none: /\b(?:gfci|trip\w*|breaker|tingl\w*|shock\w*|water (?:in|inside)|flicker\w*|swim\w*|nad\w+|salta|bota|toques?|agua (?:en|adentro))\b/,
  },
];
