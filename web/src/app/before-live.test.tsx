import { act, cleanup, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOLD_SCRIPT, takeOverForms } from './before-live.ts';

const send = vi.fn();

function Page() {
  const [email, setEmail] = useState('');
  const [drawn, setDrawn] = useState(0);
  useLayoutEffect(takeOverForms, []);
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(email);
      }}
    >
      <input name="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        again
      </button>
      <button>send</button>
    </form>
  );
}

const field = () => document.querySelector('input')!;
const submit = () => field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

/** The page as the build made it, with the words in its head. */
function openBuilt(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(place);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the very text that is in the page
  new Function(HOLD_SCRIPT)();
  return place;
}

beforeEach(() => {
  send.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  window.limpidTakeForms?.();
  cleanup();
  vi.useRealTimers();
});

it('keeps what was typed before the scripts came, also when the page is drawn again', async () => {
  const place = openBuilt();
  field().value = 'ana@example.com';
  const root = await act(async () => hydrateRoot(place, <Page />));
  await act(async () => fireEvent.click(place.querySelector('button')!));
  expect(field().value).toBe('ana@example.com');
  await act(async () => void submit());
  expect(send.mock.calls).toEqual([['ana@example.com']]);
  root.unmount();
});

it('holds what is sent too soon, and sends it once, with what was typed, as soon as the page is live', async () => {
  const place = openBuilt();
  field().value = 'ana@example.com';
  expect(submit()).toBe(false);
  expect(submit()).toBe(false);
  const root = await act(async () => hydrateRoot(place, <Page />));
  expect(send).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(send.mock.calls).toEqual([['ana@example.com']]);
  root.unmount();
});

it('does once, when the page is live, what was pressed last before', async () => {
  const pressed = vi.fn();
  function Buttons() {
    useLayoutEffect(takeOverForms, []);
    return ['one', 'two'].map((name) => (
      <button key={name} type="button" onClick={() => pressed(name)}>
        <span>{name}</span>
      </button>
    ));
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Buttons />);
  document.body.replaceChildren(place);
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the very text that is in the page
  new Function(HOLD_SCRIPT)();
  const [one, two] = [...place.querySelectorAll('span')];
  one!.click();
  two!.click();
  const root = await act(async () => {
    const taken = hydrateRoot(place, <Buttons />);
    // React listens from here on, and would hydrate immediately to answer this press.
    two!.click();
    return taken;
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(pressed.mock.calls).toEqual([['two']]);
  await act(async () => one!.click());
  expect(pressed.mock.calls).toEqual([['two'], ['one']]);
  root.unmount();
});

function Choices() {
  const [kind, setKind] = useState('pool');
  const [isHeated, setHeated] = useState(false);
  useLayoutEffect(takeOverForms, []);
  return (
    <form method="dialog">
      {['pool', 'spa', 'swim spa'].map((value) => (
        <input
          key={value}
          type="radio"
          name="kind"
          aria-label={value}
          value={value}
          checked={kind === value}
          onChange={() => setKind(value)}
        />
      ))}
      <input type="checkbox" aria-label="heated" checked={isHeated} onChange={() => setHeated(!isHeated)} />
      <output>{`${kind} ${isHeated}`}</output>
    </form>
  );
}

it('keeps what was chosen before the scripts came', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Choices />);
  document.body.replaceChildren(place);
  for (const name of ['spa', 'heated']) place.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!.click();
  const root = await act(async () => hydrateRoot(place, <Choices />));
  expect(place.querySelector('output')?.textContent).toBe('spa true');
  expect([...place.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, false, true]);
  root.unmount();
});

it('lets forms go that send without scripts', () => {
  document.body.innerHTML = '<form action="/search" method="get"><input name="q"></form>';
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as above
  new Function(HOLD_SCRIPT)();
  expect(submit()).toBe(true);
});

it('no form in a page of the build would write what was typed into the address', async () => {
  const files = import.meta.glob<string>(['../features/{accounts,pools,contact}/*.tsx', '../features/pools/{parts,setup}/*.tsx'], {
    query: '?raw',
    import: 'default',
  });
  const OF_A_DIALOG = /part-editor|pool-remove|second-factor-step|test\.tsx/;
  for (const [name, read] of Object.entries(files)) {
    const forms = (await read()).match(/<form[\s\S]*?>\n?/g) ?? [];
    for (const form of OF_A_DIALOG.test(name) ? [] : forms) expect(form, name).toMatch(/method="(dialog|post)"|\{\.\.\.form\.attributes\}/);
  }
});
