// Which seasonal guide says what to do about an alert. The guides are in content/seasonal; playbooks.json is what of their front matter counts
// here (tools/seasonal/playbooks.test.ts compares the two).
import type { Position } from './normals.ts';
import stored from './playbooks.json' with { type: 'json' };

export interface Playbook {
  slug: string;
  /** null: everywhere */
  region: string | null;
  /** as the National Weather Service spells them */
  event: string[];
  only: { kind?: string[]; setting?: string[] };
}
export interface PlaybookPool {
  kind: string;
  setting: string;
}

const PLAYBOOKS: readonly Playbook[] = stored;
const REGIONS: Readonly<Record<string, string>> = { FL: 'florida', HI: 'hawaii', AZ: 'arizona', NV: 'nevada' };
/** What we write about Southern California holds south of it. */
const SOUTHERN_CALIFORNIA_LATITUDE = 36;

function regionOf({ state, latitude }: Position & { state: string }): string | undefined {
  const code = state.toUpperCase();
  if (code === 'CA') return latitude < SOUTHERN_CALIFORNIA_LATITUDE ? 'southern-california' : undefined;
  return REGIONS[code];
}

/** The guide of the region before the one for everywhere; of two, the one that more alerts open: it is about what is coming, not what was. */
export function playbookOf(event: string, pool: PlaybookPool, place: Position & { state: string }): string | undefined {
  const region = regionOf(place);
  const fits = PLAYBOOKS.filter(
    (one) =>
      one.event.includes(event) &&
      (one.region === null || one.region === region) &&
      (one.only.kind?.includes(pool.kind) ?? true) &&
      (one.only.setting?.includes(pool.setting) ?? true),
  );
  const rank = (one: Playbook) => (one.region === null ? 0 : 100) + one.event.length;
  return fits.toSorted((a, b) => rank(b) - rank(a))[0]?.slug;
}
