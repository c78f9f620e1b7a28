import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Number_({ start, onValue }: { start: number | null; onValue: (value: number | null) => void }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberField
        label="Free chlorine"
        unit="ppm"
        value={value}
        onChange={(next) => {
          setValue(next);
          onValue(next);
        }}
      />
      <button onClick={() => setValue(9)}>other</button>
    </>
  );
}

describe('NumberField', () => {
  it('takes a comma or a point, keeps what was typed, and brings up the decimal keypad', () => {
    const onValue = vi.fn();
    render(<Number_ start={3.2} onValue={onValue} />);
    const input = screen.getByLabelText<HTMLInputElement>('Free chlorine');
    expect(input.value).toBe('3.2');
    expect(input.inputMode).toBe('decimal');
    expect(input.type).toBe('text');
    fireEvent.change(input, { target: { value: '4,50' } });
    expect(onValue).toHaveBeenLastCalledWith(4.5);
    expect(input.value).toBe('4,50');
    fireEvent.change(input, { target: { value: '' } });
    expect(onValue).toHaveBeenLastCalledWith(null);
    fireEvent.click(screen.getByText('other'));
    expect(input.value).toBe('9');
  });

  it('says in words when it cannot read the text, once the field is left', () => {
    const onValue = vi.fn();
    render(<Number_ start={null} onValue={onValue} />);
    const input = screen.getByLabelText<HTMLInputElement>('Free chlorine');
    fireEvent.change(input, { target: { value: 'clear' } });
    expect(onValue).toHaveBeenLastCalledWith(null);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(input);
    expect(screen.getByRole('alert').textContent).toContain('enter one number, like 3.2.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });
});

describe('the other fields', () => {
  it('PasswordField shows and hides', () => {
    render(<PasswordField label="Password" value="secret" onChange={() => undefined} />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });

  it('TextField ties its hint, and its error before its hint, to the input', () => {
    const { rerender } = render(<TextField label="Name" value="" onChange={() => undefined} hint="What you call it." />);
    const input = screen.getByLabelText('Name');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('What you call it.');
    rerender(<TextField label="Name" value="" onChange={() => undefined} hint="What you call it." error="Give the pool a name." />);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Give the pool a name.');
  });

  it('SelectField answers with its own values only', () => {
    const onChange = vi.fn();
    const options = [
      { value: 'plaster', label: 'Plaster' },
      { value: 'vinyl', label: 'Vinyl' },
    ] as const;
    render(<SelectField label="Surface" value="" onChange={onChange} options={options} />);
    fireEvent.change(screen.getByLabelText('Surface'), { target: { value: 'vinyl' } });
    expect(onChange).toHaveBeenCalledWith('vinyl');
  });
});
