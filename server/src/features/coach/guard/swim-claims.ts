// Whether a sentence says that people may swim. Only the engine decides that; a tool has to have said so in this turn. What forbids, asks,
// or depends on something still to come is no such claim.

const NOT_A_SWIM =
  /swimming pools?|swim (?:state|check)|piscinas? de natación|before (?:(?:you|anyone|they|people|we|the kids|swimmers) )?(?:can )?swim\w*|before swimming|antes de (?:nadar|bañar\w+|meter\w+)/g;
/** Denials that deny a danger. */
const REASSURES =
  /no (?:problem|worries|worry|risk|danger|harm|reason not)|(?:don't|do not|needn't) worry|not (?:unsafe|dangerous|harmful|a problem)|nothing (?:to worry about|wrong|stops you)|(?:sin|no hay|no es) (?:ningún )?(?:problema|riesgo|peligro)|no te preocupes|no hay por qué/g;
const AS_WISHED =
  /(?:when|whenever|if|any ?time) (?:you|they|everyone) (?:like|want|wish|please|feel like it)\w*|(?:cuando|si) (?:quieras|quieres|gustes|quieran)|after all|once (?:more|again)/g;

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u');
const STRONG = word(
  'swim\\w*|bathe|bathing|soak|soaking|(?:a|quick) (?:dip|plunge|splash)|nadar\\p{L}*|nad(?:e|en|es|emos|ando)|bañ(?:ar\\p{L}+|ate|ense|en|ista|istas)|báñ(?:ate|ense)|chapuzón|un baño|natación',
);
const WEAK = word(
  '(?:get|go|jump|hop|climb|dive|step|come|head|be|back) (?:right |back |on )?in(?:to|side)?|(?:use|enjoy|open) (?:the|your|that) (?:pool|spa|hot tub|tub|water)|met(?:er)?(?:te|se|nos|ete)|métete|métanse|al agua|entr(?:ar|a|en|e)|(?:usar|usa|usen|disfrutar|disfruta|disfruten)(?: de)? (?:la|tu|el|su) (?:piscina|alberca|jacuzzi|spa|agua)',
);
const PERMITS = word(
  "have a|nice|go swimming|safe|safely|ok|okay|fine|ready|good|great|perfect|clear|can|may|could|should be|go ahead|allowed|free to|feel free|enjoy|all set|let|lets|let's|welcome|yes|sure|invite|happy|time to|segur[oa]s?|bien|list[oa]s?|pued(?:e|es|en|o)|podemos|pod(?:rás|rán|ría|rías)|adelante|apt[oa]s?|disfrut\\p{L}+|permitid[oa]|sí|claro|perfect[oa]|fine",
);
const COMMANDS =
  /^[^\p{L}]*(?:(?:so|then|now|well|and|please|just|ok|okay|everyone|kids|entonces|pues|ahora|ya)[ ,]+)*(?:swim|go swimming|have a \p{L}+ swim|everyone in|a nadar|al agua|jump in|hop in|dive in|get in|go in|enjoy|nada en|naden|métete|métanse|báñate|báñense)(?!\p{L})/u;
/** The pool itself, as something to go into. */
const POOL_IS_SAFE =
  /(?:pool|water|spa|tub|it|piscina|alberca|agua|jacuzzi)(?:'s| is| looks| seems| should be| está| es| parece)(?: \p{L}+){0,2} (?:safe|good to go|swimmable|(?:fine|ok|okay|good|great) for (?:the |your )?(?:kids|children|people|everyone|guests|family)|segur[oa]|apt[oa])(?!\p{L})|(?:pool|spa|tub|piscina|alberca)(?:'s| is| está)(?: \p{L}+)? (?:ready|open|list[oa]|abiert[oa])(?!\p{L})/u;
const AFFIRMS =
  /^[^\p{L}]*(?:yes|yep|yeah|sure|absolutely|certainly|of course|definitely|go ahead|(?:it|that)(?:'s| is| should be)(?: \p{L}+)? (?:safe|fine|ok|okay|good|ready)|you(?:'re| are) (?:good|fine|ok|okay|all set|clear|safe)|(?:you|they|the kids|everyone) (?:can|may)|all (?:clear|good|set)|fine|enjoy|have fun|sí|claro|por supuesto|desde luego|adelante|es seguro|está (?:bien|list[oa])|pued(?:es|en)|disfruta)(?!\p{L})/u;
const FORBIDS = word(
  "not|no|never|\\p{L}+n't|cannot|nobody|none|unsafe|dangerous|avoid|stay out|keep out|out of the water|hold off|skip|nunca|nadie|evita\\p{L}*|fuera del agua|insegur[oa]|peligros[oa]|tampoco|without|sin",
);
const DEPENDS = word(
  'if|once|when|unless|as soon as|after|whether|wait|waiting|only|si|cuando|una vez|en cuanto|después|tras|luego de|a menos|espera\\p{L}*|esper(?:e|en|es)|solo|sólo',
);
const NOW = word('now|already|right away|immediately|today|tonight|any ?time|ya|ahora|hoy|esta noche|de inmediato|cuando sea');
const ASKS =
  /^[^\p{L}¿]*(?:is|are|can|could|do|does|did|will|would|should|may|what|when|how|where|which|who|why|have|has)(?!\p{L})|^[^\p{L}]*¿/u;

const plainOf = (sentence: string): string =>
  sentence
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[*_`~#>]/g, '')
    .replaceAll(/\s+/g, ' ');
const isQuestion = (plain: string): boolean => plain.trimEnd().endsWith('?') && ASKS.test(plain);

/** A question about it: a plain "Yes." after it is a claim. */
export const asksToSwim = (text: string): boolean => {
  const plain = plainOf(text).replaceAll(NOT_A_SWIM, ' ');
  return plain.includes('?') && (STRONG.test(plain) || WEAK.test(plain));
};

/** `isAsked`: the question was whether people may swim. */
export function claimsSwimming(sentence: string, isAsked: boolean, hasChemical: boolean): boolean {
  const plain = plainOf(sentence).replaceAll(NOT_A_SWIM, ' ').replaceAll(REASSURES, ' fine ').replaceAll(AS_WISHED, ' any time ');
  if (isQuestion(plain)) return false;
  const depends = DEPENDS.test(plain) && !NOW.test(plain);
  return plain.split(/[,;:.!—–]|(?<!\p{L})(?:but|so|and|because|since|pero|así que|porque|y)(?!\p{L})/u).some((clause, index) => {
    if (FORBIDS.test(clause) || depends) return false;
    const isAbout = STRONG.test(clause) || (!hasChemical && WEAK.test(clause));
    const says = isAbout && (PERMITS.test(clause) || PERMITS.test(plain.split(/[,;:]/)[0] ?? '') || COMMANDS.test(clause));
    return says || POOL_IS_SAFE.test(clause) || (isAsked && index === 0 && AFFIRMS.test(clause) && !FORBIDS.test(plain));
  });
}
