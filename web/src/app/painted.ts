import { moveWater } from './moving-water.ts';

/** What is only for beauty (styles/water.css) comes when the first paint is over. */
export function markPainted(): void {
  document.documentElement.dataset['painted'] = '';
  moveWater();
}
