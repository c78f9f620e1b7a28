import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Three() {
  const [value, setValue] = useState('a');
  const items = ['a', 'b', 'c'].map((each) => ({ value: each, label: `Tab ${each}`, content: <p>Panel {each}</p> }));
  return <Tabs label="Three" value={value} onChange={setValue} items={items} />;
}
const selected = () => screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected') === 'true');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('tabs', () => {
  it('show one panel, named by its tab, and one tab in the tab order', () => {
    render(<Three />);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Tab b' }), { button: 0 });
    expect(selected()).toEqual([false, true, false]);
    expect(screen.getByRole('tabpanel', { name: 'Tab b' }).textContent).toBe('Panel b');
    expect(screen.queryByText('Panel a')).toBeNull();
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('go round by the arrow keys, to the ends by Home and End', () => {
    render(<Three />);
    screen.getByRole('tab', { name: 'Tab a' }).focus();
    press('ArrowLeft');
    expect(selected()).toEqual([false, false, true]);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tab c' }));
    press('ArrowRight');
    expect(selected()).toEqual([true, false, false]);
    press('End');
    expect(selected()).toEqual([false, false, true]);
    press('Home');
    expect(selected()).toEqual([true, false, false]);
  });
});
