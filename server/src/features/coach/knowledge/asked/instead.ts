// "Can I use vinegar instead of muriatic acid?": what is wanted in place of what, and nothing that is mixed.
const VINEGAR = /\b(?:vinegar|lemon(?: juice)?|citric acid|vinagre|limon)\b/;
const ACID = /\b(?:acid|muriatic|ph (?:down|minus|decreaser|reducer)|acido|muriatico)\b/;
const TABS = /\b(?:tabs?|tablets?|pucks?|trichlor|pastillas?|tabletas?|tricloro)\b/;
const LIQUID = /\b(?:liquid|bleach|jugs?|sodium hypochlorite|liquido|clorox)\b/;
const BLEACH = /\b(?:bleach|clorox|household|laundry|cloro (?:de (?:la )?(?:ropa|casa|tienda|super\w*|lavar))|lejia|cloralex)\b/;
const CHLORINE = /\b(?:chlorine|shock|liquid|cloro|choque)\b/;
const BAKING = /\b(?:baking soda|bicarb\w*|arm (?:and|&) hammer|bicarbonato)\b/;
const ASH = /\b(?:soda ash|washing soda|sodium carbonate|ph (?:up|plus|increaser)|ceniza de soda|carbonato(?: de sodio)?)\b/;
const INCREASER = /\b(?:alkalinity (?:up|plus|increaser|product|stuff)|alk (?:up|increaser))\b/;
const DRY = /\b(?:dry acid|sodium bisulfate|bisulfate|ph (?:down|minus|decreaser|reducer)|acido seco|bisulfato)\b/;
const MURIATIC = /\b(?:muriatic|hydrochloric|muriatico|clorhidrico|liquid acid)\b/;
const BORAX = /\b(?:borax|20 mule team|mule team)\b/;
const GRANULAR =
  /\b(?:(?:bags? of |bag |pool |powder(?:ed)? )?shock|cal[- ]?hypo|calcium hypochlorite|dichlor|granul\w*|powder\w*|choque|granulad\w*|polvo|dicloro)\b/;
const MPS = /\b(?:non[- ]?chlorine|chlorine[- ]free) (?:shock|oxidizer)|\b(?:mps|oxidizer|monopersulfate|choque sin cloro|oxidante)\b/;
const ALGAECIDE = /\b(?:algaecide|algicide|alguicida)\b/;
const PEROXIDE = /\b(?:peroxide|agua oxigenada|peroxido)\b/;
const OTHER_SALT =
  /\b(?:(?:table|rock|sea|kosher|himalayan|water softener|softener|epsom|iodized|regular|cooking) salt|sal (?:de (?:mesa|mar|roca|cocina|grano)|gruesa))\b/;
const SALT = /\b(?:salt|sal)\b/;
const BROMINE = /\b(?:bromine|bromo)\b/;
const OTHERS = /\b(?:minerals?|copper|ionizer|enzymes?|uv|ozone|magnesium|minerales|cobre|ozono)\b/;

/** What is meant to be used, what it is to replace, and the card that says whether. */
const PAIRS: readonly (readonly [RegExp, RegExp, string])[] = [
  [OTHER_SALT, SALT, 'other-salt'],
  [MPS, CHLORINE, 'mps-for-chlorine'],
  [VINEGAR, ACID, 'vinegar'],
  [BAKING, INCREASER, 'baking-for-increaser'],
  [/\b(?:washing soda|soda ash|sodium carbonate|carbonato)\b/, /\bph (?:up|plus|increaser)\b/, 'ash-is-up'],
  [BAKING, ASH, 'baking-for-ash'],
  [ASH, BAKING, 'ash-for-baking'],
  [BORAX, ASH, 'borax-for-ash'],
  [DRY, MURIATIC, 'dry-for-muriatic'],
  [MURIATIC, DRY, 'dry-for-muriatic'],
  [ALGAECIDE, CHLORINE, 'algaecide-instead'],
  [PEROXIDE, CHLORINE, 'peroxide'],
  [BROMINE, CHLORINE, 'bromine-for-chlorine'],
  [OTHERS, CHLORINE, 'no-chemicals'],
  [TABS, LIQUID, 'tabs-for-liquid'],
  [LIQUID, TABS, 'liquid-for-tabs'],
  [BLEACH, CHLORINE, 'bleach'],
  [GRANULAR, /\b(?:liquid|bleach|tabs?|tablets?|pucks?|chlorine|liquido|pastillas?|cloro)\b/, 'granular-for-chlorine'],
];
const INSTEAD =
  /^(.*?)\b(?:instead of|in place of|rather than|as a (?:substitute|replacement) for|to replace|en (?:vez|lugar) de|para (?:sustituir|reemplazar))\b(.*)$/;
const ASKS = /\b(?:can|could|may|should|is it|ok|okay|use|used|work|puedo|se puede|puedes|sirve|usar|uso|conviene)\b/;
/** It has been used already: that is a slip. */
const DONE = /\b(?:i|we) (?:just |already |accidentally )?(?:used|added|put|poured|dumped)\b|\b(?:eche|puse|agregue) /;

export function insteadAsked(text: string): string | undefined {
  const [, used = '', replaced = ''] = INSTEAD.exec(text) ?? [];
  if (replaced === '' || DONE.test(used) || !ASKS.test(used)) return undefined;
  return PAIRS.find(([wanted, usual]) => wanted.test(used) && usual.test(replaced))?.[2];
}
