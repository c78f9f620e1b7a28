// The contract's schemas need a library of 12 kB. People can read and type without them: they load after the first paint, and the button
// waits for them.
import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '../../browser/idle.ts';
import type * as Schemas from './account-schemas.ts';

export type AccountSchemas = typeof Schemas;

let here: AccountSchemas | null = null;
let fetching: Promise<AccountSchemas> | null = null;

export const schemasHere = (): AccountSchemas | null => here;

export function fetchSchemas(): Promise<AccountSchemas> {
  return (fetching ??= import('./account-schemas.ts').then(
    (fetched) => (here = fetched),
    (error: unknown) => {
      // Without a connection: the next press tries again.
      fetching = null;
      throw error;
    },
  ));
}

/**
 * Loads the schemas ahead. `whenHere` runs `onHere` immediately if it can, else as soon as they are loaded (`isWaiting` until then): with
 * the form's content at that time, and never for a form that is gone.
 */
export function useSchemas(onHere: (form: HTMLFormElement, schemas: AccountSchemas) => void, onFailed: () => void) {
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  const end = useEffectEvent((form: HTMLFormElement, schemas: AccountSchemas | null) => {
    setWaiting(null);
    if (schemas) onHere(form, schemas);
    else onFailed();
  });

  useEffect(() => whenIdle(() => void fetchSchemas().catch(() => undefined)), []);
  useEffect(() => {
    if (!waiting) return undefined;
    let isCurrent = true;
    const endHere = (schemas: AccountSchemas | null) => isCurrent && end(waiting, schemas);
    fetchSchemas().then(endHere, () => endHere(null));
    return () => {
      isCurrent = false;
    };
  }, [waiting]);

  function whenHere(form: HTMLFormElement): void {
    if (here) onHere(form, here);
    else setWaiting(form);
  }
  return { whenHere, isWaiting: waiting !== null };
}
