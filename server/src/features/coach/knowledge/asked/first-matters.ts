// Everyday matters that are told by one word more: asked before the others.
import { MEANS, CHLORINE, SALT_POOL, PUTS, PET, IN_TROUBLE_OF_PET, ASKS_IF, ADDED, type Matter } from './matter.ts';

export const FIRST_MATTERS: readonly Matter[] = [
  {
    card: 'salt-uses-chlorine',
    all: [
      SALT_POOL,
      /\b(?:chlorine|cloro)\b/,
      /\b(?:use|uses|have|has|need|needs|contain\w*|is there|still|lleva\w*|usa\w*|tiene\w*|necesita\w*|hay)\b/,
    ],
    none: /\b(?:free|no chlorine|without|mean|no lleva|no tiene|no usa|sin|because|how|what|why|which|convert\w*|switch\w*|smell\w*|low|high|zero|better|difference|level|ppm|shock|i|we|my|como|cual|por que|mejor)\b/,
    isYesOrNo: true,
  },
  {
    card: 'salt-not-chlorine-free',
    all: [SALT_POOL, /\b(?:because|since|porque|as)\b.{0,16}\b(?:no|without|sin)\b.{0,16}\b(?:chlorine|cloro)\b/],
  },
  {
    card: 'chlorine-no-kit',
    all: [
      /\b(?:chlorine|cloro|water|agua|pool)\b/,
      /\b(?:without|no|sin)\b.{0,12}\b(?:kit|test|tester|strips?|testing|medidor|tiras?)\b/,
      /\b(?:check|test|tell|know|measure|medir|saber|se|reviso|mido)\b/,
    ],
    none: /\b(?:swim\w*|add\w*|strips? (?:or|vs)|nad\w+|home kit)\b/,
  },
  {
    card: 'test-ph',
    all: [/\b(?:what|which|que|de que) (?:color|colour)\b/, /\bph\b/, /\b(?:should|supposed|good|right|normal|debe\w*|correcto|bueno)\b/],
  },
  {
    card: 'strip-zero',
    all: [
      /\b(?:strips?|tests?|kit|drops|tira|prueba|gotas)\b/,
      /\b(?:zero|0|nothing|no chlorine|blank|white|clear|cero|nada|blanca)\b/,
      CHLORINE,
      /\b(?:why|how come|por que)\b/,
    ],
    none: /\b(?:added|shock\w*|overnight|morning|hold|combined|total|ph|salt|cell|eche|noche)\b/,
    hasNumbers: true,
  },
  {
    card: 'shock-after-rain',
    all: [/\b(?:shock\w*|choque)\b/, /\b(?:rain\w*|storm\w*|lluvia|llover|llueve|tormenta)\b/, ASKS_IF],
    none: /\b(?:before|antes|how|what|when|como|cuando|electric\w*)\b/,
    isYesOrNo: true,
  },
  {
    card: 'too-much-stabilizer',
    all: [
      ADDED,
      /\b(?:stabilizer|conditioner|cya|cyanuric acid|estabilizador|cianurico)\b/,
      /\b(?:whole|entire|too much|all|double|twice|by (?:mistake|accident)|accident\w*|demasiad[oa]|toda|entera|de mas|sin querer)\b/,
    ],
    none: /\b(?:should|can|could|going|gonna|if|before|plan|want|how much|years?|puedo|voy|si|tablets?|acid in)\b/,
  },
  {
    card: 'sand-no-filter',
    all: [
      /\b(?:sand|grit|arena)\b/,
      /\b(?:don'?t have|dont have|no|without|have a cartridge|cartridge|sin|no tengo)\b.{0,14}\b(?:sand filter|filter|filtro)\b/,
    ],
    none: /\b(?:change|replace|which|or sand|better)\b/,
  },
  {
    card: 'brown-means',
    all: [/\b(?:brown|cafe|marron)\b/, MEANS, /\b(?:water|pool|agua)\b/],
    none: /\b(?:how|what|why|stain\w*|algae|after|como|que|por que)\b/,
    isYesOrNo: true,
  },
  {
    card: 'shock-at-opening',
    all: [/\b(?:shock\w*|choque)\b/, /\b(?:open\w*|start of (?:the )?season|abrir\w*|abro|apertura)\b/, ASKS_IF],
    none: /\b(?:how|what|when i shock|bag|bucket|container|lid|electric\w*|tingl\w*)\b/,
    isYesOrNo: true,
  },
  {
    card: 'shock-keeps',
    all: [
      /\b(?:shock|cal[- ]?hypo|dichlor|choque)\b/,
      /\b(?:expire\w*|go bad|goes bad|shelf life|keep|keeps|caduca|vence|echa a perder)\b/,
    ],
    none: /\b(?:pool|water|keep (?:shock|the|my)|green|after|while|people|agua)\b/,
  },
  {
    card: 'chlorine-kills-green',
    all: [
      /\b(?:chlorine|shock|bleach|cloro|choque)\b/,
      /\b(?:kill|clear|fix|get rid of|clean|mata|quita|limpia|aclara)\b/,
      /\b(?:green|verde)\b/,
    ],
    none: /\b(?:how|what|why|copper|hair|but|after|added|still|como|que|por que)\b/,
    isYesOrNo: true,
  },
  {
    card: 'swim-pump-on',
    all: [/\b(?:swim\w*|nad\w+|get in)\b/, /\b(?:pump|filter|bomba|filtro)\b/, /\b(?:running|on|runs|prendid[oa]|encendid[oa]|andando)\b/],
    none: /\b(?:off|not|after|hours?|how|add\w*|chemicals?|shock\w*|drain cover|broken|apagad\w+|despues|sin|vacuum\w*|leak\w*|spark\w*)\b/,
    isYesOrNo: true,
  },
  {
    card: 'dog-after-shock',
    all: [
      PET,
      /\b(?:swim\w*|go in|get in|nad\w+|entrar|meter\w*)\b/,
      /\b(?:shock\w*|chlorine|chemicals?|acid|choque|cloro|quimicos?|acido)\b/,
      /\b(?:after|when|how long|just added|despues|cuanto|cuando)\b/,
    ],
    none: IN_TROUBLE_OF_PET,
  },
  {
    card: 'add-chlorine-often',
    all: [/\b(?:how often|how many times|cada cuanto|cuantas veces)\b/, PUTS, CHLORINE],
    none: /\b(?:spa|tub|jacuzzi|shock|tablets?|liquid or|test|pastillas?|choque)\b/,
  },
  {
    card: 'green-after-rain',
    all: [
      /\b(?:rain\w*|storm\w*|lluvia|tormenta)\b/,
      /\b(?:green|verde)\b/,
      /\b(?:will|can|does|do|why|puede|hace|por que)\b/,
      /\b(?:turn\w*|make\w*|go|goes|cause\w*|pone\w*|vuelve)\b/,
    ],
    none: /\b(?:what (?:do|should)|how|after shock|que hago|como)\b/,
  },
  {
    card: 'cya-leaves',
    all: [
      /\b(?:stabilizer|cya|cyanuric acid|estabilizador|cianurico)\b/,
      /\b(?:go away|goes away|wear\w* (?:off|out)|break\w* down|disappear\w*|leave|drop (?:over|on)|used up|run out|se va|desaparece|baja sol[oa]|se gasta)\b/,
    ],
    none: /\b(?:my|without|how|winter|mi|como|chlorine|cloro)\b/,
    isYesOrNo: true,
  },
  {
    card: 'foam',
    all: [
      /\b(?:foam\w*|suds|espuma)\b/,
      /\b(?:what (?:do|should|can) (?:i|we)|how do i|get rid|help|que (?:hago|le echo)|como (?:la )?quito|ayuda)\b/,
    ],
    none: /\b(?:spa|tub|jacuzzi|roll|play)\b/,
  },
  {
    card: 'salt-not-chlorine-free',
    all: [
      SALT_POOL,
      /\bchlorine\b|\bchlorinat\w+\b|\bcloro\b/,
      /\b(?:free|no|without|still|need\w*|use|uses|have|has|contain\w*|mean\w*|sin|lleva\w*|necesit\w+|usa\w*|tiene\w*|significa)\b/,
    ],
    none: /\b(?:how|what|why|which|convert\w*|switch\w*|smell\w*|low|high|zero|cheap\w*|better|difference|level|ppm|shock|como|cual|por que|mejor|diferencia|nivel)\b/,
    isYesOrNo: true,
  },
  {
    card: 'salt-only-with-cell',
    all: [
      /\b(?:salt|sal)\b/,
      /\b(?:regular|normal|ordinary|standard|traditional|chlorine|non[- ]?salt|without a (?:salt|cell|generator)|no (?:salt )?(?:cell|generator|system)|comun|de cloro|sin (?:clorador|celda|sistema))\b/,
      /\b(?:need\w*|should|add|put|use|necesit\w+|debo|ech\w+|agreg\w+|pon\w+)\b/,
    ],
    none: /\b(?:how|what|which|convert\w*|switch\w*|better|difference|level|ppm|cost\w*|as well|bags?|cuant[oa]\w*|mejor|diferencia|contain\w*|liquid)\b/,
    isYesOrNo: true,
  },
  {
    card: 'shock-or-chlorine',
    all: [/\b(?:shock|choque)\b/, /\b(?:chlorine|cloro)\b/, /\b(?:diff\w*|same|vs|versus|diferencia|lo mismo|igual)\b/],
    none: /\b(?:non|free|liquid|cal|dichlor|sin|days?|time|combined|how (?:much|many|long|do|often))\b/,
  },
];
