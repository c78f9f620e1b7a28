import { beforeEach, expect, it } from 'vitest';
import { keepTicks, showSeason } from './season-script.ts';

beforeEach(() => {
  localStorage.clear();
});

const LIST =
  '<ul data-seasons><li id="always-alert"></li><li id="summer" data-months="05-01 09-30"></li>' +
  '<li id="winter" data-months="11-15 02-10"></li><li id="spring" data-months="03-01 05-15"></li></ul>';
const orderOf = () => [...document.querySelectorAll('li')].map(({ id, dataset }) => (dataset['now'] === undefined ? id : `${id}!`));

it.each([
  ['2026-01-31T12:00:00', ['winter!', 'always-alert', 'summer', 'spring']],
  ['2026-02-11T12:00:00', ['always-alert', 'summer', 'winter', 'spring']],
  ['2026-05-10T12:00:00', ['summer!', 'spring!', 'always-alert', 'winter']],
])('on %s what is in season comes first', (now, order) => {
  document.body.innerHTML = LIST;
  showSeason(new Date(now));
  expect(orderOf()).toEqual(order);
});

const CHECKLIST = '<ol data-ticks><li><input type="checkbox" name="net" /></li><li><input type="checkbox" name="brush" /></li></ol>';
const boxes = () => [...document.querySelectorAll('input')];

it('keeps the ticks of a guide on the device, for both languages, and for no other guide', () => {
  document.body.innerHTML = CHECKLIST;
  keepTicks('/seasonal/leaf-fall');
  boxes()[1]?.click();
  document.body.innerHTML = CHECKLIST;
  keepTicks('/es/seasonal/leaf-fall/');
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true]);
  boxes()[1]?.click();
  expect(localStorage).toHaveLength(0);
  document.body.innerHTML = CHECKLIST;
  keepTicks('/seasonal/leaf-fall');
  expect(boxes().some(({ checked }) => checked)).toBe(false);
});
