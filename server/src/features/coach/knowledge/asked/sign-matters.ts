// Everyday matters: what a sign means, what is needed, and how to test.
import { MEANS, NEEDS, HOW_TO_TEST, NO_TEST_OF, CHLORINE, OTHER_VALUES, CLOUDY, AFTER, type Matter } from './matter.ts';

export const SIGN_MATTERS: readonly Matter[] = [
  {
    card: 'chlorine-types',
    all: [
      /\b(?:the same|same (?:thing|as)|diff\w*|versus|vs|lo mismo|diferencia)\b/,
      /\b(?:liquid|bleach|liquido)\b/,
      /\b(?:cal[- ]?hypo|granul\w*|tablets?|tabs?|pucks?|powder|pastillas?|granulad\w*)\b/,
    ],
    none: /\b(?:mix\w*|together|same (?:time|day|bucket|feeder|shed)|how much|price|cost\w*|mezcl\w*)\b/,
  },
  {
    card: 'cloudy-means',
    all: [
      /\b(?:cloud\w*|hazy|murky|turbi[oa])\b/,
      CHLORINE,
      MEANS,
      /\b(?:low|not enough|no|need\w*|lack\w*|more|little|poc[oa]|falt\w+|baj[oa])\b/,
    ],
    none: /\b(?:how|what|after|why|chlorine is|que|como)\b/,
    isYesOrNo: true,
  },
  {
    card: 'no-smell-means',
    all: [/\b(?:no|don'?t|can'?t|cant|not|sin)\b.{0,20}\b(?:smell|huel\w+|olor)\b/, CHLORINE],
    none: /\b(?:how|why|shock)\b/,
    isYesOrNo: true,
  },
  {
    card: 'smell-means',
    all: [/\b(?:smell\w*|odor|huel\w+|oler|olor)\b/, CHLORINE, MEANS],
    none: /\b(?:what|why|how|indoor|hot tub|spa|que|por que|headache|cough\w*|breath\w*|room|shed)\b/,
    isYesOrNo: true,
  },
  {
    card: 'green-means',
    all: [/\b(?:green|verde)\b/, /\b(?:algae|algas?)\b/, MEANS],
    none: /\b(?:how|what|why|hair|que|como)\b/,
    isYesOrNo: true,
  },
  { card: 'eyes-mean', all: [/\b(?:eyes?|ojos)\b/, CHLORINE, MEANS], none: /\b(?:splash\w*|got|cayo|what|how)\b/, isYesOrNo: true },
  {
    card: 'phosphate-need',
    all: [/\b(?:phosph?ates?|fosfatos?)\b/, NEEDS],
    none: /\b(?:how|what is|level|test|que es|como)\b/,
    isYesOrNo: true,
  },
  {
    card: 'algaecide-need',
    all: [/\b(?:algaecide|algicide|alguicida)\b/, NEEDS],
    none: /\b(?:how|what|which|which|when|before|after|with|and|instead|kill|copper|clos\w+|winter\w*|cuant\w+|como|cual|cuando|antes|despues)\b/,
    isYesOrNo: true,
  },
  {
    card: 'clarifier-need',
    all: [/\b(?:clarifier|clarificador|clarificante)\b/, NEEDS],
    none: /\b(?:how|what|which|when|before|after|and|cuant\w+|como|cual|cuando)\b/,
    isYesOrNo: true,
  },
  { card: 'enzymes-need', all: [/\b(?:enzymes?|enzimas?)\b/, NEEDS], none: /\b(?:how|what|which|when|cuant\w+|como)\b/, isYesOrNo: true },
  {
    card: 'test-chlorine',
    all: [HOW_TO_TEST, CHLORINE],
    none: new RegExp(`${OTHER_VALUES.source}|${NO_TEST_OF.source}|\\b(?:high|low|zero|lock)\\b`),
  },
  {
    card: 'test-ph',
    all: [HOW_TO_TEST, /\bph\b/],
    none: new RegExp(`${NO_TEST_OF.source}|\\b(?:chlorine|alkalinity|cya|calcium|meter|cloro|high|low)\\b`),
  },
  {
    card: 'test-alkalinity',
    all: [HOW_TO_TEST, /\b(?:alkalinity|calcium|hardness|alcalinidad|calcio|dureza)\b/],
    none: new RegExp(`${NO_TEST_OF.source}|\\b(?:chlorine|cya|cloro|high|low)\\b`),
  },
  {
    card: 'ph-yellow',
    all: [
      /\bph\b/,
      /\b(?:test|strip|drops?|kit|color|reagent|sample|prueba|tira|gotas|phenol)\b/,
      /\b(?:yellow|amarill[oa])\b/,
      /\b(?:why|what|mean\w*|how come|is|por que|que|significa)\b/,
    ],
    none: /\b(?:chlorine|cloro|what color|indicator|which)\b/,
  },
  {
    card: 'ph-red',
    all: [
      /\bph\b/,
      /\b(?:test|strip|drops?|kit|color|reagent|sample|prueba|tira|gotas)\b/,
      /\b(?:red|reddish|purple|violet|magenta|dark pink|roj[oa]|morad[oa]|purpura)\b/,
      /\b(?:why|what|mean\w*|how come|por que|que|significa)\b/,
    ],
    none: /\b(?:chlorine|cloro|what color|phenol|indicator|which|rojo de fenol)\b/,
  },
  {
    card: 'dust-on-floor',
    all: [
      /\b(?:white|gray|grey|fine|chalky|blanc[oa]|gris|fin[oa])\b/,
      /\b(?:powder\w*|dust\w*|film|residue|polv\w+|sediment\w*|silt|residuo)\b/,
      /\b(?:bottom|floor|fondo|piso|suelo)\b/,
    ],
    none: /\b(?:filter|returns?|jets?|de|diatom\w*|heater|new plaster|filtro|retornos?)\b/,
  },
  {
    card: 'bubbles-after-fill',
    all: [
      /\b(?:bubbles?|burbuj\w+)\b/,
      /\b(?:wall\w*|steps|sides|floor|everywhere|pared\w*|escalon\w*)\b/,
      /\b(?:fill\w*|refill\w*|topp\w+|fresh water|new water|hose|llen\w+|rellen\w+|agua nueva)\b/,
    ],
    none: /\b(?:foam|spa|tub|liner|pump|lid|returns?|espuma|bomba)\b/,
  },
  {
    card: 'bubbles-in-water',
    all: [
      /\b(?:bubbles?|bubbly|microbubbles|burbuj\w+)\b/,
      /\b(?:tiny|small|micro\w*|little|lots|everywhere|all over|water|pool|full|chiquit\w+|pequen\w+|por tod\w+|agua|much\w+)\b/,
    ],
    none: /\b(?:foam\w*|soap\w*|returns?|jets?|pump|lid|basket|suction|spa|tub|jacuzzi|liner|paint|stuck|cover|skimmer|heater|bubbler|wrap|surface|acid|chemical\w*|bucket|smok\w*|fizz\w*|espuma|retornos?|bomba|tapa|cubierta|test)\b/,
  },
  {
    card: 'cloudy-after-calcium',
    all: [CLOUDY, AFTER, /\b(?:calcium|hardness|calcio|dureza)\b/],
    none: /\b(?:soda|bicarb\w*|carbonat\w*|hypo\w*|scale|flak\w+|shock|baking)\b/,
  },
  {
    card: 'cloudy-after-rain',
    all: [/\b(?:cloud\w*|hazy|murky|turbi[oa])\b/, AFTER, /\b(?:rain\w*|storm\w*|wind\w*|lluvia|llover|llovio|tormenta|viento)\b/],
    none: /\b(?:lightning|thunder|swim\w*|dust|haboob|nad\w+)\b/,
  },
  {
    card: 'teal-clear',
    all: [
      /\bclear\b|\btransparent\w*\b|\bcan see (?:the )?bottom\b|\bclar[oa]\b/,
      /\b(?:green\w*|teal|turquoise|emerald|verd\w+|turquesa)\b/,
      /\b(?:but|tint\w*|yet|though|still|pero|tono|aunque)\b/,
    ],
    none: /\b(?:not clear|isn'?t clear|won'?t clear|clear (?:up|it)|to clear|how (?:long|do)|algae|hair|cloud\w*|slim\w*|algas|turbi\w+)\b/,
  },
  {
    card: 'forgot-test',
    all: [
      /\b(?:forgot\w*|haven'?t|havent|hasn'?t|didn'?t|did not|skipped|olvid\w+|no (?:he|la he|lo he|ha))\b/,
      /\b(?:test\w*|check\w*|measur\w*|med\w+|analiz\w+|revis\w+)\b/,
      /\b(?:days?|weeks?|months?|long time|while|all (?:summer|season|year)|forever|dias?|semanas?|mes(?:es)?|tiempo)\b/,
    ],
    none: /\b(?:remind\w*|how (?:much|many|long)|heater|filter|pump|cell|recuerd\w*|cuant\w+)\b/,
    hasNumbers: true,
  },
  {
    card: 'forgot-chlorine',
    all: [
      /\b(?:forgot\w*|haven'?t|havent|hasn'?t|didn'?t|did not|skipped|went without|missed|no chlorine for|without chlorine for|olvid\w+|sin cloro|no (?:le )?(?:eche|puse|he (?:echado|puesto)))\b/,
      CHLORINE,
      /\b(?:days?|weeks?|weekend|month|dias?|semanas?|mes|fin de semana|since (?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|desde (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))\b/,
    ],
    none: /\b(?:swam|swim\w*|how (?:much|many|long)|overnight|hold\w*|nad\w+|cuant\w+|green|cloudy|verde|turbi\w+|test(?:ed)?)\b/,
    hasNumbers: true,
  },
  {
    card: 'chlorine-at-night',
    all: [
      CHLORINE,
      /\b(?:at night|overnight|in the dark|after dark|de noche|en la noche|por la noche)\b/,
      /\b(?:go|goes|los[es]|drop|drops|disappear\w*|fade\w*|evaporat\w*|leave|burn|break down|baj\w+|pierd\w+|va|gast\w+|evapor\w+)\b/,
      /\b(?:do|does|is it|will|normal|normally|how much|se|cuanto)\b/,
    ],
    none: /\b(?:clear|my|all|add\w*|swim\w*|gone|zero|how (?:do|to|can)|why|ppm|mi|todo|como|por que|cell|salt)\b/,
  },
];
