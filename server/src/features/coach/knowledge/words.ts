// Words of a question or a card: without small words, cut to their stems, with other names of the same thing.
import { fold } from '../understanding/fold.ts';
import { CHEMICAL_NAMES, PARAMETER_NAMES, SYMPTOMS } from '../understanding/lexicon.ts';
import { finderOf } from '../understanding/phrases.ts';
import { withoutTypos } from '../understanding/typos/typos.ts';

const SMALL = new Set(
  (
    'a an the of to in on at for from with and or is are be been was were it its this that these those my your our i me you we they he she them what which who whom whose when where why how much many ' +
    'do does did can could should would will may might must shall there here so if then than as by about into out up down over under after before while just only also very more most any some no not please have has had tell give get rid near antes ' +
    'pool pools water swimming el la los las un una unos unas de del al en y o que es son esta estan hay por para con sin mi tu su me se lo le cual como cuando donde cuanto cuanta piscina alberca agua puedo debo hago hace mas muy'
  ).split(' '),
);

/** "A 4 year old" is a child, and nothing that is old. */
const AGED =
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?(?:yr|year|month|mo)s?[ -]?olds?\b(?! (?:hot|tub|spa|pool|pump|filter|heater|cell|sand|liner|cover|plaster|salt|water|system|shock|bleach|chlorine|bag|bucket|cartridge|robot))|\b\d{1,2} (?:anos|meses)\b/g;
/** "Not working", "won't turn on", "is out": small words that together say the most. */
const TROUBLED =
  /\b(?:is|are|isn'?t|not|won'?t|doesn'?t|does not|will not|stopped|quit|no) (?:out|work(?:s|ing)?|heat(?:s|ing)?|turn(?:s|ing)? on|mov(?:e|es|ing)|circulat(?:e|es|ing)|suck(?:s|ing)?|run(?:s|ning)?|start(?:s|ing)?|com(?:e|es|ing) on|funciona|prende|enciende|calienta|arranca|se mueve)\b/g;
/** "Light green" is a color, and no lamp. */
const LIGHT_COLOR = /\blight (?=(?:green|blue|brown|yellow|gr[ae]y|pink)\b)/g;
export const wordsOf = (text: string): string[] =>
  withoutTypos(fold(text).replaceAll(AGED, 'child').replaceAll(LIGHT_COLOR, '').replaceAll(TROUBLED, 'broken')).match(/[\p{L}\p{N}]+/gu) ??
  [];

/** Without small words, unless nothing else is there. */
export function meaningful(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !SMALL.has(word) && word.length > 1);
  return rest.length > 0 ? rest : words;
}

/** Enough to make `testing`, `tests` and `test` one word, in both languages. */
export function stem(word: string): string {
  if (word.length <= 4 || /\d/.test(word)) return word.replace(/s$/, '');
  return word
    .replace(/(?:ingly|edly|mente)$/, '')
    .replace(/(?:ations?|aciones|acion)$/, 'a')
    .replace(/(?:ing|ed|ers|es|s|ly|ness|ar|er|ir|ando|iendo)$/, '')
    .replace(/(.{3})[aeoiy]$/, '$1')
    .replace(/([bdfgmnprt])\1$/, '$1');
}

/** In a name of several words these say too little: "acid" alone is no stabilizer. */
const SHARED = new Set(
  'acid acido chlorine cloro sodium sodio potassium potasio calcium calcio liquid liquido level reading nivel total free libre carbonate carbonato chloride cloruro soda ash ceniza shock choque increaser decreaser reducer plus minus available granular bagged household water temperature dissolved solids brown spots white line black green blue tile eyes red dry skin losing level drops bubbles top bottom see'.split(
    ' ',
  ),
);

const groupsOf = (lists: readonly string[]): readonly ReadonlySet<string>[] =>
  lists.map(
    (names) =>
      new Set(
        names
          .split(',')
          .flatMap((name) => {
            const parts = name.trim().split(/[\s-]+/);
            return parts.length > 1 ? parts.filter((part) => !SHARED.has(part)) : parts;
          })
          .filter((word) => !SMALL.has(word) && word.length > 2),
      ),
  );

const NAME_GROUPS = groupsOf([
  ...Object.values(PARAMETER_NAMES),
  ...Object.values(CHEMICAL_NAMES),
  'hot tub, spa, jacuzzi, tub, tina, whirlpool',
  'gas, fumes, vapor, humo',
  'kid, child, children, toddler, baby, ninos, nino, bebe',
  'fence, barrier, gate, cerca, puerta',
  'lightning, thunder, storm, rayo, trueno, tormenta',
  'temperature, hot, heat, warm, warmer, temp, degrees, temperatura, calor',
  'maximum, highest, limit, most, max, maximo',
  'minimum, least, lowest, min, minimo',
  'clean, cleaning, rinse, wash, limpiar, lavar',
  'filter, filtration, filtro, sand, cartridge, diatomaceous',
  'lower, reduce, decrease, bajar',
  'raise, increase, subir',
  'rise, rises, rising, climb, climbs, climbing, creeps, sube, subiendo',
  'disease, illness, sick, germ, bacteria, parasite, pathogen',
  'require, requires, required, requirement, law, act, rule, code',
  'often, frequency, frecuencia, cada',
  'drain, empty, vaciar, drenar, suction',
  'broken, bad, worn, failed, damaged, cracked',
  'bubbles, air, aire, burbujas',
  'pressure, psi, gauge, presion',
  'store, storage, keep, guardar',
  'standard, norm, astm, norma',
  'each, every',
  'smallest, finest, fine, tiny',
  'up, upward, upwards, rise, rises, raise',
  'down, downward, fall, falls, drop, drops',
  'oxidizer, oxidizes, oxidize, oxidizing, oxidant',
  'destroy, destroys, kill, kills, kill',
  'pass, passes, move, moves, circulate',
  'corrode, corrodes, corrosive, corrosion',
  'smell, odor, odour, olor',
  'shut, close, closed, closure',
  'sun, sunlight, sunshine, ultraviolet, sol',
  'replace, replaced, replacing, renew, cambiar, reemplazar',
  'prevent, avoid, prevention, evitar, prevenir',
  'located, where, location, ubicado',
  'visible, seen, view',
  'purpose, function, role, reason',
  'biguanide, baquacil, phmb, biguanida',
  'lsi, csi, langelier, saturation, saturacion',
  'equal, equals, equivalent',
]);
const SYMPTOM_GROUPS = groupsOf(Object.values(SYMPTOMS));

/** Parts and places: how long a cartridge lasts is no answer to how long a pump does. */
const PART_NAMES = {
  pump: 'pump, pumps, motor, bomba, bombas',
  heater: 'heater, heaters, heating, heat pump, calentador, calefaccion, bomba de calor, boiler',
  cartridge: 'cartridge, cartridges, cartucho, cartuchos',
  sandFilter: 'sand, arena, lateral, laterals, media',
  deFilter: 'de filter, de grid, diatomaceous, diatomeas, grids, grid',
  saltCell: 'cell, cells, swg, swcg, salt system, chlorinator, celda, clorador, generator',
  skimmer: 'skimmer, skimmers, desnatador',
  cover: 'cover, covers, cubierta, lona, tarp',
  light: 'light, lights, bulb, luz, luces, foco',
  liner: 'liner, vinyl, vinilo',
  fiberglass: 'fiberglass, gelcoat, fibra',
  plaster: 'plaster, gunite, pebble, yeso, marcite',
  strips: 'strip, strips, tira, tiras',
  cleaner: 'robot, robots, cleaner, cleaners, polaris, limpiafondos',
  fence: 'fence, fences, barrier, barriers, gate, cerca, barda, reja, barrera',
  drain: 'main drain, drain cover, drain covers, entrapment, suction outlet',
  dog: 'dog, dogs, perro, perros, pet, pets, mascota',
  baby: 'baby, babies, newborn, bebe, bebes',
  pregnant: 'pregnant, pregnancy, embarazada, embarazo',
  hair: 'hair, pelo, cabello',
  cdc: 'cdc',
} as const;
const findParts = finderOf(PART_NAMES);
const findParameters = finderOf(PARAMETER_NAMES);
const findChemicals = finderOf(CHEMICAL_NAMES);
/** In any question about a pool; they tell nothing apart. */
const EVERYWHERE: ReadonlySet<string> = new Set(['freeChlorinePpm', 'chlorine', 'liquid-chlorine']);
/** Said in nearly as many questions; a card that is silent about it answers another one. */
export const namesAcid = (text: string): boolean => /\b(?:acid|muriatic|acido|muriatico)\b/.test(fold(text));

/** The values and products that a text names: a card about one is no answer to a question about another. */
export function topicsOf(text: string): ReadonlySet<string> {
  const folded = withoutTypos(fold(text)).replaceAll(/\b(?:for|in|of|with) (?:a |my |our )?salt(?:water)?(?: water)? pools?\b/g, ' ');
  const names = [...findParameters(folded), ...findChemicals(folded), ...findParts(folded)].map(({ name }) => name);
  return new Set(names.filter((name) => !EVERYWHERE.has(name) && name !== 'acid'));
}

const GROUPS: readonly ReadonlySet<string>[] = [...NAME_GROUPS, ...SYMPTOM_GROUPS];
const known = new Map<string, ReadonlySet<string>>();
/** Stems of other names of the same thing; the words of a symptom count as one thing. */
export function alikeOf(word: string): ReadonlySet<string> {
  const found = known.get(word);
  if (found) return found;
  const alike = new Set(GROUPS.filter((group) => group.has(word)).flatMap((group) => [...group].map(stem)));
  if (known.size < 5000) known.set(word, alike);
  return alike;
}
