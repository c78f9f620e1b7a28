import { useCallback, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { fieldErrors } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { hasErrors } from './form-errors.ts';
import type { FormErrors } from './form-errors.ts';
import { schemasHere, useSchemas } from './lazy-schemas.ts';
import type { AccountSchemas } from './lazy-schemas.ts';
import { useRefuseOffline } from './offline-notice.tsx';

export interface AccountForm<Values extends Record<string, string>> {
  values: Values;
  errors: FormErrors<Values>;
  /** submitted, but what it is checked by is still on its way */
  isWaiting: boolean;
  set: (name: keyof Values & string) => (value: string) => void;
  attributes: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate' | 'method'>;
}

/** Checks on submit, then with each correction; the first wrong field gets the focus. */
export function useAccountForm<Values extends Record<string, string>>(options: {
  initial: Values;
  check: (values: Values, schemas: AccountSchemas) => FormErrors<Values>;
  send: (values: Values) => void;
  serverError?: unknown;
}): AccountForm<Values> {
  const announceNotFetched = useAnnounceNotFetched();
  const refusesOffline = useRefuseOffline();
  const [values, setValues] = useState(options.initial);
  const [isChecked, setChecked] = useState(false);
  const takeOver = useTypedBefore(setValues);
  const { whenHere, isWaiting } = useSchemas(checkAndSend, announceNotFetched);
  const schemas = schemasHere();
  const own = isChecked && schemas ? options.check(values, schemas) : {};
  const errors = { ...(fieldErrors(options.serverError) as FormErrors<Values>), ...own };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (refusesOffline()) return;
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

  return {
    values,
    errors,
    isWaiting,
    // Pressed before the scripts are there, the browser would send the form itself, with the password in the address. By this method it
    // sends nothing where there is no dialog.
    attributes: { ref: takeOver, onSubmit: submit, noValidate: true, method: 'dialog' },
    set: (name) => (value) => setValues((before) => ({ ...before, [name]: value })),
  };
}

function useAnnounceNotFetched(): () => void {
  const { toast } = useToast();
  return () => void toast({ tone: 'bad', title: m.auth_network_error(), description: m.auth_say_connection_again() });
}

/**
 * People and browsers can fill in the fields of the prerendered page before the scripts are loaded. React would empty them with the next
 * render; during hydration their content becomes the form's values.
 */
function useTypedBefore<Values extends Record<string, string>>(setValues: (change: (before: Values) => Values) => void) {
  return useCallback(
    (form: HTMLFormElement | null) => {
      const typed = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].filter(({ value }) => value !== '');
      if (typed.length === 0) return;
      setValues((before) => {
        const known = typed.filter(({ name, value }) => name in before && before[name] !== value);
        return known.length === 0 ? before : { ...before, ...Object.fromEntries(known.map(({ name, value }) => [name, value])) };
      });
    },
    [setValues],
  );
}
