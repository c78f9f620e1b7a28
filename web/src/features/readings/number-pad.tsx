// Large keys for wet hands. They write into the fields of the form as a keyboard does; the fields stay plain inputs.
import { clsx } from 'clsx';
import { Check, Delete, Keyboard } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { Button, IconButton } from '../../ui/button.tsx';
import { decimalSeparator } from '../../ui/fields/typed-number.ts';

interface NumberPadProps {
  form: RefObject<HTMLFormElement | null>;
  /** all values are on the screen; otherwise one is asked for at a time, and Next sends its form */
  isWhole: boolean;
  onPhoneKeyboard: () => void;
}

export function NumberPad({ form, isWhole, onPhoneKeyboard }: NumberPadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const field = useField(form, pad);
  usePlace(pad, field);
  if (!field) return null;
  const fields = fieldsOf(form.current);
  const following = fields[fields.indexOf(field) + 1];
  const goOn = () => (following && isWhole ? following.focus() : isWhole ? field.blur() : form.current?.requestSubmit());
  const usePhone = () => {
    onPhoneKeyboard();
    askForKeyboard(field);
  };
  return (
    <>
      <div aria-hidden className={isWhole ? 'h-96' : 'h-80'} />
      {createPortal(
        <div
          ref={pad}
          role="group"
          aria-label={m.log_keys_for({ field: nameOf(field) })}
          className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface px-3 pt-1 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-high print:hidden"
        >
          <div className="mx-auto flex max-w-md items-center justify-between gap-2 pb-1">
            <p aria-hidden className="min-w-0 truncate font-medium">
              {nameOf(field)}
            </p>
            <IconButton label={m.log_phone_keyboard()} icon={<Keyboard size={22} aria-hidden />} onClick={usePhone} />
          </div>
          <div className="mx-auto grid max-w-md grid-cols-4 gap-1.5">
            {KEYS.map((key) => (
              <Key key={key} onPress={() => write(field, key === '.' ? decimalSeparator() : key)}>
                {key === '.' ? decimalSeparator() : key}
              </Key>
            ))}
            <Key label={m.log_key_delete()} onPress={() => erase(field)} className="col-start-4 row-start-1">
              <Delete size={26} aria-hidden />
            </Key>
            <Button variant="secondary" className="col-span-2 col-start-3 row-start-4 min-h-14 text-base" onClick={goOn}>
              {following || !isWhole ? m.log_next() : m.common_done()}
            </Button>
            {isWhole ? (
              <Button
                className="col-span-4 min-h-14 text-base"
                iconBefore={<Check size={20} aria-hidden />}
                onClick={() => form.current?.requestSubmit()}
              >
                {m.common_save_test()}
              </Button>
            ) : null}
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}

/** In the order of the grid: three digits, then what belongs to the last column. */
const KEYS = ['1', '2', '3', '4', '5', '6', '<', '7', '8', '9', '>', '.', '0'];

function Key({ label, onPress, className, children }: { label?: string; onPress: () => void; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={clsx(
        'figures grid min-h-14 place-items-center rounded-control border border-line bg-sunken text-2xl font-semibold select-none active:bg-tint dark:bg-raised',
        className,
      )}
    >
      {children}
    </button>
  );
}

const FIELDS = 'input[inputmode="none"]';
const fieldsOf = (form: HTMLFormElement | null): HTMLInputElement[] => [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
const nameOf = (field: HTMLInputElement): string => field.labels?.[0]?.textContent ?? '';

/**
 * The field with the focus. It stays while the keys themselves have it, as with a screen reader, and until a press elsewhere has ended: with
 * the keys goes the space below the form, and what was pressed would move away before it is a click.
 */
function useField(form: RefObject<HTMLFormElement | null>, pad: RefObject<HTMLElement | null>) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    let [isPressed, isLeft] = [false, false];
    const show = (next: HTMLInputElement | null) => {
      isLeft = next === null && isPressed;
      if (!isLeft) setField(next);
    };
    const look = (target: EventTarget | null) => {
      if (!(target instanceof Node) || pad.current?.contains(target)) return;
      show(fieldsOf(form.current).find((one) => one === target) ?? null);
    };
    const released = () => {
      isPressed = false;
      if (isLeft) show(null);
    };
    const listeners: [string, (event: Event) => void][] = [
      ['focusin', ({ target }) => look(target)],
      ['focusout', (event) => (event as FocusEvent).relatedTarget === null && show(null)],
      ['mousedown', () => (isPressed = true)],
      // The click comes right after it.
      ['mouseup', () => setTimeout(released)],
      ['dragend', released],
    ];
    look(document.activeElement);
    for (const [name, listener] of listeners) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    };
  }, [form, pad]);
  return field;
}

/** While the keys are there the page scrolls as if it ended above them, and a press on or between them leaves the focus in the field. */
function usePlace(pad: RefObject<HTMLElement | null>, field: HTMLElement | null): void {
  useEffect(() => {
    const keys = pad.current;
    if (!keys || !field) return undefined;
    const keepFocus = (event: Event) => event.preventDefault();
    keys.addEventListener('mousedown', keepFocus);
    document.documentElement.style.scrollPaddingBottom = `${keys.offsetHeight + 16}px`;
    field.scrollIntoView({ block: 'nearest' });
    return () => {
      keys.removeEventListener('mousedown', keepFocus);
      document.documentElement.style.scrollPaddingBottom = '';
    };
  }, [pad, field]);
}

/** The phone shows its keyboard only when a field gets the focus. */
function askForKeyboard(field: HTMLInputElement): void {
  field.blur();
  field.inputMode = 'decimal';
  field.focus();
}

/** As if it were typed: the value by way of the element itself, so that React hears of the change. */
function put(field: HTMLInputElement, text: string, from: number, to: number): void {
  const { value } = field;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value.slice(0, from) + text + value.slice(to));
  field.setSelectionRange(from + text.length, from + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function write(field: HTMLInputElement, text: string): void {
  const end = field.value.length;
  put(field, text, field.selectionStart ?? end, field.selectionEnd ?? end);
}

function erase(field: HTMLInputElement): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  put(field, '', start === end ? Math.max(0, start - 1) : start, end);
}
