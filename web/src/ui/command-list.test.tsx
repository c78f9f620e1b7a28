import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandList, type CommandGroup } from './command-list.tsx';

afterEach(cleanup);

const GROUPS: CommandGroup[] = [
  { id: 'fruit', label: 'Fruit', items: ['Apple', 'Pear'].map((label) => ({ id: label, label })) },
  { id: 'trees', label: 'Trees', items: [{ id: 'Oak', label: 'Oak', checked: true }] },
];

function show(onChoose = vi.fn<(id: string) => void>(), onClose = vi.fn<() => void>()) {
  function Stage() {
    const [query, setQuery] = useState('');
    const groups = GROUPS.map((group) => ({ ...group, items: group.items.filter(({ label }) => label.includes(query)) }));
    return (
      <CommandList
        label="Things"
        placeholder="Type"
        closeLabel="Close"
        query={query}
        onQuery={setQuery}
        groups={groups.filter(({ items }) => items.length > 0)}
        onChoose={onChoose}
        onClose={onClose}
        status="3 things"
        empty="Nothing there"
      />
    );
  }
  render(<Stage />);
  const field = screen.getByRole('combobox');
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, active, press, onChoose, onClose };
}

it('is a field with a list in named groups, and keeps the focus', () => {
  const { field, active } = show();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('listbox').id).toBe(field.getAttribute('aria-controls'));
  expect(within(screen.getByRole('group', { name: 'Fruit' })).getAllByRole('option')).toHaveLength(2);
  expect(active()).toBe('Apple');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Apple');
});

it('arrows go round over the groups, a page stops at the end, Enter chooses', () => {
  const { active, press, onChoose } = show();
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toBe('Oak');
  press('ArrowDown');
  expect(active()).toBe('Apple');
  press('ArrowUp');
  expect(active()).toBe('Oak');
  press('PageUp');
  expect(active()).toBe('Apple');
  press('PageDown');
  press('Enter');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Oak');
});

it('typing points at the best line again; nothing left says so and Enter does nothing', () => {
  const { field, active, press, onChoose } = show();
  press('ArrowDown');
  fireEvent.change(field, { target: { value: 'Oa' } });
  expect(active()).toBe('Oak');
  fireEvent.change(field, { target: { value: 'xyz' } });
  expect(screen.getByText('Nothing there')).toBeTruthy();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

it('follows the pointer, and a click chooses', () => {
  const { active, onChoose } = show();
  const pear = screen.getByText('Pear');
  fireEvent.pointerMove(pear);
  expect(active()).toBe('Pear');
  fireEvent.click(pear);
  expect(onChoose).toHaveBeenCalledWith('Pear');
});

it('leaves the keys alone while letters are being composed', () => {
  const { field, onChoose } = show();
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
});
