import { beforeEach, describe, expect, it } from 'vitest';
import { fillDraft } from '../readings/draft.data.ts';
import { emptyDraft, keepDraft, loadDraft } from '../readings/log-draft.ts';
import { draftOf, queryOf } from './to-draft.ts';

const read = (value: number, low: number, high: number, bound?: 'above' | 'below') => ({
  value,
  low,
  high,
  distance: 1,
  ...(bound && { bound }),
});
const POOL = { id: 'p1', kit: null, sanitizer: 'chlorine' } as const;
const ID = '0192f0c1-0000-7000-8000-000000000001';

beforeEach(() => localStorage.clear());

describe('from a strip to the log', () => {
  it('hands over the values that were confirmed, as a test by strip', () => {
    expect(
      draftOf([
        { analyte: 'freeChlorinePpm', value: 1.3, reading: read(1.27, 0.9, 1.8) },
        { analyte: 'ph', value: 7.6 },
      ]),
    ).toEqual({ method: 'strip', values: { freeChlorinePpm: 1.3, ph: 7.6 }, bounds: {} });
  });

  it('an end of the chart is a bound; what the person typed over it is not', () => {
    const bound = read(8.4, 8, 8.4, 'above');
    expect(draftOf([{ analyte: 'ph', value: 8.4, reading: bound }])).toMatchObject({ values: { ph: 8.4 }, bounds: { ph: 'above' } });
    expect(draftOf([{ analyte: 'ph', value: 8.4 }])).toMatchObject({ values: { ph: 8.4 }, bounds: {} });
    expect(draftOf([{ analyte: 'ph', value: 6.2, reading: read(6.2, 6.2, 6.5, 'below') }])).toMatchObject({ bounds: { ph: 'below' } });
  });

  it('total chlorine goes in only where it is clearly above free chlorine, or a strip would close the pool by its error', () => {
    const free = { analyte: 'freeChlorinePpm', value: 3, reading: read(3, 2.2, 4) } as const;
    const total = (value: number, low: number) => ({ analyte: 'totalChlorinePpm', value, reading: read(value, low, value + 1) }) as const;
    expect(draftOf([free, total(4.2, 3.4)]).values).not.toHaveProperty('totalChlorinePpm');
    expect(draftOf([free, total(7, 5.5)])).toMatchObject({ values: { totalChlorinePpm: 7 } });
    expect(draftOf([total(7, 5.5)]).values).not.toHaveProperty('totalChlorinePpm');
  });

  it('keeps what was typed for other values, and leaves a test alone that is being saved', () => {
    keepDraft('p1', { ...emptyDraft(ID, 'drops'), values: { hardnessPpm: 250, ph: 7.2 }, note: 'windy' });
    fillDraft(POOL, draftOf([{ analyte: 'ph', value: 8.4, reading: read(8.4, 8, 8.4, 'above') }]));
    const filled = loadDraft('p1', emptyDraft('x', 'drops'));
    expect(filled).toMatchObject({
      id: ID,
      method: 'strip',
      values: { hardnessPpm: 250, ph: 8.4 },
      bounds: { ph: 'above' },
      note: 'windy',
    });
    fillDraft(POOL, { values: { ph: 7.5 } });
    expect(loadDraft('p1', emptyDraft('x', 'drops'))).toMatchObject({ values: { hardnessPpm: 250, ph: 7.5 }, bounds: {} });
    keepDraft('p1', { ...filled, pressed: { at: '2026-07-01T10:00:00.000Z' } });
    expect(fillDraft(POOL, { look: 'green' })).not.toMatchObject({ id: ID });
  });
});

it('puts a test into an address, with what is at the end of its scale', () => {
  const query = new URLSearchParams(queryOf({ values: { ph: 7.8, cyanuricAcidPpm: 300 }, bounds: { cyanuricAcidPpm: 'above' } }));
  expect(Object.fromEntries(query)).toEqual({ ph: '7.8', cyanuricAcidPpm: '300', above: 'cyanuricAcidPpm' });
});
