/** How a pool stands, in the few things that decide who needs someone first. */
export interface PoolBrief {
  id: string;
  name: string;
  swim: { state: 'ready' | 'treat_today' | 'stay_out'; isKnown: boolean };
  testedAt?: string | undefined;
  stepsLeft: number;
  hasClearUp: boolean;
  /** missing: never tested, or no pool with chlorine */
  freeChlorine?: { ppm: number; low: number; minimum: number } | undefined;
}
