// Where a pool is, worked out without any network service.
import type { Place } from '@limpid/contract';
import { timeZoneOf } from './time-zones.ts';
import { type Atlas, placeKey, stateNamed, statesLike, type Town, usAtlas, type Zip } from './us-places.ts';

const MOST_PLACES = 10;
/** Fewer digits name half a state. */
const FEWEST_ZIP_DIGITS = 3;
/** Farther than this from every ZIP code is not in the United States. */
const FARTHEST_KM = 80;
const KM_PER_DEGREE = 111.2;

function placeOf({ city, state }: Town, latitude: number, longitude: number, zip?: string): Place {
  return { city, state, ...(zip && { zip }), latitude, longitude, timeZone: timeZoneOf(state, latitude, longitude) };
}

const zipPlace = ({ town, latitude, longitude, zip }: Zip): Place => placeOf(town, latitude, longitude, zip);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** A town is where the middle one of its ZIP codes is; a town with a single ZIP code also says it. */
function townPlace(town: Town): Place {
  const [only] = town.zips;
  if (only && town.zips.length === 1) return zipPlace(only);
  return placeOf(town, median(town.zips.map((zip) => zip.latitude)), median(town.zips.map((zip) => zip.longitude)));
}

/** The first index of a sorted list whose key is not before `key`. */
function firstFrom<T>(sorted: readonly T[], key: string, keyOf: (item: T) => string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(sorted[middle] as T) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function beginningWith<T>(sorted: readonly T[], key: string, keyOf: (item: T) => string): T[] {
  const start = firstFrom(sorted, key, keyOf);
  return sorted.slice(start, firstFrom(sorted, `${key}\uffff`, keyOf));
}

interface TownQuestion {
  city: string;
  /** undefined: any state */
  states: Set<string> | undefined;
}

/** What a text can mean: after a comma comes a state; without one the last words may be a state or belong to the town. */
function questionsOf(text: string): TownQuestion[] {
  const comma = text.indexOf(',');
  if (comma >= 0) {
    const state = placeKey(text.slice(comma + 1));
    return [{ city: placeKey(text.slice(0, comma)), states: state ? statesLike(state) : undefined }];
  }
  const words = placeKey(text).split(' ');
  const withState = [1, 2, 3].flatMap((count) => {
    const state = words.length > count ? stateNamed(words.slice(-count).join(' ')) : undefined;
    return state ? [{ city: words.slice(0, -count).join(' '), states: new Set([state]) }] : [];
  });
  return [{ city: words.join(' '), states: undefined }, ...withState];
}

/** The whole name first, then larger towns first: the number of ZIP codes approximates the size. */
function byFit(city: string) {
  return (a: Town, b: Town) => Number(b.key === city) - Number(a.key === city) || b.zips.length - a.zips.length;
}

function townsFor({ towns }: Atlas, { city, states }: TownQuestion): Town[] {
  if (!city) return [];
  const inStates = (town: Town) => !states || states.has(town.state);
  const beginning = beginningWith(towns, city, (town) => town.key).filter(inStates);
  if (beginning.length >= MOST_PLACES || city.length < 3) return beginning.toSorted(byFit(city));
  // "vegas" means Las Vegas
  const inner = ` ${city}`;
  const inside = towns.filter((town) => town.key.includes(inner) && inStates(town));
  return [...beginning.toSorted(byFit(city)), ...inside.toSorted(byFit(city))];
}

/**
 * US places for what a person types: a ZIP code or at least three digits of one (`33602`, `336`, `33602-1234`), or the beginning of a
 * town's name, with or without its state (`Tamp`, `Tampa, FL`, `tampa florida`). Best first, at most ten.
 */
export function findPlaces(query: string, limit = MOST_PLACES): Place[] {
  const text = query.trim();
  const most = Math.min(limit, MOST_PLACES);
  const digits = /^(\d{1,5})(-\d{0,4})?$/.exec(text)?.[1];
  if (digits !== undefined) {
    if (digits.length < FEWEST_ZIP_DIGITS) return [];
    return beginningWith(usAtlas().zips, digits, (zip) => zip.zip)
      .slice(0, most)
      .map(zipPlace);
  }
  const towns = new Set(questionsOf(text).flatMap((question) => townsFor(usAtlas(), question)));
  return [...towns].slice(0, most).map(townPlace);
}

/**
 * The place of the ZIP code nearest to a position, undefined when none is within 80 km. It answers with the ZIP code's position, so that a
 * precise one is not stored.
 */
export function findNearestPlace(latitude: number, longitude: number): Place | undefined {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  let nearest: Zip | undefined;
  let best = (FARTHEST_KM / KM_PER_DEGREE) ** 2;
  for (const zip of usAtlas().zips) {
    const north = zip.latitude - latitude;
    const straight = Math.abs(zip.longitude - longitude);
    const east = Math.min(straight, 360 - straight) * shrink;
    const distance = north * north + east * east;
    if (distance < best) [nearest, best] = [zip, distance];
  }
  return nearest && zipPlace(nearest);
}
