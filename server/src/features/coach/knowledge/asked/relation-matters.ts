// "How does a high CYA change how much chlorine I keep?": what one value of the water does to another, in whatever words.
import type { Matter } from './matter.ts';

const CYA = '(?:cya|cyanuric(?: acid)?|stabili[sz]er|conditioner|estabilizador|(?:acido )?cianurico|acondicionador)';
const FC =
  '(?:(?<!liquid |cal[- ]hypo )(?:chlorine|fc)|(?<!de )cloro(?! liquido)|(?:cantidad|fuerza|nivel|potencia|efecto) (?:de|del) cloro)';
const ALK = '(?:alkalinity|alk|ta|alcalinidad)';
const HEAT =
  "(?:temp\\w*|warm\\w*|hot(?:ter)? (?:water|days?|weather|summers?)|when (?:it'?s|its|it gets|it is) (?:really |so |very )?hot|heat|hace (?:mucho )?calor|calor|caliente|temperatura)";
const ASKS =
  /^(?:so |hey |ok |and |but |y |pero )*(?:how (?:does|do|is|are|will|would|can|come)|what (?:does|do|happens|is the (?:relation\w*|connection|link|effect)|effect|if)|why|does|do|is|are|if|when|will|should|como|que|por que|si|el|la|las|los|mas|afecta\w*|influye\w*|depende|cuando|es|hay)\b/;
const RELATES =
  /\b(?:affects?|changes?|influences?|impacts?|effects?|relat\w+|connect\w*|link\w*|depends?|decides?|determin\w*|needs? more|more (?:free )?(?:chlorine|fc)|protects?|shields?|(?:raises?|increases?|boosts?) (?:the |my )?(?:free )?(?:chlorine|fc)|sube el cloro|protege\w*|means? more|matters?|do to|does to|happens? (?:to|with)|require\w*|weak\w*|strong\w*|strength|slows?|afecta\w*|cambia\w*|influye\w*|relacion\w*|depende\w*|necesit\w+ mas|hace falta mas|mas cloro|gasta\w*|debil\w*|fuerte\w*|fuerza|frena\w*|pasa con)\b/;
/** A dose, a test or a way to change it is asked for. */
const ELSE =
  /\b(?:que|cual|which|what) (?:cloro|chlorine)\b|\bhow (?:much|many|do i|do we|can i|can we|should i|to|long|often)\b|\b(?:cuant[oa]s? (?:cloro )?(?:echo|agrego|pongo|necesito)|como (?:subo|bajo|le|puedo|se (?:sube|baja)|hago))\b|\b(?:test(?:s|ing|er)?|strips?|kit|reads?|get rid|add(?:ing|ed)?|tablets?|tabs?|pucks?|trichlor|dichlor|bleach|liquid|cal[- ]?hypo|shock\w*|(?<!cyanuric )acid|baking|soda ash|borax|bromine|indoor|lock|salt|cell|sun\w*|rain|without|no stabilizer|difference|versus|vs|same|first|before|order|green|cloudy|swim\w*|overnight|phosphates?|pastillas?|tabletas?|lejia|choque|bromo|sal|sol|lluvia|sin|diferencia|primero|antes|verde|turbi\w+|nadar|hot ?tubs?|spas?|jacuzzi)\b/;
const of = (...parts: string[]): RegExp => new RegExp(parts.join(''));

export const RELATION_MATTERS: readonly Matter[] = [
  {
    card: 'chlorine-and-cya',
    all: [
      ASKS,
      of(
        String.raw`\b${FC}\b.{0,12}\b(?:lower|raise|use up|eat|destroy|reduce|affect|increase|change|break down|remove|baja|sube|gasta|afecta|quita|reduce)\w*\b.{0,12}\b${CYA}\b`,
      ),
    ],
    none: ELSE,
  },
  {
    card: 'cya-and-chlorine',
    all: [
      ASKS,
      RELATES,
      of(
        String.raw`\b${CYA}\b.*\b${FC}\b|\b${FC}\b.{0,30}\b(?:depend\w*|relat\w*|relacion\w*|need\w*|decid\w*|and|y|when|if|cuando|si|con)\b.{0,20}\b${CYA}\b`,
      ),
    ],
    none: ELSE,
  },
  {
    card: 'ph-and-chlorine',
    all: [
      ASKS,
      of(
        String.raw`\bph\b.*\b${FC}\b|\b${FC}\b.{0,40}\b(?:better|worse|weak\w*|strong\w*|work\w*|kill\w*|effective|less|more|depend\w*|mejor|peor|debil\w*|fuerte\w*|funciona\w*|depende\w*|rinde|desinfecta)\b.{0,24}\bph\b`,
      ),
      /\b(?:affects?|changes?|influences?|impacts?|effects?|depends?|weak\w*|strong\w*|strength|work\w*|kill\w*|effective\w*|power\w*|potency|activ\w+|afecta\w*|cambia\w*|influye\w*|depende\w*|debil\w*|fuerte\w*|fuerza|funciona\w*|efectiv\w+|mata\w*|rinde|desinfecta\w*)\b/,
    ],
    none: new RegExp(
      String.raw`${ELSE.source}|\b(?:percent\w*|alkalinity|hocl|hypochlorous|drops?|falls?|sting\w*|eyes|alcalinidad|porcentaje|ojos)\b|%`,
    ),
  },
  {
    card: 'chlorine-and-ph',
    all: [
      ASKS,
      of(
        String.raw`\b${FC}\b.{0,14}\b(?:affects?|changes?|influences?|impacts?|raises?|lowers?|moves?|do to|afecta\w*|cambia\w*|sube\w*|baja\w*|mueve)\b.{0,14}\bph\b`,
      ),
    ],
    none: new RegExp(String.raw`${ELSE.source}|\b(?:alkalinity|alcalinidad)\b`),
  },
  {
    card: 'heat-and-chlorine',
    all: [
      ASKS,
      of(String.raw`\b${HEAT}\b`),
      of(String.raw`\b${FC}\b`),
      /\b(?:affects?|changes?|influences?|impacts?|effects?|depends?|use|uses|used|usage|needs?|more|faster|quicker|consum\w+|demand|loss|los[et]s?|drops?|falls?|disappears?|go(?:es)? (?:down|away)|baja\w*|afecta\w*|cambia\w*|influye\w*|depende\w*|gast\w+|necesit\w+|mas|consum\w+)\b/,
      /\b(?:water|pool|temp\w*|weather|summers?|days?|when (?:it'?s|its|it gets|it is)|agua|piscina|alberca|hace)\b/,
    ],
    none: new RegExp(
      String.raw`${ELSE.source}|\b(?:cold|cool\w*|winter|heater|bottle|jug|garage|shed|stor\w+|strips?|pump|ph|cya|stabilizer|always|sign|fri[oa]|invierno|calentador|botella|guard\w+|bomba|estabilizador)\b`,
    ),
  },
  {
    card: 'alkalinity-and-ph',
    all: [
      ASKS,
      of(String.raw`\b${ALK}\b`),
      /\bph\b/,
      /\b(?:affects?|changes?|influences?|impacts?|effects?|relat\w+|connect\w*|link\w*|depends?|matters?|do to|does to|happens? (?:to|with)|work together|go together|stab\w+|steady|buffer\w*|swing\w*|bounc\w*|afecta\w*|cambia\w*|influye\w*|relacion\w*|depende\w*|pasa con|estab\w+|brinca\w*)\b/,
    ],
    none: new RegExp(
      String.raw`${ELSE.source}|\b(?:my|our|calcium|hardness|mi|calcio|dureza|both|without|raise|raising|lower(?:ing)? (?:the )?(?:ph|alkalinity|ta)|keeps?|aerat\w*|chlorine|cloro)\b`,
    ),
  },
];
