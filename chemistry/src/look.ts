// What the water looks like: seen, not measured, and often the first sign that something is wrong.

/** clear: a coin at the deep end shows heads or tails · hazy: the floor is visible, but dull · cloudy: the deepest floor can't be seen */
export const LOOKS = ['clear', 'hazy', 'cloudy', 'green', 'brown', 'foamy'] as const;
export type Look = (typeof LOOKS)[number];
