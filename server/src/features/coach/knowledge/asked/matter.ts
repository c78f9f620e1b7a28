// One everyday matter: what its question says and does not say, and the words that several of them share.
export interface Matter {
  card: string;
  /** all of these stand in it */
  all: readonly RegExp[];
  none?: RegExp;
  /** it is asked for a yes or a no */
  isYesOrNo?: boolean;
  /** numbers change nothing */
  hasNumbers?: boolean;
}

export const MEANS = /\b(?:mean\w*|always|because|sign|tell\w*|significa|quiere decir|siempre|senal)\b/;
export const NEEDS =
  /\b(?:need|necessary|have to (?:use|add|buy)|should (?:i|we) (?:use|add|buy|get|put)|worth (?:it|buying|using)|required|must i|necesit\w+|hace falta|hay que|debo|vale la pena|conviene|necesari[oa])\b/;
export const HOW_TO_TEST =
  /\b(?:how (?:do|can|should|would|to|does|r)\b.{0,14}|(?:best|right|easiest|correct) way (?:to|of) |como (?:puedo |se |debo |le )?)(?:test|testing|check|measur\w+|read|find out|mido|medir|mide|pruebo|probar|prueba|checo|checar|checa|analizo|analizar|reviso|revisar)\b/;
export const NO_TEST_OF =
  /\b(?:how often|how long|when|leak\w*|pump|filter|cell|pressure|heater|bonding|salt|phosphat\w*|before|after|without|cada cuanto|fuga|bomba|filtro|presion|volume|flow)\b/;
export const CHLORINE = /\b(?:chlorine|clorine|fc|cloro)\b/;
export const OTHER_VALUES =
  /\b(?:ph|alkalinity|alk|ta|calcium|hardness|cya|stabilizer|cyanuric|combined|total|alcalinidad|calcio|dureza|estabilizador|cianurico|combinado)\b/;
export const SALT_POOL =
  /\bsalt ?water\b|\bsalt (?:water )?(?:pools?|systems?)\b|\b(?:piscinas?|albercas?) (?:de (?:agua )?sal\w*|salad\w+|salin\w+)|\bagua salada\b/;
export const PUMP_OFF =
  /\bpump(?:'s| is| was)? (?:\w+ )?(?:off|not running|not on|broken|down|stopped)\b|\bwithout (?:running )?(?:the|my) pump\b|\b(?:turn|shut|switch)\w* (?:the |my )?pump off\b|\bbomba (?:\w+ )?apagada\b|\bsin (?:prender |encender )?(?:la )?bomba\b/;
export const PUTS = /\b(?:add\w*|put\w*|pour\w*|dump\w*|throw|ech\w+|agreg\w+|pon\w+)\b/;
export const PET = /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|perr[oa]s?|gat[oa]s?|mascotas?)\b/;
export const STORES = /\b(?:stor\w+|keep|guard\w+|almacen\w+)\b/;
export const CREATURE =
  /\b(?:frogs?|toads?|mouse|mice|rats?|snakes?|ducks?|birds?|lizards?|squirrels?|rabbits?|possums?|opossums?|chipmunks?|iguanas?|animals?|critters?|ardillas?|conejos?|ranas?|sapos?|raton(?:es)?|ratas?|viboras?|patos?|pajaros?|lagartijas?|animal(?:es)?)\b/;
export const CLOUDY = /\b(?:cloud\w*|white|milky|hazy|murky|turbi[oa]|blanc[oa]|lechos[oa]|nublad[oa])\b/;
export const AFTER = /\b(?:after|since|when|once|ever since|right when|despues|cuando|desde|tras|al (?:echar|agregar|poner))\b/;
export const SMALL_CHILD =
  /\b(?:bab(?:y|ies)|infants?|toddlers?|(?:1|2|3|one|two|three)[ -]?(?:yr|year)s?[ -]?olds?|(?:[6-9]|1\d|2\d)[ -]?(?:month|mo)s?[ -]?olds?|bebes?|de (?:un|1|2|dos|3|tres) anos?|de (?:[6-9]|1\d) meses)\b/;
export const GOES_IN = /\b(?:swim|go in|get in|go into|be in|in (?:the|my|our) pool|use the pool|nadar|entrar|meter\w*|mete|banar\w*)\b/;
export const IN_TROUBLE_OF_PET =
  /\b(?:vomit\w*|threw|cough\w*|drool\w*|weak|letharg\w*|limp|shak\w*|breath\w*|collaps\w*|sick|drown\w*|seizure\w*|ate|drank|tos\w*|decaid\w|enferm\w*|respir\w*|comio)\b/;
export const IN_TROUBLE =
  /\b(?:vomit\w*|throw\w*|threw|cough\w*|drool\w*|weak|letharg\w*|limp|shak\w*|breath\w*|foam\w*|collaps\w*|sick|fell|drown\w*|seizure\w*|tablet\w*|acid|bleach|chemical\w*|bucket|jug|shock\w*|a lot|salt\w*|hot tub|tos\w*|babe\w*|decaid\w|respir\w*|cayo|enferm\w*|pastilla\w*|acido|quimico\w*|cubeta|salada)\b/;
export const ASKS_IF = /\b(?:do|does|should|must|need|have to|hay que|debo|tengo que|necesito)\b/;
export const ADDED = /\b(?:put|added|dumped|poured|threw|used|eche|puse|agregue)\b/;
