// All US ZIP codes with their towns, read once from the installed data, in compact form.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Zip {
  zip: string;
  latitude: number;
  longitude: number;
  town: Town;
}
export interface Town {
  city: string;
  state: string;
  /** `city` as it is compared with what people type */
  key: string;
  /** ascending */
  zips: Zip[];
}
export interface Atlas {
  /** ascending by ZIP code */
  zips: Zip[];
  /** ascending by key, then state */
  towns: Town[];
}

interface Entry {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

/** Mail of the armed forces: no place to have a pool. */
const MILITARY = new Set(['AA', 'AE', 'AP']);
/** Each US place is inside these bounds; a handful of entries have a lost sign or no position. */
const isOnUsSoil = ({ latitude, longitude }: Entry) =>
  latitude > -15 && latitude < 72 && latitude !== 0 && (longitude < -64 || longitude > 130);
/** Some ZIP codes belong to companies and events, and have their names. */
const isTownName = (city: string) => /^[A-Za-z][A-Za-z .'-]*$/.test(city);

const ABBREVIATIONS: readonly [RegExp, string][] = [
  [/\bst\b/g, 'saint'],
  [/\bste\b/g, 'sainte'],
  [/\bft\b/g, 'fort'],
  [/\bmt\b/g, 'mount'],
];

/** Lower case, without accents and punctuation, abbreviations written out: `St. Pete` and `saint pete` are one. */
export function placeKey(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return ABBREVIATIONS.reduce((key, [short, long]) => key.replace(short, long), plain);
}

/**
 * The package keeps its data as a script of two object literals on two lines. Running that script takes 90 MB and 150 ms; its first
 * literal is JSON, and read as such it takes a third of that and leaves nothing behind.
 */
function readEntries(): Entry[] {
  const script = readFileSync(createRequire(import.meta.url).resolve('zipcodes/lib/codes.js'), 'utf8');
  const start = script.indexOf('{');
  const end = script.lastIndexOf('}', script.indexOf('exports.stateMap'));
  return Object.values(JSON.parse(script.slice(start, end + 1)) as Record<string, Entry>);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readAtlas(): Atlas {
  const towns = new Map<string, Town>();
  const zips: Zip[] = [];
  const entries = readEntries().filter((entry) => isOnUsSoil(entry) && !MILITARY.has(entry.state) && isTownName(entry.city));
  for (const { zip, latitude, longitude, city, state } of entries.toSorted((a, b) => compare(a.zip, b.zip))) {
    const key = placeKey(city);
    const id = `${key},${state}`;
    let town = towns.get(id);
    if (!town) towns.set(id, (town = { city, state, key, zips: [] }));
    const entry = { zip, latitude, longitude, town };
    town.zips.push(entry);
    zips.push(entry);
  }
  return { zips, towns: [...towns.values()].toSorted((a, b) => compare(a.key, b.key) || compare(a.state, b.state)) };
}

let atlas: Atlas | undefined;

/** Loaded with the first question (about 0.1 s), because most servers answer it rarely. */
export function usAtlas(): Atlas {
  return (atlas ??= readAtlas());
}

const STATE_NAMES =
  'AL Alabama,AK Alaska,AS American Samoa,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,' +
  'FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,' +
  'MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,' +
  'NM New Mexico,NY New York,NC North Carolina,ND North Dakota,MP Northern Mariana Islands,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,' +
  'PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,VI Virgin Islands,' +
  'WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const STATES = STATE_NAMES.split(',').map((entry) => ({ code: entry.slice(0, 2), key: placeKey(entry.slice(3)) }));

/** States whose code is the text or whose name begins with it; the text is a key. */
export function statesLike(key: string): Set<string> {
  return new Set(STATES.filter((state) => state.code.toLowerCase() === key || state.key.startsWith(key)).map((state) => state.code));
}

/** The state whose code or full name the text is. */
export function stateNamed(key: string): string | undefined {
  return STATES.find((state) => state.code.toLowerCase() === key || state.key === key)?.code;
}
