// Short words about the answer just before, and what they want to know: half of it, is it safe, why so much, put it in my plan, yes, no.
import { fold, languageOf, withFigures } from '../understanding/fold.ts';

const LEAD = String.raw`^(?:(?:ok(?:ay)?|k|so|and|but|yes|yeah|well|then|please|hmm+|wait|oh|cool|great|got it|alright|all right|thanks|thank you|perfect|y|pero|entonces|bueno|si|vale|oye|gracias|perfecto)\b[, .!]*)*`;
const END = String.raw`(?: (?:then|now|though|tho|please|again|too|anyway|entonces|ahora|por favor|tambien))*(?:[, ]+(?:no|right|verdad|cierto|eh|huh|isn'?t it|though))?\W*$`;
const said = (...words: string[]): RegExp => new RegExp(`${LEAD}(?:${words.join('|')})${END}`);

const IT = '(?:it|that|this|them|those|all of (?:it|that)|the whole thing)';
const POUR = '(?:add|put|pour|use|do|dump|apply|dose)';
const ECHO = '(?:lo |la |le )?(?:echo|echar|agrego|agregar|pongo|poner|uso|usar|aplico)(?:lo|la)?';
const WHO =
  '(?: for (?:the |my |our )?(?:kids?|children|us|swimmers|everyone|people|family|liner|plaster))?(?: para (?:los |mis )?(?:ninos|nosotros|todos))?';

/** In this order: the first that fits counts. */
const ASIDES = [
  ['ifNot', /^(?:(?:y|pero|entonces) )?(?:que pasa )?si no(?: lo hago)?\W*$/],
  ['no', said("(?:no,? )?(?:i|we) (?:did ?n'?t|have ?n'?t)(?: (?:add|do|put|use) (?:it|that|any(?:thing)?)(?: in)?)?(?:[,. ]+(?:forget|cancel|delete|drop|ignore) (?:it|that))?|no|nope|nah|cancel(?: (?:it|that))?|never ?mind|forget (?:it|that|about it)|don'?t(?: (?:save|log|do|add) (?:it|that))?|(?:do not|not) (?:save|log) (?:it|that)|not (?:yet|now)|(?:discard|undo|delete|remove)(?: (?:it|that|this))?|deshaz(?:lo)?|borra(?:lo)?|no,? (?:thanks|thank you|gracias)|no (?:lo )?(?:guardes|anotes|registres)(?: nada)?|cancela(?:lo)?|dejalo(?: asi)?|olvidalo|todavia no|aun no")],
  ['yes', said("yes|yep|yup|yeah|sure|(?:save|log|record|confirm)(?: (?:it|that|this))?|do (?:it|that)|go ahead|correct|that'?s (?:right|it|correct)|right|exactly|sounds good|looks (?:good|right)|please do|si|claro|dale|guarda(?:lo)?|anota(?:lo)?|registra(?:lo)?|confirma(?:lo)?|hazlo|correcto|asi es|esta bien|exacto")],
  ['ok', said('ok(?:ay)?|k|got it|cool|great|alright|all right|perfect|understood|makes sense|i see|vale|entendido|perfecto|bueno|ya veo|de acuerdo')],
  ['half', said(`(?:(?:can|could|should|do|may) i |puedo |lo |debo )*(?:(?:do|add|split|divide|spread|put|pour|echo|echar(?:lo)?|divido|dividir(?:lo)?) (?:${IT} )?(?:up |out )*)?(?:in|into|over|en) (?:2|two|3|three|4|four|several|a few|many|dos|tres|varias|half|halves|parts|partes) ?(?:parts|doses|steps|days|goes|times|batches|partes|veces|dosis|dias)?|(?:(?:just|only|add|use|do|what about|how about|make it|what if i (?:only |just )?${POUR}|can i (?:just |only )?${POUR}|should i (?:just |only )?${POUR}|y si (?:solo )?${ECHO}|solo|puedo ${ECHO}) )*(?:half|half a dose|la mitad|media dosis)(?: (?:of )?(?:the dose|${IT})| de (?:eso|la dosis))?(?: (?:first|instead|today|primero|hoy))*`)],
  ['double', said(`(?:(?:can i|should i|what if i|why not|let me|puedo|y si|que pasa si|what happens if i) )?(?:just )?(?:double|twice|triple|${POUR} (?:double|twice|more|extra)|(?:lo )?(?:duplico|duplicar(?:lo)?)|${ECHO} (?:mas|el doble)|el doble)(?: (?:it|that|the dose|of (?:that|it)|as much|as (?:that|it)|de eso|than that))*(?: (?:to be (?:sure|safe)|instead|para estar segur[oa]))?`)],
  ['enough', said(`(?:is|will|would)(?:n'?t)? ${IT}(?: be)?(?: really)? enough|why (?:is|was|wo|would)(?:n'?t| not)? ?${IT}?(?: be)? ?(?:not )?enough|(?:is|will) (?:it|that) (?:going to )?work|(?:eso )?(?:es|sera|seria) suficiente|(?:con eso|eso) (?:alcanza|basta)|por que no (?:es suficiente|alcanza|basta)(?: eso)?`)],
  ['tooMuch', said(`(?:is|isn'?t|are|was) ${IT} (?:too|very|really|so) (?:high|low|strong|much)|(?:does (?:that|this|it) mean |so |entonces |eso quiere decir que |quiere decir que )?(?:(?:there'?s|there is|i have|i'?ve got|it'?s|it is|is there|do i have|we have|did i (?:add|put(?: in)?|use)|i (?:added|put(?: in)?|used)|hay|tengo|es|esta) )?(?:too (?:much|high|strong|low)|demasiado|mucho|muy alto)(?: chlorine| acid| cloro| acido| of it| in (?:it|there))?`)],
  ['isSafe', said(`(?:what about|how about|and|que tal|que pasa con) (?:the |my |our |los |mis |el |mi )?(?:dogs?|pets?|kids?|children|liner|plaster|perro|mascotas?|ninos)|(?:is|will|would|does) ${IT} (?:going to )?(?:hurt|damage|ruin|harm|stain|bleach|eat|affect) (?:my |the |our )?(?:liner|plaster|pool|heater|cover|equipment|kids?|dog|swimsuits?|tile|fiberglass)|(?:will|would|could|can|does) ${IT} (?:hurt|burn|harm|sting|bother) (?:the |my |our )?(?:kids?|children|us|me|anyone|swimmers|dogs?)(?: if (?:they|we|i|the kids) (?:swim|go in|get in)(?: \\w+){0,2})?|(?:eso )?(?:dana|hace dano a|afecta) (?:el|la|mi) (?:liner|yeso|piscina|alberca|calentador)|(?:is|isn'?t|was|wasn'?t|were|will|won'?t|would) ${IT}(?: be)?(?: (?:really|even|still))? (?:safe|ok(?:ay)?|all right|too much|dangerous|harmful|bad|not too much|a lot|fine|hurt (?:us|anyone|the kids))${WHO}|(?:es|no es|sera) (?:seguro|mucho|peligroso|demasiado|malo)(?: eso)?${WHO}|eso es (?:seguro|mucho|peligroso|malo)${WHO}|no es (?:mucho|demasiado)`)],
  ['sure', said(`(?:are )?(?:you|u) (?:sure|certain|positive)(?: (?:about|of) ${IT})?|really|for real|is (?:that|it|this) (?:right|correct|accurate)|(?:that|it) (?:seems|sounds|looks) (?:like a lot|wrong|high|low|off|like too much)|that can'?t be right|that'?s (?:a lot|wrong|not right)|i (?:don'?t )?(?:think|believe) (?:that'?s|it'?s|that)(?: right| wrong| too much)?|estas segur[oa](?: de eso)?|seguro|segur[oa] que si|de verdad|en serio|es correcto(?: eso)?`)],
  ['soMuch', said(`why (?:so|that) (?:much|little|many|few)|why (?:do i need|does it (?:take|need)) (?:so|that) (?:much|little)|how did you (?:get|work out|calculate|come up with) ${IT}(?: number)?|where (?:does|did) ${IT} (?:number )?come from|how (?:do|did) you know|show (?:me )?(?:your|the) (?:math|work)|por que (?:tant[oa]|tan poc[oa])|como (?:lo )?(?:calculaste|sacaste)(?: eso)?|de donde sale(?: eso)?`)],
  ['why', said(`(?:(?:can|could|would) (?:you|u) )?(?:please )?(?:explain|tell me)(?: to me)? (?:why|the reason)(?: (?:is )?${IT})?|explain|what(?:'?s| is) (?:the reason|${IT} for|the point)|what for|(?:and )?why (?:do|should|must|would) i(?: (?:have|need) to)?(?: (?:do|add|use|lower|raise|need))?(?: ${IT})?|why (?:is (?:it|that) )?(?:necessary|needed)|(?:me )?(?:puedes |podrias )?explica(?:r|s|me|rme)?(?: por ?que)?|(?:y )?para que(?: sirve| es)?(?: eso)?|por que (?:hace falta|debo|tengo que hacerlo|lo necesito)`)],
  ['ifNot', said(`what (?:happens|if|would happen|will happen)(?: if)? i (?:don'?t|do not|skip (?:it|that|this)|leave (?:it|that)(?: (?:alone|as is|like that))?|wait|ignore it|do nothing|just leave it)(?: (?:do|add) (?:it|that|anything))?|(?:do i|must i) (?:really |actually )?(?:have|need) to(?: do (?:it|that|this))?|is it (?:really )?(?:necessary|urgent)|can (?:i|it|that) (?:wait|skip (?:it|that))|(?:y )?(?:que pasa )?si no(?: lo)?(?: hago| echo| agrego| pongo)?(?: nada)?|(?:es )?(?:necesario|urgente)|puede esperar|tengo que hacerlo`)],
  ['toPlan', said(`(?:(?:can|could|would|will) (?:you|u) )?(?:add|put|save|stick|include) (?:it|that|this|the dose)(?: to| in| into| on)? ?(?:(?:my|the|today'?s?|our)? ?)*(?:treatment )?(?:plan|list|to-?do(?: list)?|steps)(?: for today)?|(?:puedes )?(?:agrega|pon|anade|agregar|poner|guarda|mete)(?:lo|la|r(?:lo|la))?(?: eso)? (?:a|en|al) ?(?:mi|el|la)? ?(?:plan|lista)(?: de hoy)?`)],
  ['howTo', said(`(?:how|where) (?:do|should|can|would|to)(?: i| we)? ?(?:actually |properly )?${POUR}(?: ${IT})?(?: in| to (?:the|my) pool)?|where (?:does it go|exactly)|what(?:'?s| is) the (?:best|right) way(?: to (?:add|do) it)?|(?:do i )?(?:just )?(?:pour|dump|throw) it (?:right |straight )?in|como ${ECHO}|donde ${ECHO}|por donde ${ECHO}`)],
  ['time', said(`(?:at )?what time(?: of (?:the )?day)?(?: (?:should|do|can) i (?:add|do|put|use) ?(?:it|that)?(?: in)?)?|when(?: (?:should|do|can) i (?:add|do|put|use|pour) (?:it|that)(?: in)?)?|(?:do|should|can) i (?:add|do|put) (?:it|that)(?: in)?(?: now| today| tonight| right now| right away| in the (?:morning|evening)| at night| before bed| when (?:it'?s|its) (?:sunny|raining))*|now or (?:later|tonight|tomorrow)|(?:in the )?(?:morning or (?:night|evening)|day or night)|a que hora(?: ${ECHO})?|cuando ${ECHO}|(?:de dia o de noche|de noche o de dia)|(?:puedo|debo) ${ECHO} (?:ahora|hoy|de noche|ya)`)],
  ['tomorrow', said(`(?:what about |how about |for )?(?:tomorrow|tmrw|the next day|the day after|manana|para manana|al dia siguiente)(?: (?:again|too|otra vez|tambien))?|(?:do|should) i (?:do|add|repeat) (?:it|that|this)(?: again)? (?:tomorrow|every day|daily|again)|(?:every day|daily|todos los dias)|how often(?: (?:do|should) i (?:do|add) (?:it|that))?`)],
  ['rest', said("(?:what about |how about |when do i add )?(?:the (?:rest|other half|second half|remaining(?: half)?)|el resto|la otra mitad)|cuando (?:echo|agrego|pongo) (?:el resto|la otra mitad)")],
  ['otherPool', said("(?:(?:what about|how about|same|the same|do the same|now|and) )*(?:for |in |with )?(?:the|my|our) (?:other|second|2nd) (?:pool|one|spa|tub)|(?:lo mismo |y )?(?:para |en )?(?:la|mi|el) (?:otra|segunda|otro)(?: (?:piscina|alberca|una|jacuzzi))?")],
  ['affects', said(`(?:(?:will|does|would|is|going to|wo|does)(?:n'?t)? ${IT} (?:going to |also |not )*(?:lower|raise|change|affect|mess (?:with|up)|bring down|drop|increase|do(?: anything)? to) (?:my |the )?(?:ph|alkalinity|ta|chlorine|fc|hardness|calcium|cya|stabilizer|salt|other (?:numbers|values|levels))|what (?:will|would) (?:my |the )?(?:ph|alkalinity|ta|chlorine|fc|hardness|cya|salt) be(?: after(?: (?:that|it))?)?|(?:en )?cuanto (?:quedaria|queda|va a quedar) (?:el|la|mi) (?:ph|alcalinidad|cloro|dureza|sal)|what (?:does|will|did) ${IT} do to (?:my |the )?(?:ph|alkalinity|ta|chlorine|fc|hardness|calcium|cya|stabilizer|salt|other (?:numbers|values|levels)|rest)|(?:eso )?(?:tambien )?(?:baja|sube|cambia|afecta) (?:el|la|mi) (?:ph|alcalinidad|cloro|dureza|estabilizador|sal))`)],
  ['next', said(`(?:and )?(?:what(?:'?s)? (?:next|now|then|after(?: that)?)|what (?:do|should) i do (?:next|now|then|after(?: (?:that|it))?)|now what|then what|and then|what comes (?:next|after)(?: that)?|luego|despues|y (?:luego|despues|ahora)(?: que)?|que sigue|ahora que(?: hago)?|que hago (?:luego|despues))`)],
  ['failed', said(`(?:${IT} )?(?:did ?n'?t|does ?n'?t|has ?n'?t|did not|didnt) (?:work|help|change|move|do)(?: (?:anything|much|at all))?|(?:that )?(?:didn'?t|did not) work|nothing (?:happened|changed)|(?:it'?s |its )?still (?:the same|high|low|off|too (?:high|low))|no (?:funciono|sirvio|cambio|paso)(?: nada)?|sigue (?:igual|alt[oa]|baj[oa])`)],
  ['strength', said(`(?:what|which) (?:strength|concentration|percent(?:age)?)(?: (?:is|are|was) (?:that|it|this)(?: for)?| (?:did|do) you (?:use|assume|mean))?|for (?:what|which) (?:strength|percent)|(?:que|cual) (?:concentracion|porcentaje)(?: es)?`)],
  ['saved', said(`(?:did|have) you (?:save|saved|log|logged|add|added|record|recorded)(?: (?:it|that))?|(?:is|was) (?:it|that) (?:saved|logged|recorded)|(?:ya )?(?:lo )?(?:guardaste|anotaste|registraste)|(?:ya )?(?:esta|quedo) (?:guardado|anotado|registrado)`)],
  ['doneHalf', said(`(?:(?:i|we)(?:'?ve| have)?(?: just| already| only)* |ya (?:le |lo )?)?(?:added|put in|put|poured|did|used|eche|agregue|puse) (?:only |just |about |solo )?(?:half|la mitad)(?: (?:of (?:it|that)|de eso))?(?: in)?`)],
  ['done', said(`(?:all )?done|it'?s (?:in|done)|did (?:it|that)|(?:i|we)(?:'?ve| have)?(?: just| already)? (?:added|put|poured|did|done|dumped|used)(?: (?:it|that|them|all of it|the whole thing))?(?: in)?(?: (?:all|today|just now|already|now))?|just (?:added|did|put|poured) (?:it|that)(?: in)?|ya (?:lo |la )?(?:eche|agregue|puse|hice|esta)|ya|listo|hecho`)],
] as const; // prettier-ignore
export type Aside = (typeof ASIDES)[number][0];

/** The longest of these. */
const MOST = 64;
export const plainOf = (question: string): string =>
  withFigures(question, languageOf(question)).replaceAll(/[¿¡]/g, '').replaceAll(/\s+/g, ' ').trim();
/** Undefined: more than a short word about the answer before. */
export function asideOf(question: string): Aside | undefined {
  const text = fold(question).replaceAll(/[¿¡]/g, '').replaceAll(/\s+/g, ' ').trim();
  return text.length > MOST ? undefined : ASIDES.find(([, pattern]) => pattern.test(text))?.[0];
}

const USED =
  /^(?:(?:ok|so|well|actually|y|pero) )*(?:(?:i|we)(?:'?ve| have)?(?: just| already| only)* (?:added|put in|put|poured(?: in)?|used|dumped(?: in)?)|(?:ya )?(?:le |lo )?(?:eche|agregue|puse|use)) (?:only |just |about |solo |como )?(\d[\d.]* ?[a-z. ]{1,12}?)(?: of it| in| instead)?\W*$/;
/** "I used 5 lbs": how much of what was to be added went in. */
export const amountDone = (question: string): string | undefined => USED.exec(plainOf(question))?.[1]?.trim();
/** It says that the dose before it went in. */
export function isDone(question: string): boolean {
  const kind = asideOf(question);
  return kind === 'done' || kind === 'doneHalf' || amountDone(question) !== undefined;
}

/** Said in more words than these, of a dose: what it is about. */
const LOOSE: readonly (readonly [RegExp, Aside])[] = [
  [/\b(?:turn|run|leave|keep|have|need|be|has|dejo|prendo|apago|tener)\b.{0,14}\b(?:pump|filter|bomba)\b.{0,10}\b(?:on|off|running|first|prendida|encendida|apagada)\b|\b(?:prendo|apago|dejo) la bomba\b/, 'howTo'],
  [/\b(?:add|put|pour|echo|agrego|pongo|echar\w*)\b.*\b(?:pump|bomba)\b/, 'howTo'],
  [/\b(?:plan|to-do|todo list|list|lista)\b/, 'toPlan'],
  [/\b(?:(?:that|so) much|tant[oa])\b/, 'soMuch'],
  [/\b(?:enough|suficiente|alcanza)\b/, 'enough'],
  [/\b(?:safe|dangerous|danger|hurt|harm\w*|burn|toxic|poison\w*|bad for|seguro|peligros[oa]|malo para|hace dano|quema)\b/, 'isSafe'],
  [/\b(?:too much|too strong|overdo|overdose|demasiado)\b/, 'tooMuch'],
  [/\b(?:how|where|best way|como|donde)\b.*\b(?:do (?:that|it|this)|add|put|pour|apply|dump|spread|mix|dissolve|echo|agrego|pongo|disuelvo|vierto)\b|\b(?:bucket|skimmer|deep end|shallow|dilute|predissolve|cubeta|lo hondo)\b/, 'howTo'],
  [/\b(?:don'?t|do not|skip|without|ignore|leave it|wait (?:a|until|till|for)|hold off|no lo hago|me espero|lo dejo)\b/, 'ifNot'],
  [/\b(?:tonight|now|right away|morning|evening|night|noon|daytime|sun(?:ny|light)?|rain\w*|what time|noche|ahora|manana|hora|sol|lluvia|dia)\b/, 'time'],
  [/\b(?:sure|certain|correct|accurate|trust|seguro|confi\w+)\b/, 'sure'],
  [/\bwhy\b|\bpor ?que\b|\bexplain\b|\bexplica\w*\b/, 'why'],
]; // prettier-ignore
const POINTS =
  /\b(?:pump|bomba|it|that|this|them|those|the (?:dose|acid|stuff|chlorine|bleach)|eso|esto|se puede|se debe|(?:lo|la) (?=\w+[oa]\b))\b|\w+r(?:lo|la)\b/;
const OF_SWIMMING =
  /\b(?:swim\w*|get in|go in|jump in|hop in|bathe|nad\w+|meter\w*|entrar|banar\w*|green|verde|cloudy|turbia|leak|filter|filtro)\b/;
const MOST_WORDS = 12;
/** Of a question that names nothing of its own. */
export function looseAside(question: string): Aside | undefined {
  const text = fold(question).replaceAll(/[¿¡]/g, '').trim();
  if (OF_SWIMMING.test(text) || text.split(/\s+/).length > MOST_WORDS || !(POINTS.test(text) || text.split(/\s+/).length <= 3))
    return undefined;
  const kind = LOOSE.find(([pattern]) => pattern.test(text))?.[1];
  return /\b(?:pump|bomba)\b/.test(text) && kind !== 'howTo' ? undefined : kind;
}
