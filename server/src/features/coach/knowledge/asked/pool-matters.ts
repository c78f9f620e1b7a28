// Everyday matters: what is seen in the water, who goes in, and what was left undone.
import { CHLORINE, PUMP_OFF, PUTS, PET, STORES, CREATURE, CLOUDY, AFTER, SMALL_CHILD, GOES_IN, IN_TROUBLE, type Matter } from './matter.ts';

export const POOL_MATTERS: readonly Matter[] = [
  {
    card: 'add-pump-off',
    all: [PUMP_OFF, PUTS, /\b(?:chlorine|acid|chemicals?|shock|bleach|salt|cloro|acido|quimicos?|choque|sal)\b/],
    none: /\b(?:swim\w*|vacuum\w*|floc\w*|leak\w*|nad\w+|how|why|feeder|chlorinator|overnight)\b/,
    isYesOrNo: true,
  },
  {
    card: 'dog-drank-water',
    all: [PET, /\b(?:drank|drinks?|drinking|licks?|lick|lapping|tom[oa]\w*|beb\w+|lam\w+)\b/, /\b(?:pool|water|piscina|alberca|agua)\b/],
    none: IN_TROUBLE,
  },
  {
    card: 'dead-animal',
    all: [/\b(?:dead|died|drowned|floating|muert[oa]s?|ahogad[oa]s?|flotando)\b/, CREATURE],
    none: /\b(?:dogs?|cats?|perr[oa]|gat[oa]|mosquito\w*|bugs?|raccoon|mapache|skunk|bat|bats|alive|bit|tadpoles?)\b/,
  },
  {
    card: 'raccoon-poop',
    all: [/\b(?:raccoons?|racoons?|coons?|mapaches?)\b/, /\b(?:poop\w*|feces|droppings?|scat|crap\w*|mess|popo|heces|excremento|caca)\b/],
  },
  {
    card: 'hair-drain',
    all: [
      /\b(?:hair|pelo|cabello)\b/,
      /\b(?:drain|drains|suction|intake|desague|drenaje|coladera|succion)\b/,
      /\b(?:dangerous|danger|safe|risk\w*|can|could|suck\w*|worry|peligro\w*|segur[oa]|puede|riesgo)\b/,
    ],
    none: /\b(?:is (?:caught|stuck|trapped|tangled)|got (?:caught|stuck|sucked)|stuck in|caught in|atrapad\w*|atorad\w*|hot tub|spa|jacuzzi|clog\w*|cover (?:is )?(?:broken|missing|loose))\b/,
  },
  {
    card: 'small-child-swims',
    all: [SMALL_CHILD, GOES_IN],
    none: /\b(?:hot tub|spa|jacuzzi|tub|alone|unattended|floats?|floaties|diapers?|swallow\w*|drank|poop\w*|pee\w*|sunscreen|lessons?|after|acid|shock\w*|deep|fever|sick|drown\w*|teach|fell|breath\w*|newborn|(?:[1-5])[ -]?(?:month|mo|week)|dive|jump|chlorine|cold|cloudy|green|safe(?:ty)?|solo|panal|trag\w+|hondo|fiebre|cayo|despues|cloro|rash|infection)\b/,
    isYesOrNo: true,
    hasNumbers: true,
  },
  {
    card: 'contacts-goggles',
    all: [
      /\bcontacts?(?: lens\w*)?\b|\blentes de contacto\b|\bpupilentes\b/,
      /\b(?:swim\w*|pool|wear\w*|in|nad\w+|piscina|alberca|usar)\b/,
    ],
    none: /\b(?:contact (?:time|us|me|you|poison|a|the|with|info\w*)|eyes? (?:hurt|burn|sting)|stuck|lost)\b/,
    isYesOrNo: true,
  },
  {
    card: 'swim-after-chemicals',
    all: [
      /\b(?:cuanto (?:tiempo )?(?:espero|esperar|debo esperar|hay que esperar|tengo que esperar|tardo)|cuando (?:puedo|podemos|se puede) (?:nadar|entrar|meter\w*))\b/,
      /\b(?:despues|tras|luego)\b/,
      /\b(?:cloro|acido|quimicos?|choque|bicarbonato|carbonato)\b/,
    ],
    none: /\b(?:entre|y (?:cloro|acido)|echar (?:el )?(?:acido|cloro) despues)\b/,
  },
  {
    card: 'combined-chlorine',
    all: [
      /^(?:so |hey |ok |y |oye )*(?:what (?:is|are|does|do)|what's|whats|que (?:es|son|significa\w*|quieren? decir))\b/,
      /\b(?:combined chlorine|chloramines?|cloro combinado|cloraminas?)\b/,
    ],
    none: /\b(?:my|level|difference|free|total|too|high|remove|limit|maximum|mi|nivel|diferencia|libre|alto)\b/,
  },
  {
    card: 'ph-not-chlorine',
    all: [/\bph\b/, CHLORINE, /\b(?:mean\w*|same|significa|quiere decir|lo mismo)\b/],
    none: /\b(?:how|what|why|test|smell|como|que es|por que)\b/,
    isYesOrNo: true,
  },
  {
    card: 'foam-means',
    all: [/\b(?:foam\w*|suds|espuma)\b/, /\b(?:mean\w*|sign|dirty|dangerous|bad|safe|harm\w*|significa|sucia|peligros\w+|mala?)\b/],
    none: /\b(?:how|what|why|hot tub|spa|tub|jacuzzi|como|que|por que)\b/,
    isYesOrNo: true,
  },
  {
    card: 'cya-drain',
    all: [
      /\b(?:cya|stabilizer|cyanuric|cianurico|estabilizador)\b/,
      /\b(?:drain\w*|empty|vaciar\w*|drenar)\b/,
      /\b(?:have to|need to|must|mean\w*|should|tengo que|hay que|debo|necesito)\b/,
    ],
    none: /\b(?:how|what|without|percent|much|many|como|cuant\w+|sin)\b/,
    isYesOrNo: true,
  },
  {
    card: 'ph-rises',
    all: [
      /\b(?:why|what (?:makes|causes|is making|drives|pushes)|how come|por que|que hace que)\b/,
      /\bph\b/,
      /\b(?:up|rise\w*|rising|climb\w*|creep\w*|drift\w*|increas\w*|(?:always|so) high|stay down|sub\w+|siempre (?:esta )?alto)\b/,
    ],
    none: /\b(?:rain\w*|storm|plaster\w*|tablets?|tabs?|soda|borax|(?<!stay )down|lluvia|yeso|baj\w+|tub|spa|bleach|liquid|after|new|bicarbonato|hypo|shock|chlorine)\b/,
  },
  {
    card: 'store-apart',
    all: [
      /^(?:so |hey |ok |y )?(?:how|where|whats the (?:best|right) way|como|donde)\b/,
      STORES,
      /\b(?:acid|acido)\b/,
      /\b(?:chlorine|bleach|tablets?|tabs|shock|cloro|pastillas)\b/,
    ],
    none: /\b(?:water|spill\w*|from|happens|transport|levels?|agua)\b/,
  },
  {
    card: 'shock-when',
    all: [/\b(?:when|best time|what time|time of day|good time|cuando|a que hora|mejor (?:hora|momento))\b/, /\b(?:shock\w*|choque)\b/],
    none: /\b(?:after|since|swim\w*|how (?:long|often|much|do)|last|next|did|if|know|non|need|stop|done|despues|nadar|cada|si|ultimo|use)\b/,
  },
  {
    card: 'high-chlorine-harm',
    all: [
      /\b(?:too much|high|excess|strong|mucho|demasiado|alto|exceso de)\b(?: \w+){0,3} (?:chlorine|cloro)\b|\b(?:chlorine|cloro) (?:\w+ ){0,3}(?:too high|high|alto)\b/,
      /\b(?:dangerous|danger|bad|harm\w*|hurt\w*|unsafe|safe|peligros\w+|malo|dana\w*|hace dano)\b/,
    ],
    none: /\b(?:mean\w*|reading|significa|gas|fumes|air|smell\w*|breath\w*|how|what|liner|heater|plaster|dog|cell|room|drink\w*|huele|olor|vapor\w*)\b/,
    isYesOrNo: true,
  },
  {
    card: 'cloudy-though-fine',
    all: [
      /\b(?:cloud\w*|hazy|murky|dull|turbi[oa]|opaca)\b/,
      /\b(?:but|though|although|even though|despite|yet|pero|aunque)\b/,
      /\b(?:chlorine|chemicals?|chemistry|levels?|numbers?|everything|all|tests?|balanced?|cloro|quimicos?|niveles?|valores|todo)\b/,
      /\b(?:fine|good|ok|okay|perfect|normal|right|in range|balanced|great|bien|perfect[oa]s?|en rango)\b/,
    ],
    none: /\b(?:swim\w*|after|shock\w*|tub|spa|nad\w+|despues)\b/,
  },
  {
    card: 'cloudy-after-shock',
    all: [CLOUDY, AFTER, /\b(?:shock\w*|choque)\b/],
    none: /\b(?:green|swim\w*|flak\w*|how long|clarifier|soda|calcium chloride|verde|nad\w+|cuanto)\b/,
  },
  {
    card: 'household-on-tile',
    all: [
      /\b(?:tile|tiles|waterline|water line|tile line|azulejos?|linea)\b/,
      /\b(?:rubbing alcohol|alcohol|dish soap|dawn|windex|household|bathroom cleaner|soap|comet|ajax|detergent|ammonia|pine ?sol|jabon|detergente|limpiador de (?:bano|casa)|amoniaco)\b/,
    ],
    none: /\b(?:bleach|chlorine|mix\w*|cloro|mezcl\w*)\b/,
    isYesOrNo: true,
  },
  {
    card: 'salt-level',
    all: [
      /\b(?:salt|sal)\b/,
      /\b(?:right|ideal|correct|best|good|proper|should)\b.{0,16}\b(?:salt )?(?:level|ppm|amount)\b|\bnivel (?:ideal|correcto) de sal\b/,
    ],
    none: /\b(?:my cell|low|high|reads?|why|spa|tub)\b/,
  },
  {
    card: 'lower-ta-short',
    all: [
      /^(?:so |and |y )?(?:what|which \w+|que)\b.{0,12}\b(?:brings?|takes?|makes?|gets?|pulls?|lowers?|reduces?|drops?|baja|reduce)\b/,
      /\b(?:alkalinity|alkalinty|alk|ta|alcalinidad)\b/,
      /\b(?:down|lower\w*|reduc\w+|drops?|baja|reduce)\b/,
    ],
    none: /\b(?:ph|why|my|mi|will|happens?|keeps?|rain|with)\b/,
  },
];
