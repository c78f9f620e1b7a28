import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type StripLayout } from './layout.data.ts';
import { isScale, keepStrip, savedStrip, layoutFor, OWN, padFault, parseValues } from './my-strip.data.ts';

const MINE: StripLayout = {
  id: OWN,
  pads: [
    { analyte: 'ph', values: [8.4, 7.8, 7.2, 6.8] },
    { analyte: 'freeChlorinePpm', values: [0, 2, 6] },
  ],
  rowFit: 'spread',
  readFromSeconds: 10,
  readUntilSeconds: 40,
};
const CHLORINE = { sanitizer: 'chlorine' };

beforeEach(() => localStorage.clear());

describe('the strip of this person', () => {
  it('is at first the one that fits the pool', () => {
    expect(layoutFor(CHLORINE).id).toBe('four');
    expect(layoutFor({ sanitizer: 'bromine' }).id).toBe('bromine');
    expect(layoutFor({ ...CHLORINE, kit: { id: 'strip-6' } }).id).toBe('six');
  });

  it('is remembered with its own numbers', () => {
    keepStrip(OWN, MINE);
    expect(savedStrip()).toEqual({ chosenId: OWN, own: MINE });
    expect(layoutFor(CHLORINE)).toEqual(MINE);
    keepStrip('seven', MINE);
    expect(layoutFor(CHLORINE).id).toBe('seven');
  });

  it.each([
    ['nonsense', '{"half'],
    ['an unknown value', { ...MINE, pads: [{ analyte: 'mood', values: [1, 2] }] }],
    ['numbers up and down', { ...MINE, pads: [{ analyte: 'ph', values: [7, 8, 7.5] }] }],
    ['an end before its beginning', { ...MINE, readUntilSeconds: 5 }],
    ['no pads', { ...MINE, pads: [] }],
  ])('with %s kept falls back to a common one', (_, own) => {
    localStorage.setItem('lmp-strip', typeof own === 'string' ? own : JSON.stringify({ chosenId: OWN, own }));
    expect(layoutFor(CHLORINE).id).toBe('four');
  });
});

describe('numbers of a chart', () => {
  it.each([
    ['0 1 3 5 10', [0, 1, 3, 5, 10]],
    ['0, 0.5, 1, 3', [0, 0.5, 1, 3]],
    ['0,1,3,5', [0, 1, 3, 5]],
    ['0; 0,5; 1', [0, 0.5, 1]],
    ['  6.2   6.8 ', [6.2, 6.8]],
    ['', []],
  ])('"%s"', (text, values) => expect(parseValues(text)).toEqual(values));

  it('have to rise or fall and to be possible, each value once', () => {
    expect(isScale([0, 1, 1])).toBe(false);
    expect(isScale([5])).toBe(false);
    expect(isScale([5, 3, 0])).toBe(true);
    const ph = { analyte: 'ph', values: [6.2, 7] } as const;
    expect(padFault({ ...ph, values: parseValues('6.2 seven') }, [])).toBe('values');
    expect(padFault({ ...ph, values: [6, 62] }, [])).toBe('impossible');
    expect(padFault(ph, [ph, ph])).toBe('twice');
    expect(padFault(ph, [ph])).toBeUndefined();
  });

  it('of all common strips are good', () => {
    for (const { pads } of LAYOUTS) expect(pads.map((pad) => padFault(pad, pads))).toEqual(pads.map(() => undefined));
  });
});
