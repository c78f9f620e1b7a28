// Matters that owners ask in a few plain words, and that a card of its own answers with its first word. They come before all others.
import type { Matter } from './matter.ts';

const TUB = /\b(?:hot ?tubs?|spas?|jacuzzi|tub|whirlpool)\b/;
const PEOPLE =
  /\b(?:kids?|child(?:ren)?|son|daughter|grandkids?|grandchildren|toddlers?|boys|girls|we|i|people|anyone|you|hij[oa]s?|nin[oa]s?|nietos?|nadie|uno)\b/;
const GOES_IN =
  /\b(?:swim\w*|go(?:es)? (?:in|into)|get (?:in|into)|play\w*|be in|jump in|in (?:the |a |my )?(?:green|cloudy)|nad\w+|entrar|meter\w*|met\w+|banar\w*|jugar)\b/;
const MAY =
  /^(?:so |hey |ok |and |y |pero )*(?:can|may|could|should|is it|is (?:a|the|my|green|cloudy)|are|ok|okay|let|puedo|pueden|puede|podemos|se puede|se pueden|es (?:seguro|malo)|esta bien)\b/;
const MAX =
  /\b(?:hottest|max(?:imum)?|highest|upper limit|limit|at (?:the )?most|too hot|no (?:hotter|higher|more) than|up to what|(?:lo )?mas (?:caliente|alta)|maxim[ao]|hasta (?:cuantos|que)|limite|como mucho|demasiado caliente)\b/;
const HEAT = /\b(?:hot(?:ter|test)?(?! ?tubs?\b)|temp\w*|degrees|heat|warm|calient\w+|calentar\w*|grados|calor)\b/;
const ASKS_HEAT =
  /^(?:so |hey |ok |and |y |pero )*(?:what(?:'?s)?|how|which|is|are|can|max\w*|highest|hottest|limit|up to|a (?:que|cuantos)|que|cual|cuantos|hasta|temperatura|maxim\w+|limite)\b/;
const NOT_HEAT =
  /\b(?:why|won'?t|doesn'?t|not (?:get|heat)\w*|pregnan\w*|kids?|child\w*|toddlers?|bab(?:y|ies)|son|daughter|year|yr|drunk|alcohol|beers?|wine|how (?:long|much|fast)|minutes|cost\w*|outside|weather|cold\w*|heart|blood|dogs?|elderly|old|bacteria|germs?|legionella|kills?|chlorine|bromine|ph|cya|chemical\w*|tablets?|vacation|away|trip|winter|night|save|bill|electric\w*|margaritas?|drinks?|edibles?|stoned|pass(?:es)? out|override|cool down|vacaciones|viaje|invierno|noche|luz|por que|embaraz\w*|nin[oa]s?|bebe|hij[oa]s?|alcohol|cervezas?|cuanto tiempo|minutos|cloro|quimicos?|corazon|presion)\b/;
const BLEACH =
  /\b(?:bleach|clorox|cloralex|blanqueador|lejia|cloro (?:de (?:la )?(?:ropa|casa|tienda|super\w*|lavar|lavanderia|cocina)))\b/;
const MAY_USE =
  /\b(?:can|could|may|should|is|are|will|ok|okay|fine|safe|works?|use|good|puedo|puede|podemos|sirve|usar|uso|conviene|funciona|esta bien)\b/;
const NO_BLEACH_USE =
  /\b(?:how|when|why|what|which|mix\w*|on top|dump\w*|cal[- ]?hypo|trichlor|with|costco|walmart|acid|ammonia|lower\w*|raise\w*|high|low|clean\w*|wash\w*|scrub\w*|deck|tiles?|liner|walls?|stains?|cover|filter|cartridge|hair|skin|teeth|drink\w*|swim\w*|after|instead|smell\w*|left|old|expired?|store|keep|tablets?|pucks?|shock|green|algae|hot ?tub|spa|jacuzzi|inflatable|como|cuant\w+|cuando|por que|que|cual|mezcl\w*|acido|limpi\w*|bajar|subir|pelo|piel|dientes|tomar|nad\w+|en vez|en lugar|huele|viejo|verde|algas?)\b/;

export const PLAIN_MATTERS: readonly Matter[] = [
  {
    card: 'spa-temperature',
    all: [TUB, MAX, HEAT, ASKS_HEAT],
    none: NOT_HEAT,
  },
  {
    card: 'tub-how-hot',
    all: [
      TUB,
      /\b(?:how hot|what temp\w*|(?:which|right|best|ideal|safe) temp\w*|que tan caliente|(?:a )?que temperatura|cuantos grados)\b/,
      ASKS_HEAT,
    ],
    none: new RegExp(String.raw`${NOT_HEAT.source}|\btemp\w* (?:of|in) (?:my|our)\b`),
  },
  {
    card: 'tub-how-hot',
    all: [
      TUB,
      /^(?:so |hey |ok |and |y )*(?:is|are|es|son) (?:9\d|1[01]\d|[34]\d)(?:\.\d)?\b.{0,24}\b(?:too (?:hot|high|warm|much)|demasiado|mucho|muy caliente)\b/,
    ],
    none: NOT_HEAT,
    hasNumbers: true,
  },
  {
    card: 'green-swim',
    all: [MAY, /\b(?:green|verde)\b/, PEOPLE, GOES_IN],
    none: /\b(?:what|how|why|turn\w*|from|hair|after|since|when|if i (?:add|shock)|slightly|light|glow|que hago|como|cuando|despues|pelo|cabello|swam|swum|nadamos|nadaron|nade)\b/,
  },
  {
    card: 'two-drains-why',
    all: [
      /\b(?:single|only one|just one|un solo|una sola)\b.{0,16}\b(?:drain|desague|drenaje|coladera)\b/,
      /\b(?:danger\w*|safe|unsafe|risky?|ok(?:ay)?|bad|peligros[oa]|segur[oa]|malo)\b/,
    ],
    none: /\b(?:cover|tapa|rejilla)\b/,
  },
  {
    card: 'drain-danger',
    all: [
      /\b(?:(?:main|pool|floor|bottom|spa|tub|the|a) drains?|drains? (?:in|at|on) the|suction (?:drain|outlet|on)|drenajes?|coladeras?|desagues? (?:del|de) (?:fondo|la)|succion)\b/,
      /\b(?:danger\w*|safe|unsafe|risky?|hazard\w*|suck\w*|trap\w*|pull\w*|grab\w*|hold\w*|peligr\w+|segur[oa]s?|succiona\w*|chup\w+|atrap\w+)\b/,
      /^(?:so |hey |ok |and |y )*(?:is|are|can|could|does|do|how (?:dangerous|safe)|what makes|es|son|puede|pueden|que tan)\b/,
    ],
    none: /\b(?:to drain|drain (?:my|the|it|some|(?:a|the) (?:pool|tub|spa|little))|draining|cover|cracked|broken|missing|loose|off|vacuum|robot|water out|backwash|empty|yard|street|sewer|hair|pelo|cabello|single|one drain|only one|two|dual|second|un solo|stuck|tapa|rejilla|rota|vaciar|roto|suelta|calle)\b/,
  },
  {
    card: 'drain-pool',
    all: [
      /\b(?:danger\w*|safe|bad|risky?|ok|okay|peligros[oa]|malo|segur[oa])\b.{0,12}\b(?:to (?:completely |fully )?(?:drain|empty)|vaciar)\b/,
      /\b(?:pool|piscina|alberca)\b/,
    ],
    none: /\b(?:rain\w*|where|street|yard|lawn|sewer|tub|spa|winter|green|how|lluvia|calle|jardin|como|donde|invierno|verde)\b/,
  },
  {
    card: 'fence-needed',
    all: [
      /\b(?:fences?|fencing|barrier|cercas?|reja|barda)\b/,
      /\b(?:need\w*|required?|requirement|have to|has to|must|mandatory|obligat\w+|the law|by law|legally|necesit\w+|hace falta|hay que|tengo que|obligatori[oa]|exigen?)\b/,
      /\b(?:pools?|hot ?tubs?|spas?|jacuzzi|piscinas?|albercas?)\b/,
      /^(?:so |hey |ok |and |y )*(?:do|does|is|are|must|should|will|when|necesit\w+|hace falta|hay que|tengo que|es|debo|la|mi|una)\b/,
    ],
    none: /\b(?:how|which|what|permit|gate|latch|alarm|cost|high|tall|height|far|distance|fine|florida|california|arizona|nevada|hawaii|hawai|texas|new york|nueva york|las vegas|phoenix|tucson|miami|san diego|los angeles|honolulu|maui|county|cover|instead|que tan|altura|multa|cuant\w+|puerta|alarma|cubierta)\b/,
  },
  {
    card: 'cartridge-when',
    all: [
      /\b(?:cartridges?|cartuchos?)\b/,
      /\b(?:when|how (?:do|can|would|will) (?:i|you) (?:know|tell)|how often|how long|time (?:to|for)|cuando|como se|cada cuanto|cuanto (?:dura|tiempo))\b/,
      /\b(?:replac\w+|chang\w+|new|buy|worn|bad|last|lasts|throw|swap|cambi\w+|reemplaz\w+|nuevo|gastado|dura\w*)\b/,
    ],
    none: /\b(?:was|were|did|changed our|fellow|last time|ultima vez|cambie|cambiaron|sand|de grids?|clean\w*|rinse|soak|ink|mineral|frog|silver|cost\w*|arena|limpi\w*|lav\w*)\b/,
  },
  {
    card: 'filter-media-life',
    all: [
      /\b(?:de|d\.e\.) (?:grids?|filter grids?)\b|\brejillas de de\b/,
      /\b(?:when|how (?:often|long)|replac\w+|chang\w+|cuando|cada cuanto|cambi\w+)\b/,
    ],
    none: /\b(?:clean\w*|powder|torn|how much|limpi\w*|polvo|rota)\b/,
  },
  {
    card: 'winter-chemicals',
    all: [
      /\b(?:winter(?:time)?|invierno|cold (?:months|season))\b/,
      /\b(?:chemicals?|chlorine|treat\w*|quimicos?|cloro|tratar\w*)\b/,
      /^(?:so |hey |ok |and |but |y |pero )*(?:do|does|should|must|is|are|tengo|hay|debo|necesit\w+|hace falta|se)\b/,
      /\b(?:need\w*|have to|has to|must|should|still|add\w*|necessary|required|keep|tengo que|hay que|debo|necesit\w+|hace falta|ech\w+|agreg\w+|pon\w+)\b/,
    ],
    none: /\b(?:less|fewer|how (?:much|many|often)|which|what|when|cover\w*|clos\w+|winteriz\w*|stop|skip|salt|cell|hot ?tub|spa|jacuzzi|kit|menos|cuant\w+|cual|que quimicos|cubierta|cerr\w+|dejar|sal|celda)\b/,
  },
  {
    card: 'tub-chlorine-smell',
    all: [TUB, /\b(?:smell\w*|stink\w*|reek\w*|odou?r|huele|olor)\b/, /\b(?:chlorine|bleach|chemicals?|cloro|quimicos?)\b/],
    none: /\b(?:egg\w*|sulfur|musty|mold|mildew|fish|room|shed|no smell|doesn'?t|not smell|skin|hair|clothes|suit|storage|cough\w*|breath\w*|huevo|moho|piel|ropa|tos\w*|cuarto)\b/,
  },
  {
    card: 'bleach-scented',
    all: [
      BLEACH,
      /\b(?:scent\w*|splash ?-?less|thick\w*|fragrance|perfum\w*|lavender|lemon|aroma|con olor|espes[oa]|antisalpicaduras)\b/,
      MAY_USE,
    ],
    none: /\b(?:un-?scented|plain|mix\w*|sin aroma|simple|mezcl\w*)\b/,
  },
  { card: 'bleach', all: [BLEACH, MAY_USE], none: NO_BLEACH_USE, isYesOrNo: true },
  {
    card: 'adding-acid',
    all: [
      /\b(?:mix\w*|combin\w*|together)\b/,
      /\b(?:muriatic|acid)\b/,
      /\bwater\b/,
      /^(?:so |hey |and )*what(?:'?s| (?:happens?|would|will|if))\b/,
    ],
    none: /\b(?:chlorine|bleach|shock|cal[ -]?hypo|tablets?|ammonia|vinegar|cyanuric|pool water)\b/,
  },
  {
    card: 'drink-pool-water',
    all: [
      /\b(?:tomar|beber|tomo|bebo)\b/,
      /\bagua de (?:la |mi |una )?(?:piscina|alberca|jacuzzi)\b/,
      /\b(?:puedo|puede|pueden|podemos|se puede|es (?:malo|seguro))\b/,
    ],
    none: /\b(?:perr\w+|gat\w+|mascotas?|cloro|acido)\b/,
  },
];
