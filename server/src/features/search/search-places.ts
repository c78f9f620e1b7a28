// The places that pages are about: each state with the regions, counties and cities by which people mean it.
import { splitWords } from './search-text.ts';

/** A name that is also a common word counts only beside another one ("in mesa": "mesa" alone is a table in Spanish). */
const PLACES = [
  'california, socal, southern california, inland empire, coachella valley, imperial valley, los angeles, san diego, san bernardino, riverside, ventura, ' +
    'santa barbara, long beach, anaheim, santa ana, irvine, garden grove, huntington beach, costa mesa, fullerton, newport beach, laguna beach, mission viejo, ' +
    'chula vista, oceanside, carlsbad, escondido, el cajon, santa clarita, lancaster, palmdale, pasadena, burbank, torrance, pomona, santa monica, malibu, ' +
    'rancho cucamonga, fontana, moreno valley, palm springs, palm desert, temecula, murrieta, oxnard, thousand oaks, simi valley, bakersfield',
  'florida, miami, miami dade, dade county, fort lauderdale, ft lauderdale, broward, palm beach, west palm beach, boca raton, hialeah, pompano beach, coral springs, ' +
    'key west, florida keys, tampa, hillsborough, st pete, st petersburg, saint petersburg, pinellas, orlando, kissimmee, osceola county, lakeland, polk county, ' +
    'jacksonville, duval, tallahassee, gainesville, ocala, pensacola, panama city, daytona, daytona beach, volusia, brevard, melbourne fl, port st lucie, sarasota, ' +
    'bradenton, cape coral, fort myers, ft myers, lee county, naples, collier county, punta gorda',
  'arizona, phoenix, maricopa, tucson, pima, scottsdale, tempe, chandler, gilbert, glendale az, peoria, goodyear, avondale, buckeye, queen creek, apache junction, ' +
    'paradise valley, fountain hills, casa grande, yuma, flagstaff, prescott, sedona, lake havasu, bullhead city, in mesa, en mesa, mesa az, surprise az, az',
  'nevada, las vegas, vegas, north las vegas, henderson, summerlin, boulder city, clark county, condado de clark, laughlin, pahrump, reno, washoe, carson city, ' +
    'sparks nv, mesquite nv, elko, nv',
  'hawaii, hawai, hawaii island, big island, oahu, honolulu, waikiki, kailua, pearl city, maui, kihei, lahaina, wailea, kauai, lihue, princeville, molokai, hilo, kona, waikoloa',
].map((line) => line.split(',').map((name) => splitWords(name)));

/** The names of a state, its own first. */
export const STATE_NAMES: readonly (readonly string[][])[] = PLACES;

const LINES = PLACES.map((names) => ({
  state: names[0]?.join(' ') ?? '',
  names: names.map((name) => ` ${name.join(' ')} `).toSorted((a, b) => b.length - a.length),
}));

/** The state that a text names, or that an address is of. */
export function stateOf(text: string): string | undefined {
  const line = ` ${splitWords(text).join(' ')} `;
  return LINES.find(({ names }) => names.some((name) => line.includes(name)))?.state;
}

/** The words of a text that name a place, each with its state. */
export function placesIn(words: readonly string[]): ReadonlyMap<string, string> {
  const line = ` ${words.join(' ')} `;
  const found = LINES.flatMap(({ state, names }) =>
    names
      .filter((name) => line.includes(name))
      .flatMap((name) =>
        name
          .trim()
          .split(' ')
          .map((word): [string, string] => [word, state]),
      ),
  );
  return new Map(found);
}
