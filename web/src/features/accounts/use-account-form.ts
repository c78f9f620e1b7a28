import { useState } from 'react';
import type { FormEvent } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/toast.tsx';
import { hasErrors, inWords } from './form-errors.ts';
import type { FormErrors } from './form-errors.ts';
import { schemasHere, useSchemas } from './late-schemas.ts';
import type { AccountSchemas } from './late-schemas.ts';

export interface AccountForm<Values extends Record<string, string>> {
  values: Values;
  errors: FormErrors<Values>;
  /** submitted, but what it is checked by is still on its way */
  isWaiting: boolean;
  set: (name: keyof Values & string) => (value: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Checks on submit, then as one corrects; the first wrong field gets the focus. */
export function useAccountForm<Values extends Record<string, string>>(options: {
  initial: Values;
  check: (values: Values, schemas: AccountSchemas) => FormErrors<Values>;
  send: (values: Values) => void;
  serverError?: unknown;
}): AccountForm<Values> {
  const { toast } = useToast();
  const [values, setValues] = useState(options.initial);
  const [isChecked, setChecked] = useState(false);
  const { whenHere, isWaiting } = useSchemas(checkAndSend, sayNotFetched);
  const schemas = schemasHere();
  const own = isChecked && schemas ? options.check(values, schemas) : {};
  const errors = { ...(inWords(fieldErrors(options.serverError)) as FormErrors<Values>), ...own };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    whenHere(event.currentTarget);
  }

  function checkAndSend(form: HTMLFormElement, known: AccountSchemas): void {
    setChecked(true);
    const found = options.check(values, known);
    if (!hasErrors(found)) {
      options.send(values);
      return;
    }
    const [first] = Object.keys(options.initial).filter((name) => name in found);
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function sayNotFetched(): void {
    toast({ tone: 'bad', title: m.auth_network_error(), description: m.auth_say_connection_again() });
  }

  return { values, errors, isWaiting, submit, set: (name) => (value) => setValues((before) => ({ ...before, [name]: value })) };
}
