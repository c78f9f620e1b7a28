// "Muriatic 31.45", "12.5 liquid chlorine", "cal hypo 65": what a product is sold as, written without its percent sign.
const FORMS: readonly (readonly [names: string, strengths: string])[] = [
  [String.raw`cal(?:cium)?[- ]?hypo(?:chlorite)?|hipoclorito de calcio`, '47|48|53|65|68|70|73|75|78'],
  [
    String.raw`muriatic(?: acid)?|hydrochloric(?: acid)?|hcl|acido muriatico|muriatico|acido clorhidrico`,
    String.raw`10|14\.5|15|20|28|28\.3|29|30|31|31\.45|32|33|34|34\.6`,
  ],
  [
    String.raw`liquid(?: pool)?(?: chlorine)?|lc|bleach|sodium hypochlorite|cloro liquido|lejia|blanqueador`,
    String.raw`5\.25|6|7\.5|8\.25|10|12|12\.5`,
  ],
  ['acid|acido', String.raw`14\.5|31\.45`],
  ['dry acid|sodium bisulfate|acido seco|bisulfato de sodio', String.raw`91|93|93\.2|94\.9|95`],
  ['calcium chloride|cloruro de calcio', '77|80|94|95|97'],
  [String.raw`dichlor|dicloro`, '56|62'],
  [String.raw`trichlor|tricloro`, '90'],
];
/** After a number of a level, of an amount or of time no percent sign was left out. */
const LEVEL_BEFORE = String.raw`(?<!\b(?:to|from|by|at|is|of|a|de|en|hasta|fc|cl|ph|ta|cya|want|for|para|[a-z]+ing) )(?<![\d.=])`;
const ENDS = String.raw`(?=\s*(?:$|[,;.?!)](?!\d)|\b(?:to|from|for|in|into|how|would|will|do|does|and|if|on|when|get|gets|what|i|is|would|please|pls|stuff|kind|jugs?|not|le|por|para|en|cuanto|cuanta|de|y|a|no|que)\b))`;
const RANGE_AFTER = String.raw`(?! ?(?:to|a|->|→|-) ?\d)`;

const PATTERNS = FORMS.map(([names, strengths]) => ({
  after: new RegExp(String.raw`(?<=\b(?:${names}) (?:at |al |of |del |de |is |the )?)(${strengths})${RANGE_AFTER}${ENDS}`, 'g'),
  before: new RegExp(String.raw`${LEVEL_BEFORE}\b(${strengths}) (?=(?:${names})\b)`, 'g'),
}));

/** "Get it to 7 w/ 12.5": these are printed on jugs, and no level is written like this. */
const OF_JUGS = new RegExp(
  String.raw`(?<=\b(?:w/|with|using|con|al|del|(?:with|using|of|w) the|(?:oz|ounces|gallons?|gal|cups|quarts|jugs?|ml|liters) of) ?)(5\.25|8\.25|12\.5|14\.5|31\.45)${RANGE_AFTER}${ENDS}`,
  'g',
);

/** "2 gallons of 10%", "12.5% for 4 ppm": what is sold by the gallon at such a strength is liquid chlorine. */
const JUG = String.raw`(5\.25|6|7\.5|8\.25|10|12|12\.5)%(?! ?(?:[a-z]+ ){0,2}(?:acid|muriatic|muriatico|acido|liquid|liquido|chlorine|bleach|cloro|hypo\w*|lejia))`;
const NAMELESS = [
  new RegExp(String.raw`\b(gallons?|gals?|jugs?|quarts?|galones|galon) (?:of|de|al) ${JUG}`, 'g'),
  new RegExp(String.raw`\b(how much|how many oz of|cuanto|cuanta) ${JUG}`, 'g'),
  new RegExp(String.raw`^()${JUG}(?= (?:for|to|from|para|de)\b)`, 'g'),
];
const withProduct = (text: string): string =>
  /drain|replac|vaci|reemplaz|salt|\bsal\b|acid/.test(text)
    ? text
    : NAMELESS.reduce(
        (read, pattern) =>
          read.replaceAll(
            pattern,
            (_, unit: string, percent: string) =>
              `${unit && (/^(?:how|cuant)/.test(unit) ? `${unit} ` : `${unit} of `)}${percent}% liquid chlorine`,
          ),
        text,
      );

/** The message with each such strength as a percentage; it has gone through `withFigures`. */
export const withLabelStrengths = (text: string): string =>
  withProduct(
    PATTERNS.reduce((read, { after, before }) => read.replaceAll(after, '$1%').replaceAll(before, '$1% '), text.replaceAll(OF_JUGS, '$1%')),
  );
