// What is typed and not clear is asked about beside its field, and nothing is saved before there is an answer.
import type { Pool } from '@limpid/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ANA } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { useState } from 'react';
import { emptyDraft, keepDraft, loadDraft, type LogDraft, toReading } from './log-draft.ts';
import { LogForm } from './log-form.tsx';

const POOL = { id: 'p1', name: 'Backyard', kind: 'pool', timeZone: 'UTC', sanitizer: 'chlorine', kit: null } as unknown as Pool;
const save = vi.fn();
const typed = vi.fn<(draft: LogDraft) => void>();

function Form() {
  const [draft, setDraft] = useState(() => loadDraft('p1', emptyDraft('d1', 'drops')));
  const change = (next: LogDraft) => {
    typed(next);
    keepDraft('p1', next);
    setDraft(next);
  };
  const keys = { isPhone: false, isOn: false, choose: () => undefined };
  const rest = { mode: 'all' as const, keys, countsDrops: false, pending: false, error: null, now: 0, last: {} };
  return <LogForm pool={POOL} draft={draft} onChange={change} onSave={() => save(draft.values)} {...rest} />;
}

beforeEach(() => {
  fakeServer({ 'GET /api/me': { body: ANA }, 'GET /api/pools': { body: [] } });
  renderPage(<Form />);
});
afterEach(() => {
  cleanup();
  save.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The page again, from what the device has kept. */
const reload = () => {
  cleanup();
  renderPage(<Form />);
};

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('takes the value that was probably meant with one press', () => {
  type('pH', '75');
  expect(screen.getByText(/Did you mean 7.5/)).toBeTruthy();
  press('Yes, 7.5');
  type('Water temperature', '28');
  press('Yes, 82 °F');
  expect(typed.mock.lastCall?.[0].values).toEqual({ ph: 7.5, temperatureC: 28 });
  press('Save test');
  expect(save).toHaveBeenCalledOnce();
});

it('saves where a test ended as it was typed, until a real value is there', () => {
  type('pH', '7.4');
  type('Cyanuric acid', '<30');
  expect(screen.getByLabelText<HTMLInputElement>('Cyanuric acid').value).toBe('<30');
  expect(screen.getByText(/Saved as below 30 ppm/)).toBeTruthy();
  press('Save test');
  expect(save).toHaveBeenCalledWith({ ph: 7.4, cyanuricAcidPpm: 30 });
  expect(toReading(typed.mock.lastCall?.[0] as LogDraft)).toMatchObject({ cyanuricAcidPpm: 30, bounds: { cyanuricAcidPpm: 'below' } });
  type('Cyanuric acid', '40');
  expect(toReading(typed.mock.lastCall?.[0] as LogDraft)).not.toHaveProperty('bounds');
});

it('says what to do where the test was over its end', () => {
  type('Free chlorine', 'OVER');
  expect(screen.getByText(/mix half sample, half distilled/)).toBeTruthy();
  type('Free chlorine', '24');
  expect(screen.queryByText(/mix half sample, half distilled/)).toBeNull();
  expect(typed.mock.lastCall?.[0].values).toEqual({ freeChlorinePpm: 24 });
});

it('asks whether a point groups where both are possible, and saves neither before the answer', () => {
  type('pH', '7.4');
  type('Calcium hardness', '1.250');
  expect(screen.getByText(/Did you mean 1 ppm or 1,250 ppm/)).toBeTruthy();
  press('Save test');
  expect(save).not.toHaveBeenCalled();
  press('Yes, 1,250 ppm');
  press('Save test');
  expect(save).toHaveBeenCalledWith({ ph: 7.4, hardnessPpm: 1250 });
});

it('takes the only possible reading of a point, says so, and still judges the value', () => {
  type('Total alkalinity', '15.000');
  expect(screen.getByText(/Read as 15 ppm, because 15,000 ppm isn’t possible\. .*unusually low/)).toBeTruthy();
  press('Save test');
  expect(save).toHaveBeenCalledWith({ alkalinityPpm: 15 });
  type('Total alkalinity', '90.000');
  expect(screen.getByText('Read as 90 ppm, because 90,000 ppm isn’t possible.')).toBeTruthy();
  type('Total alkalinity', '90');
  expect(screen.queryByText(/Read as/)).toBeNull();
});

it('brings the first field with a fault or a question into focus when it can’t save', async () => {
  type('Free chlorine', '3');
  type('Cyanuric acid', 'OVER');
  press('Save test');
  expect(save).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Cyanuric acid')));
  type('pH', '75');
  press('Save test');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('pH')));
});

it('saves a very unlikely value as right when the person says so, and asks again about another', () => {
  type('pH', '9.8');
  press('This value is right');
  expect(screen.getByText('You said this value is right.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'This value is right' })).toBeNull();
  expect(toReading(typed.mock.lastCall?.[0] as LogDraft)).toMatchObject({ ph: 9.8, confirmed: ['ph'] });
  type('pH', '9.9');
  expect(screen.getByRole('button', { name: 'This value is right' })).toBeTruthy();
  expect(toReading(typed.mock.lastCall?.[0] as LogDraft)).not.toHaveProperty('confirmed');
  type('pH', '7.5');
  expect(screen.queryByRole('button', { name: 'This value is right' })).toBeNull();
});

it('still asks after a reload, and takes the answer', () => {
  type('pH', '75');
  type('Calcium hardness', '1.250');
  type('Cyanuric acid', 'OVER');
  reload();
  expect(screen.getByText(/Did you mean 7.5/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Calcium hardness').value).toBe('1.250');
  expect(screen.getByLabelText<HTMLInputElement>('Cyanuric acid').value).toBe('OVER');
  press('Yes, 7.5');
  press('Save test');
  expect(save).not.toHaveBeenCalled();
  press('Yes, 1,250 ppm');
  type('Cyanuric acid', '');
  reload();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  press('Save test');
  expect(save).toHaveBeenCalledWith({ ph: 7.5, hardnessPpm: 1250 });
});
