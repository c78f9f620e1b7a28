/** In the place of a pool: a list of what belongs to pools, over all of them. */
export const EVERY_POOL = '*';
