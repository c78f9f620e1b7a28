// What only sounds like an accident: a wallet that drowns in bills, a price that shocks, a heat to die of.
const MONEY =
  '(?:wallet|budget|bank account|paycheck|savings|bills?|debts?|payments?|prices?|costs?|fees|paperwork|invoices|receipts|emails?|supplies|chores|leaves|weeds|cartera|bolsillo|presupuesto|precios?|costos?|recibos?|deudas?|facturas?|gastos|pagos|papeles|hojas)';
const FIGURES: readonly string[] = [
  String.raw`\b(?:my|our|the|your) (?:wallet|budget|bank account|paycheck|savings) (?:is |are |was |keeps |just )*(?:drown\w*|dying|dead|bleeding|gasping|choking|suffocating)\b`,
  String.raw`\b(?:i'?m|im|we'?re|were|i am|we are|is|are|am)? ?(?:drown\w*|suffocat\w*|choking|buried|bleeding)(?: \w+)? in (?:\w+ ){0,3}${MONEY}\b`,
  String.raw`\b(?:shocked|electrocuted|zapped|floored|dying|choked|jolt(?:ed)?) (?:\w+ )?(?:by|at|from|over|when (?:i|we) (?:saw|got|opened|heard)|to (?:see|hear|learn)|seeing|about|on|how)\b(?: \w+){0,4} (?:expensive|pricey|${MONEY})\b`,
  String.raw`\b(?:prices?|bills?|costs?|quote|estimate|invoice)\b(?: \w+){0,3} (?:is|are|was|were|have|has)? ?(?:killing|choking|drowning|electrocuting|shocking|suffocating|murdering|strangling|poisoning)\b(?: (?:me|us))?`,
  // A frog in the skimmer is found, and no one is drowning.
  String.raw`\bdrowned (?:frogs?|toads?|mouse|mice|rats?|squirrels?|lizards?|birds?|bugs?|bees?|worms?|spiders?|gophers?|ducklings?)\b|\b(?:ranas?|sapos?|raton(?:es)?|ratas?|lagartijas?|pajaros?|bichos?|abejas?|ardillas?) ahogad[oa]s?\b`,
  String.raw`\b(?:sticker|price|bill) shock\b|\bbleed\w* (?:money|cash)\b`,
  String.raw`\b(?:me|nos) (?:estoy |estamos )?(?:ahog\w+|asfixi\w+)(?: \w+)? (?:en|con|entre) (?:\w+ ){0,3}${MONEY}\b|\b(?:me|nos) (?:ahog|asfixi|mat|electrocut)\w+ (?:el|la|los|las|con|tanto) (?:\w+ ){0,2}${MONEY}\b`,
  String.raw`\b(?:me|nos) (?:dio|da|dieron) (?:un |una )?(?:toques?|infarto|shock|descarga|ataque|corriente)\b(?: \w+){0,4} (?:${MONEY}|cuenta|carisimo|caro)\b`,
  String.raw`\b(?:el|la|los|las) (?:\w+ )?${MONEY}(?: \w+){0,4} (?:me|nos) (?:esta[n]? )?(?:ahog|mat|asfixi|electrocut)\w+\b`,
];
const FIGURE = new RegExp(FIGURES.join('|'), 'g');

/** The message without its figures of speech: what is left of it may still tell of an accident. */
export const withoutFigures = (text: string): string => text.replaceAll(FIGURE, ' ');
export const hasFigure = (text: string): boolean => text.search(FIGURE) >= 0;

/** Electricity as something to pay for or to save: no cord and no one near it. */
const OF_BILL =
  /\b(?:(?:electric(?:al|ity)?|power|energy|utility|light) (?:\w+ )?(?:bills?|costs?|company|usage|use|rates?|meter|prices?|consumption)|(?:bills?|costs?|sav\w+|cheap\w*|expensive|us(?:e|es|age)|consum\w+|gast\w+|ahorr\w+|cuesta|recibos?|factura|cuenta|consumo|tarifa)\b(?: \w+){0,4} (?:electricity|electric|power|energy|kwh|luz|electricidad|energia|corriente))\b/;
const OF_LIVE =
  /\b(?:tingl\w*|zap\w*|shock(?:s|ed|ing)?|electrocut\w*|jolt\w*|buzz\w*|spark\w*|smok\w*|burn\w*|fire|gfci|ground\w*|bond\w*|bypass\w*|breaker|cords?|extension|outlets?|wires?|wiring|plug\w*|sockets?|wet|toques?|descarga|hormigue\w*|calambre|chisp\w*|humo|quema\w*|cables?|extension(?:es)?|enchuf\w*|contactos?|brincar|puente|mojad\w+|jacuzzi con)\b/;
export const isOfBill = (text: string): boolean => OF_BILL.test(text) && !OF_LIVE.test(text);
