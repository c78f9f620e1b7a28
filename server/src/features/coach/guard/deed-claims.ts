// Whether a sentence says that the coach has done something, or will: saved a test, set a reminder, turned a pump on. A model can do none
// of it. It may look, think and speak, and prepare what the person confirms; those verbs are named, every other deed of its own is false.

const MIND_EN =
  /^(?:prepar|check|look|calculat|comput|work|assum|us|notic|mention|bas|compar|suggest|recommend|explain|figur|consider|review|search|tri|ask|answer|need|want|prefer|describ|list|summariz|interpret|estimat|skipp|omitt|includ|suppos|rank|miss|read|referr|focus|skimm|pull|learn|reason|draft|propos|reckon|convert|round|divid|multipli|inspect|understand|concern|limit|design|train|allow|suppos)(?:ed|d)$/;
const DEEDS_EN = '(?:put|wrote|written|set|sent|done|kept|gave|given|began|ran|took|taken|got)';
const SELF_EN =
  /(?<!\p{L})(?:i|we|limpid|the app|the coach)(?:'ve|'d| have| had)?(?: (?:just|already|now|also|successfully|both|gone ahead and|went ahead and))* (\p{L}+)/gu;
const MADE_EN = /(?<!\p{L})(?:i|we)(?:'ve| have)?(?: just| already)* made (?:a note|an entry|a reminder|a record|that change|the change)/u;
const WRITES =
  'sav|log|logg|record|stor|writ|not|enter|add|updat|chang|set|sett|creat|schedul|mark|delet|remov|send|email|remind|turn|order|track|monitor|notify|alert|watch';
const PROMISES_EN = new RegExp(
  `(?<!\\p{L})(?:i|we)(?:'ll| will|'m going to| am going to|'m about to)(?: \\p{L}+ly| also| now| just)* (?:${WRITES})(?:e|s)?(?!\\p{L})|(?<!\\p{L})i(?:'m| am)(?: now| just)* (?:${WRITES})ing(?!\\p{L})`,
  'u',
);
const WRITTEN_EN =
  '(?:saved|logged|recorded|noted|stored|written down|entered|updated|deleted|scheduled|created|registered|marked|added to (?:your|the) \\p{L}+)';
const PASSIVE_EN = new RegExp(
  `(?<!\\p{L})(?:it|that|this|they|everything|all|(?:your|the|a|an|his|her) (?:\\p{L}+ )?(?:test|reading|result|value|treatment|dose|addition|task|reminder|entry|log|note|number|setting)s?)(?:'s|'ve| is| are| was| were| has| have| got)(?: (?:been|now|all|just|already|safely|successfully|being|taken care of|and|set up))* (?:${WRITTEN_EN}|set)(?!\\p{L})`,
  'u',
);
const BARE = new RegExp(
  `^[^\\p{L}]*(?:(?:done|ok|okay|great|got it|all set|sure|perfect|alright|yes|there|listo|hecho|perfecto|vale|claro|muy bien|sí|ya)[\\s,.!:–—-]+)*(?:saved|logged|recorded|noted|updated|scheduled|marked as done|added to|(?:guardad|registrad|anotad|apuntad|agregad|actualizad|programad)[oa]s?)(?!\\p{L})`,
  'u',
);
const IN_THE_LOG =
  /(?<!\p{L})(?:it|that|this|(?:your|the) (?:new )?(?:test|reading|treatment|task|reminder|dose)s?)(?:'s| is| are)(?: now| already)? (?:in|on) (?:your|the) (?:log|list|calendar|history|schedule)|(?:ya )?est[áa]n? en (?:tu|el|la) (?:registro|lista|calendario|historial|bitácora)/u;

const SAVED_AS_NOUN =
  /(?<!\p{L})(?:test|reading|treatment|task|reminder|entry|it)s? (?:saved|logged|recorded|scheduled|noted)(?!\p{L})|(?:your|the) log (?:now )?(?:shows|has|contains|includes) (?:it|this|that|your)|(?<!\p{L})se (?:guardó|registró|anotó|apuntó|agregó|ha (?:guardado|registrado|anotado))(?!\p{L})/u;
const MIND_ES =
  /^(?:calcul|revis|prepar|busc|busqu|encontr|consult|us|dej|compar|mir|verifiqu|verific|pregunt|respond|dir|dar|explic|expliqu|ayud|pens|le|v|confund|incl|omit|bas|asum|entend|suger|recomend|analic|analiz|tom|estim|consider|ten|pod|propu|propon|mencion)(?:é|í|aré|eré|iré|ré|ado|ido|uí|uido|rí)$|^(?:visto|dicho|propuesto|supuesto|sido|estado|tenido|podido)$/u;
const NO_VERB_ES = new Set('qué porqué sé té café esté así ahí allí aquí mí sí bebé josé acá'.split(' '));
const SELF_ES =
  /(?<!\p{L})(?:he|hemos)(?: (?:ya|también|recién))* (\p{L}+(?:ado|ido|cho|sto|ito))(?!\p{L})|(?<!\p{L})(\p{L}+[éí])(?!\p{L})/gu;
const IRREGULAR_ES =
  /(?<!\p{L})(?:hice|puse)(?!\p{L})|(?<!\p{L})(?:ya|te|lo|la) (?:lo |la )?(?:guarde|anote|registre|apunte|voy a (?:guardar|anotar|registrar|recordar))(?!\p{L})|(?<!\p{L})voy a (?:guardar|anotar|registrar|recordar|programar|apuntar|agregar)/u;
const PASSIVE_ES =
  /(?<!\p{L})(?:está|están|quedó|queda|quedaron|quedan|fue|fueron|ha sido|han sido|ya)(?: \p{L}+){0,2} (?:guardad|registrad|anotad|apuntad|agregad|añadid|programad|cread|marcad|actualizad)[oa]s?(?!\p{L})/u;

const DENIES = /(?<!\p{L})(?:not|nothing|never|no|none|cannot|\p{L}+n't|unless|nada|nunca|tampoco|ningún|ninguna)(?!\p{L})/u;
const AWAITS =
  /(?<!\p{L})(?:once|when|if|after|until|before|to|will be|cuando|si|una vez|hasta|antes|al|para|se)(?!\p{L})(?=.*confirm)|confirm.*(?<!\p{L})(?:to|so that|and (?:it|they) (?:is|are|will)|para|y se)(?!\p{L})/u;
const isDeedEn = (verb: string): boolean =>
  (verb.endsWith('ed') && !verb.endsWith('eed') && !MIND_EN.test(verb)) || new RegExp(`^${DEEDS_EN}$`).test(verb);
const isDeedEs = (verb: string): boolean => !NO_VERB_ES.has(verb) && !MIND_ES.test(verb);

export function claimsDeed(sentence: string): boolean {
  const plain = sentence
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[*_`~#>]/g, '')
    .replaceAll(/\s+/g, ' ');
  return plain.split(/[;.!]|, (?=i |we |he |ya )|(?<!\p{L})(?:but|pero)(?!\p{L})/u).some(isDeed);
}

function isDeed(clause: string): boolean {
  if (DENIES.test(clause)) return false;
  const own = [...clause.matchAll(SELF_EN)].some(([, verb = '']) => isDeedEn(verb));
  const ownEs = [...clause.matchAll(SELF_ES)].some(([, participle, preterite]) => isDeedEs(participle ?? preterite ?? ''));
  if (own || ownEs || MADE_EN.test(clause) || IRREGULAR_ES.test(clause)) return true;
  if (AWAITS.test(clause)) return false;
  return (
    PROMISES_EN.test(clause) ||
    PASSIVE_EN.test(clause) ||
    PASSIVE_ES.test(clause) ||
    BARE.test(clause) ||
    IN_THE_LOG.test(clause) ||
    SAVED_AS_NOUN.test(clause)
  );
}
