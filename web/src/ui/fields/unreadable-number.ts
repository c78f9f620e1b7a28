import { parseTypedNumber } from './typed-number.ts';

/**
 * Before saving: a number field that holds something else says so itself, and counts as empty. Saving would leave out what was typed, or take
 * away what was there before. Puts the cursor into the first such field; true: there is one.
 */
export function hasUnreadableNumber(form: HTMLElement | null): boolean {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"], input[inputmode="numeric"]') ?? [])];
  const first = fields.find(({ value }) => Number.isNaN(parseTypedNumber(value)));
  first?.focus();
  return first !== undefined;
}
