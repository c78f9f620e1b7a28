import { afterEach, expect, it } from 'vitest';
import { LAYOUTS } from './layout.data.ts';
import { keepStrip } from './my-strip.data.ts';
import { stripChoices, swatchPad, swatchStrip } from './swatches.data.ts';

afterEach(() => localStorage.clear());

it('has a color for each number of a chart and for each half step', () => {
  for (const { pads } of LAYOUTS) {
    for (const pad of pads) {
      const { stops, between } = swatchPad(pad);
      expect(stops.map(({ value }) => value)).toEqual(pad.values);
      expect(between).toHaveLength(pad.values.length - 1);
      expect(new Set([...stops, ...between].map(({ color }) => color)).size).toBe(2 * pad.values.length - 1);
    }
  }
  expect(swatchPad({ analyte: 'ph', values: [6.2, 6.8, 7.2, 7.8, 8.4] }).between.map(({ value }) => value)).toEqual([6.5, 7, 7.5, 8.1]);
});

it('says where the chart ends; none at all is no end', () => {
  const ends = (values: number[]) => swatchPad({ analyte: 'freeChlorinePpm', values }).stops.map(({ bound }) => bound);
  expect(ends([0, 1, 5])).toEqual([undefined, undefined, 'above']);
  expect(ends([5, 3, 1])).toEqual(['above', undefined, 'below']);
});

it('has the colors of a falling chart the other way around', () => {
  const rising = swatchPad({ analyte: 'ph', values: [6.2, 6.8, 7.2, 7.8, 8.4] });
  const falling = swatchPad({ analyte: 'ph', values: [8.4, 7.8, 7.2, 6.8, 6.2] });
  expect(falling.stops.toReversed()).toEqual(rising.stops);
});

it('is the strip that this person chose or entered, else the one of the kit', () => {
  const pool = { sanitizer: 'chlorine', kit: { id: 'strip-6', parameters: [] } } as const;
  expect(swatchStrip({ ...pool, kit: { ...pool.kit, parameters: [] } }).id).toBe('six');
  keepStrip('own', { ...LAYOUTS[0]!, id: 'own', pads: [{ analyte: 'totalHardnessPpm', values: [0, 500] }] });
  const own = swatchStrip({ ...pool, kit: null });
  expect(own.pads.map(({ analyte }) => analyte)).toEqual(['totalHardnessPpm']);
  expect(stripChoices('us').at(-1)).toEqual({ value: 'own', label: 'My strip: TH' });
});
