// Whether a question is about all pools of the person.
const POOLS = String.raw`(?:pools?|spas?|hot tubs?|accounts?|customers?|clients?|stops?|piscinas?|albercas?|jacuzzis?|clientes?)`;
const ASKS_ALL = new RegExp(
  [
    String.raw`\b(?:which|what|any|how many)(?: ones?)?(?: of)? (?:my|our|these|all my|all our) ${POOLS}\b`,
    String.raw`\b(?:which|what) (?:pool|stop|account|customer|client)s? (?:needs?|nead|are (?:low|below|short|under)|should i|do i|comes?|is (?:worst|due|first|low))\b`,
    String.raw`\b(?:how are|how'?re|status of|summary of|rundown (?:of|on)|check(?: on)?|look at|go through) (?:all )?(?:of )?(?:my|our|the) (?:pools|spas|accounts|customers|stops)\b`,
    String.raw`\ball (?:of )?(?:my|our) (?:pools|spas|accounts|customers|stops)\b`,
    String.raw`\b(?:where|who) (?:do|should) i (?:go|start|visit|stop)(?: first| today)*\b.{0,10}$`,
    String.raw`\b(?:cual(?:es)?|que|alguna) (?:de (?:mis|nuestras) )?(?:piscinas?|albercas?|clientes?) (?:necesit\w+|esta\w*|debo|me)`,
    String.raw`\b(?:cual(?:es)?|alguna|cuantas) de (?:mis|nuestr[ao]s) ${POOLS}\b`,
    String.raw`\bcomo (?:estan|van) (?:todas )?(?:mis|nuestras) (?:piscinas|albercas)\b|\btodas mis (?:piscinas|albercas)\b`,
  ].join('|'),
);
export const asksOfAllPools = (text: string): boolean => ASKS_ALL.test(text);
