import { useState } from 'react';
import type { FormEvent } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { hasErrors, inWords } from './form-errors.ts';
import type { FormErrors } from './form-errors.ts';

export interface AccountForm<Values extends Record<string, string>> {
  values: Values;
  errors: FormErrors<Values>;
  set: (name: keyof Values & string) => (value: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Checks on submit, then as one corrects; the first wrong field gets the focus. */
export function useAccountForm<Values extends Record<string, string>>(options: {
  initial: Values;
  check: (values: Values) => FormErrors<Values>;
  send: (values: Values) => void;
  serverError?: unknown;
}): AccountForm<Values> {
  const [values, setValues] = useState(options.initial);
  const [isChecked, setChecked] = useState(false);
  const own = isChecked ? options.check(values) : {};
  const errors = { ...(inWords(fieldErrors(options.serverError)) as FormErrors<Values>), ...own };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setChecked(true);
    const found = options.check(values);
    if (!hasErrors(found)) {
      options.send(values);
      return;
    }
    const [first] = Object.keys(options.initial).filter((name) => name in found);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return { values, errors, submit, set: (name) => (value) => setValues((before) => ({ ...before, [name]: value })) };
}
