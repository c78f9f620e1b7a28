// How words are made comparable: no endings, and the names that the trade has for one thing.
import { placesIn, STATE_NAMES } from './search-places.ts';
import { splitWords } from './search-text.ts';

/** Words that carry no meaning of their own in a question about water. */
const EMPTY_WORDS = new Set(
  (
    'a about after all also am an and any anyone are as at be been before being but by can could did do does doing done for from get gets got had has have ' +
    'having he her here how i if in into is it its just know let like many may me mean means more most much must my need no not now of off on one ' +
    'or our out over please put should so some somebody someone such tell than that the their them then there these they thing this those to too ' +
    'until up us use used using very want was way we were what whats when where whether which while who whom why will with without would you your ' +
    'al como con cual le me te lo pongo poner pone puedo puede debo debe hago hacer tengo tiene cada muy mas todo todos hay cuando cuanto cuanta de del donde el en es esta este hay la las lo los mi para por que se si sin son su tu un una uno y yo'
  ).split(' '),
);

/** Words that say something of a thing, and not which: an answer to them alone is none. */
const WEAK = new Set(
  (
    'long time last lasts take takes high higher low lower raise increase reduce decrease level levels problem problems fix help guide tips best good bad normal ideal right strong fast quick faq frequent frequently questions ' +
    'tiempo dura duran durar tarda tardan alto alta bajo baja subir bajar nivel niveles problema mejor fuerte rapido preguntas frecuentes'
  ).split(' '),
);
const WEAK_WEIGHT = 0.4;

/** Words on nearly every page: they count only when the question contains nothing else. */
const EVERYWHERE = new Set(['pool', 'pools', 'water', 'limpid', 'piscina', 'piscinas', 'alberca', 'agua']);

const isDoubled = (word: string) => /([bdfgmnprt])\1$/.test(word);

/** Enough to make `testing`, `tests` and `test` one word; both the pages and the question go through it. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  let root = word;
  if (/[^s]ies$/.test(root) && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(s|x|z|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^siu]s$/.test(root)) root = root.slice(0, -1);
  root = cut(cut(cut(root, 'ness', 3), 'ing', 3), 'ed', 3);
  if (root.endsWith('ly') && root.length > 5) root = root.slice(0, -2);
  root = root.replace(/(.{3})[ey]$/, '$1').replace(/(.{3})i$/, '$1');
  return root;
}

/** A short root whose last vowel was cut begins words of other things too: "verde" is not the beginning of "verdad". */
const LEAST_CUT_ROOT = 5;

/** Whether the word, as far as it is typed, may go on. */
export const mayContinue = (word: string, root: string): boolean =>
  root.length > 3 && (root.length >= LEAST_CUT_ROOT || !/^[eyi]s?$/.test(word.slice(root.length)));

function cut(word: string, ending: string, atLeast: number): string {
  const root = word.slice(0, -ending.length);
  if (!word.endsWith(ending) || root.length < atLeast || !/[aeiouy]/.test(root)) return word;
  return isDoubled(root) ? root.slice(0, -1) : root;
}

/** Each line is one thing with its names; a name of several words counts only when they are next to each other. */
const NAMES = [
  'chlorine, cl, cl2, fc, fac, free chlorine, sanitizer, bleach, hypochlorite, cloro, cloro libre, lejia, blanqueador',
  'shock, superchlorinate, superchlorination, slam, shock level, choque',
  'combined chlorine, cc, chloramine, chloramines, breakpoint, cloraminas',
  'total chlorine, tc, cloro total',
  'orp, redox, oxidation reduction potential, oxidation potential, millivolts, mv, potencial redox, potencial de oxidacion, potencial de oxidacion reduccion, milivoltios',
  'tds, total dissolved solids, dissolved solids, solidos disueltos, solidos disueltos totales',
  'ppm, parts per million, mg l, milligrams per liter, partes por millon, miligramos por litro',
  'borates, borate, boric acid, boron, boratos, borato, acido borico',
  'cyanuric acid, cya, stabilizer, conditioner, stabiliser, cyanuric, estabilizador, acido cianurico',
  'alkalinity, ta, total alkalinity, alkalinity ppm, alcalinidad',
  'hardness, ch, calcium hardness, calcium, dureza, dureza de calcio',
  'acid, muriatic, muriatic acid, hydrochloric acid, dry acid, ph down, ph minus, acido',
  'ph up, ph plus, soda ash, sodium carbonate',
  'baking soda, bicarb, bicarbonate, sodium bicarbonate, alkalinity up, alkalinity increaser',
  'saturation index, lsi, csi, isl, langelier, water balance, balance, balanced, indice de saturacion',
  'spa, hot tub, jacuzzi, tub, swim spa, tina',
  'algae, algaecide, green pool, green water, pool is green, pool green, water is green, verde, algas',
  'cloudy, hazy, murky, milky, dull, turbid, turbidity, turbia, opaca, lechosa',
  'foam, foamy, foaming, bubbles, espuma',
  'clarifier, clarifiers, flocculant, floc, clarificador, clarificante, floculante',
  'smell, smells, odor, stink, stinks, olor, huele, apesta, hiede',
  'rotten egg, rotten eggs, sulfur, sulphur, sulfide, hydrogen sulfide, huevo podrido, huevos podridos, azufre, sulfuro, sulfuro de hidrogeno',
  'eyes, eye, ojos',
  'red, irritated, burn, burns, burning, sting, itchy, rojo, rojos, ardor',
  'scale, scaling, calcium deposit, calcium buildup, white deposit, white crust, crust, sarro, costra, incrustaciones',
  'etching, etch, corrosive, corrosion, corrode, corroded, rust, rusty, rusting, rusted, corrosivo, oxido, oxidado, oxidada, oxidar, oxida',
  // what is too high one wants to lower, and the other way round
  'high, lower, reduce, decrease, bring down, alto, alta, bajar, reducir, disminuir',
  'low, raise, increase, bring up, bajo, baja, subir, aumentar',
  'test, testing, analisis, medir, probar',
  'dose, dosage, amount, how much, how many, dosis, cantidad, cuanto, cuanta, cuantos, cuantas',
  'target, ideal, range, recommended, normal, level, levels, nivel, niveles',
  'open, opening, spring, abrir, apertura, primavera',
  'street, gutter, curb, sidewalk, storm drain, calle, banqueta, alcantarilla, desague',
  'county, condado',
  'build, building, construction, construir, construccion',
  'winter, winterize, close, closing, shut down, for the season, invierno, invernar, cerrar',
  'party, guests, fiesta',
  'faq, frequently asked questions, frequent questions, preguntas frecuentes',
  'install, app, download, instalar',
  'account, cuenta',
  'delete, remove, erase, borrar, eliminar',
  'mix, mixing, together, mezclar',
  'chemicals, products, quimicos, productos',
  'cover, blanket, cubierta',
  'strong, fuerte',
  'fence, fencing, barrier, gate, enclosure, child safety, childproof, cerca, cercas, cercado, valla, barda, reja, barrera, porton',
  'drain, draining, empty, emptying, discharge, refill, dilution, dilute, sewer, vaciar, drenar, desaguar, drenaje, vaciado',
  'rule, rules, law, laws, code, regulation, regulations, legal, ordinance, statute, permit, permits, ley, leyes, regla, reglas, reglamento, norma, normas, permiso, permisos',
  'requirement, requirements, requisito, requisitos',
  'swim, swimming, safe to swim, bathe, nadar',
  'test kit, strips, strip, drops, reagent, photometer, taylor, tiras, gotas',
  'volume, gallons, liters, litres, capacity, how big, size, volumen, galones',
  'pump, bomba, motor',
  'variable speed, variable speed pump, vsp, velocidad variable',
  'filter, filtro',
  'clean, cleaning, wash, hose off, limpiar, limpio, limpia, limpieza, lavar, enjuagar',
  'duck, goose, geese, waterfowl, bird, pato, patos, ganso, gansos, ave, aves, pajaro, pajaros',
  'animal, animals, frog, toad, mouse, mice, rat, rats, squirrel, rabbit, raccoon, possum, snake, lizard, bird, rana, ranas, sapo, sapos, rata, ratas, raton, ratones, ' +
    'ardilla, ardillas, conejo, mapache, culebra, vibora, lagartija, iguana, pajaro, pajaros, animales',
  'dead, died, drowned, muerto, muerta, muertos, muertas, murio, murieron, ahogado, ahogada, ahogo',
  'hair, fur, shedding, pelo, pelos, cabello, pelaje',
  'dog, dogs, puppy, pet, pets, perro, perros, perra, mascota, mascotas',
  'swallow, swallowed, swallowing, swallows, drank, ingest, ingested, trago, tragar, tragado, bebio, tomo agua',
  'tingle, tingling, hormigueo, cosquilleo',
  'mosquito, mosquitoes, larvae, larva, zancudo, zancudos, larvas',
  'lifeguard, lifesaver, water watcher, supervision, socorrista, salvavidas, vigilante, vigilancia',
  'turnover, circulation, run time, hours a day, how many hours, how long to run, horas, cuantas horas',
  'backwash, backwashing, retrolavado, retrolavar',
  'cartridge, cartridges, filter element, element, elements, pleats, cartucho',
  'diatomaceous earth, diatomaceous, de filter, grids, tierra diatomea, diatomea',
  'skimmer, weir, basket, canasta',
  'gpm, gallons per minute, flow rate, caudal, galones por minuto',
  'vacuum, vacuuming, robot, cleaner, brush, brushing, aspirar, aspiradora, cepillar, limpiador',
  'prime, priming, air bubbles, sucking air, full of air, cebar, aire',
  'pressure, psi, gauge, presion, manometro',
  'water level, too full, how full, top up, autofill, auto fill, nivel del agua',
  'phosphate, phosphates, fosfato, fosfatos',
  'plaster, replaster, replastered, resurface, resurfaced, yeso',
  'above ground, intex, inflatable, kiddie, soft sided, inflable, sobre el suelo',
  'freeze, freezing, frozen, ice, frost, helada, heladas, congelar',
  'rain, lluvia, downpour, thunderstorm, monsoon, flood, storm, tormenta',
  'electricity, energy, power, watts, electric bill, power bill, luz, electricidad, energia',
  'bromine, bromo, bcdmh',
  'mustard, yellow, mostaza, amarillo, amarilla',
  'black, dark, negra, negro, negras, negros',
  'child, children, kid, kids, toddler, toddlers, baby, nino, ninos, bebe',
  'drown, drowning, drowned, ahogar, ahoga, ahogamiento',
  'noise, noisy, loud, screeching, screaming, squealing, grinding, humming, rattling, ruido, ruidos, ruidosa, chilla, rechina, zumba',
  'insect, insects, bug, bugs, bees, wasps, worms, bicho, bichos, insecto, insectos, abejas, avispas, gusanos',
  'urine, pee, peed, orina, orino, pipi',
  'salt, swg, salt cell, chlorinator, salt water, saltwater, generator, swcg, sal, clorador, clorador salino, celda de sal',
  'heater, heat, heating, warm, heat pump, temperature, calentador, calentar',
  'evaporation, evaporate, evaporacion',
  'leak, leaking, bucket test, crack, fuga',
  'bathers, swimmers, party, people, bather load, banistas',
  'fumes, vapors, inhaled, inhale, breathed, breathe, chlorine gas, gases, respirar, respire',
  'poop, pooped, poo, turd, feces, fecal, stool, vomit, vomited, puke, puked, threw up, diarrhea, accident, contact time, caca, popo, heces, excremento, excrementos, materia fecal, ' +
    'diarrea, vomito, vomitar',
  'stain, stains, mancha, manchas',
  'metal, metals, iron, copper, rust, rusty, hierro, cobre, oxido',
  'leaf, leaves, berry, berries, tannin, organic, hoja, hojas, frutos',
  'price, prices, cost, free, pay, paid, pricing, subscription, refund, cancel, precio, gratis',
  'precio, precios, costo, cuesta, price, cost, pricing',
  'delete account, close account, remove account, ending',
  'privacy, data, cookies, gdpr, privacidad, datos',
  'hurricane, storm, cyclone, tropical storm, huracan',
  'drought, water restrictions, sequia',
  'contact, support, help, email, contacto, ayuda',
  'accurate, accuracy, exact, proof, correct, trust, prueba',
  'old chlorine, expired, shelf life, chlorine strength, strength',
  'tablets, tabs, pucks, trichlor, dichlor, tabletas',
  'tourist, vacation rental, airbnb, rental, short term rental, rent, rent out, renta, rentar, alquiler, alquilar, vrbo',
  'license, licence, licensed, contractor, certified operator, cpo, licencia, contratista',
  'offline, no signal, without internet, sin conexion',
  'pool, piscina, alberca',
  'water, agua',
  'how often, frequency, every day, weekly',
  'calculator, calculadora',
  'after adding, treatment, after dosing',
].map((line) => line.split(',').map((name) => splitWords(name)));

/** "Swimming pool" is a long name for a pool, and no question about swimming. */
export const withShortNames = (words: readonly string[]): string[] =>
  words.filter((word, index) => !(/^swimm?ing?$/.test(word) && /^pools?$/.test(words[index + 1] ?? '')));

/** A thing that a question may be about, with every word that a page may use for it. */
export interface Asked {
  word: string;
  /** other names of the same thing; one of several words counts only if all of them are there */
  alike: string[];
  /** how much of the question it is */
  weight: number;
  /** the state that it names, or whose city or county */
  state?: string | undefined;
}

/** The words that say which thing is meant, of a question or of a page's keyword. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  const special = telling.filter((word) => !EVERYWHERE.has(word));
  return [special, telling, words].find((some) => some.length > 0) ?? [];
}

const CONCEPTS = [...NAMES, ...STATE_NAMES]
  .flatMap((names, index) => names.map((name) => name.map(stem)).map((name) => ({ name, wanted: ` ${name.join(' ')} `, id: `#${index}` })))
  // the longest name first, so that "free chlorine" is not taken for "free"
  .toSorted((a, b) => b.wanted.length - a.wanted.length);

/** The stems that names of things are made of. */
export const NAME_STEMS: ReadonlySet<string> = new Set(CONCEPTS.flatMap(({ name }) => name));

/** Things that states and counties make rules for, by the first of their names. */
const RULED = new Set(
  ['rule', 'requirement', 'fence', 'drain', 'license', 'tourist', 'lifeguard'].map(
    (first) => `#${NAMES.findIndex(([name]) => name?.join(' ') === first)}`,
  ),
);

/** Whether a question that names a place asks what is allowed there. */
export const asksForRules = (question: string): boolean => conceptsOf(splitWords(question)).some((concept) => RULED.has(concept));

/** What a question is about: things by one name for all of theirs, other words by their stem. */
export function conceptsOf(words: readonly string[]): string[] {
  const empty = new Set(words.filter((word) => EMPTY_WORDS.has(word) || EVERYWHERE.has(word)).map(stem));
  let line = ` ${withShortNames(words).map(stem).join(' ')} `;
  const found: string[] = [];
  for (const { wanted, id } of CONCEPTS) {
    if (!line.includes(wanted)) continue;
    found.push(id);
    line = line.replaceAll(wanted, '  ');
  }
  const rest = line.split(' ').filter((word) => word !== '' && !empty.has(word));
  return [...new Set([...found, ...rest])];
}

/** The words of a question that carry meaning, each with its synonyms. At most `limit` words are used. */
export function readQuestion(text: string, limit = 12): Asked[] {
  const words = withShortNames(splitWords(text)).slice(0, limit * 3);
  const line = ` ${words.map(stem).join(' ')} `;
  // Small words alone ask for nothing.
  if (words.every((word) => EMPTY_WORDS.has(word))) return [];
  const meant = NAMES.filter((names) => names.some((name) => line.includes(` ${name.map(stem).join(' ')} `)));
  const places = placesIn(words);
  const asked = [...new Set(tellingWords(words))].slice(0, limit);
  return asked.map((word) => {
    const state = places.get(word);
    const alike = state === undefined || state === word ? [] : [state];
    return { word, alike: [...alike, ...alikeOf(word, meant, asked)], weight: WEAK.has(word) ? WEAK_WEIGHT : 1, state };
  });
}

function alikeOf(word: string, meant: string[][][], asked: string[]): string[] {
  const root = stem(word);
  const own = meant.filter((names) => names.some((name) => name.some((part) => stem(part) === root)));
  const known = new Set(asked.map(stem));
  const alike = new Map<string, string>();
  for (const name of own.flat()) {
    // What is on every page would make every page an answer.
    const telling = name.filter((part) => !EMPTY_WORDS.has(part) && !EVERYWHERE.has(part));
    const roots = telling.map(stem).join(' ');
    if (telling.some((part) => !known.has(stem(part))) && !alike.has(roots)) alike.set(roots, telling.join(' '));
  }
  return [...alike.values()];
}
