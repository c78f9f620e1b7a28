import type { Reading } from '@limpid/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { canonicalValue, formatWithUnit, shownValue } from '../../i18n/parameters.ts';
import { isLoggedIn, draftErrors, emptyDraft, keepDraft, kitOf, loadDraft, toReading } from './log-draft.ts';
import { newestValues } from './log-page.tsx';
import { patchOf, reverseOf } from './reading-editor.tsx';

const draft = emptyDraft('0192f0c1-0000-7000-8000-000000000001', 'drops');
const reading: Reading = {
  id: draft.id,
  takenAt: '2026-07-01T10:00:00.000Z',
  method: 'drops',
  ph: 7.5,
  freeChlorinePpm: 3,
  createdAt: '2026-07-01T10:00:00.000Z',
  updatedAt: '2026-07-01T10:00:00.000Z',
};

afterEach(() => localStorage.clear());

describe('a test while it is typed', () => {
  it('survives a reload and is forgotten when empty', () => {
    keepDraft('p', { ...draft, values: { ph: 7.4 }, note: 'windy' });
    expect(loadDraft('p', draft)).toMatchObject({ values: { ph: 7.4 }, note: 'windy', id: draft.id });
    keepDraft('p', draft);
    expect(localStorage.getItem('lmp-log-p')).toBeNull();
  });

  it('falls back when the storage holds nonsense', () => {
    localStorage.setItem('lmp-log-p', '{"half');
    expect(loadDraft('p', draft)).toEqual(draft);
  });

  it('sends only what was measured, with the same id after each retry', () => {
    const body = toReading({ ...draft, values: { ph: 7.5, freeChlorinePpm: 2, totalChlorinePpm: 2.5 }, note: '  ' });
    expect(body).toEqual({ id: draft.id, ph: 7.5, freeChlorinePpm: 2, totalChlorinePpm: 2.5, method: 'drops' });
  });

  it('notes what the salt cell is set to with the test, and keeps it while it is typed', () => {
    keepDraft('p', { ...draft, saltCellPercent: 60 });
    expect(loadDraft('p', draft)).toMatchObject({ saltCellPercent: 60 });
    expect(toReading({ ...draft, values: { ph: 7.5 }, saltCellPercent: 0 })).toMatchObject({ ph: 7.5, saltCellPercent: 0 });
  });

  it('asks a bromine pool for bromine and not for chlorine, whatever its kit measures', () => {
    const drops = kitOf({ kit: { parameters: ['freeChlorinePpm', 'ph'] }, sanitizer: 'bromine' }).parameters;
    expect(drops.slice(0, 2)).toEqual(['brominePpm', 'ph']);
    expect(drops).not.toContain('freeChlorinePpm');
  });

  it('asks a biguanide pool for biguanide first, and no other pool for it', () => {
    expect(kitOf({ kit: null, sanitizer: 'biguanide' }).parameters.slice(0, 2)).toEqual(['biguanidePpm', 'ph']);
    expect(kitOf({ kit: { parameters: ['ph', 'freeChlorinePpm'] }, sanitizer: 'biguanide' }).parameters).not.toContain('freeChlorinePpm');
    expect([isLoggedIn('biguanidePpm', { sanitizer: 'salt' }), isLoggedIn('totalHardnessPpm', { sanitizer: 'salt' })]).toEqual([
      false,
      true,
    ]);
  });

  it('refuses the impossible in words', () => {
    expect(draftErrors({ ...draft, values: { ph: 15 } }).ph).toBe('pH is from 0 to 14.');
    expect(draftErrors({ ...draft, values: { freeChlorinePpm: -1 } }).freeChlorinePpm).toContain('from 0 to');
    expect(draftErrors({ ...draft, values: { ph: 7.5, temperatureC: 27 } })).toEqual({});
  });
});

describe('which fields', () => {
  it('follow the kit of the person, with the temperature at the end', () => {
    expect(kitOf({ kit: { parameters: ['ph', 'freeChlorinePpm'] }, sanitizer: 'chlorine' }).parameters).toEqual([
      'ph',
      'freeChlorinePpm',
      'temperatureC',
    ]);
    expect(kitOf({ kit: null, sanitizer: 'salt' }).parameters).toContain('saltPpm');
    expect(kitOf({ kit: null, sanitizer: 'bromine' }).parameters[0]).toBe('brominePpm');
  });

  it('show the newest value of each parameter', () => {
    const older = { ...reading, takenAt: '2026-06-01T10:00:00.000Z', ph: 7.9, alkalinityPpm: 80 };
    expect(newestValues([reading, older])).toMatchObject({ ph: { value: 7.5 }, alkalinityPpm: { value: 80, takenAt: older.takenAt } });
  });
});

describe('a correction', () => {
  it('holds only the changes, and its reverse undoes them', () => {
    const edited = { values: { ph: 7.2 }, method: 'strip' as const, takenAt: reading.takenAt, note: '' };
    const patch = patchOf(reading, edited);
    expect(patch).toEqual({ ph: 7.2, freeChlorinePpm: null, method: 'strip' });
    expect(reverseOf(reading, patch)).toEqual({ ph: 7.5, freeChlorinePpm: 3, method: 'drops' });
  });
});

describe('degrees', () => {
  it('come back as typed', () => {
    for (const typed of [80, 84.5, 104, 33]) {
      expect(shownValue('temperatureC', canonicalValue('temperatureC', typed, 'us'), 'us')).toBeCloseTo(typed, 2);
    }
    expect(formatWithUnit('temperatureC', 29, 'us')).toBe('84 °F');
    expect(formatWithUnit('ph', 7.5, 'us')).toBe('7.5');
  });
});
