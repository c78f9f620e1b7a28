import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { type Calculator, type Outcome, run } from './calculator.ts';
import { exampleOf, type Value, type Values } from './inputs.ts';
import { readValues, writeValues } from './link.ts';
import { usePoolValues } from './pool-values.ts';
import type { Say } from './say.ts';
import { useIsInBrowser } from './use-say.ts';

/** Whose values stand in the form. */
export type Origin = 'example' | 'link' | 'pool' | 'typed';

export interface CalculatorState {
  values: Values;
  outcome: Outcome;
  origin: Origin;
  /** the pool whose values there are, if any */
  pool: { name: string; hasWater: boolean } | null;
  change: (name: string, value: Value) => void;
  startOver: (from: 'example' | 'pool') => void;
  /** what a link has to carry */
  query: string;
}

/** Long enough that typing a number writes the address once. */
const WRITE_AFTER_MS = 400;

export function useCalculator(calculator: Calculator, say: Say): CalculatorState {
  const { inputs } = calculator;
  const isInBrowser = useIsInBrowser();
  const [search, setSearch] = useSearchParams();
  const { pool } = useCurrentPool();
  const poolValues = usePoolValues(pool, inputs);
  const [typed, setTyped] = useState<Values | null>(null);
  const [wantsExample, setWantsExample] = useState(false);

  const example = useMemo(() => exampleOf(inputs, say.units), [inputs, say.units]);
  const linked = useMemo(() => (isInBrowser ? readValues(inputs, search, example) : null), [inputs, search, example, isInBrowser]);
  const ofPool = isInBrowser && poolValues && !wantsExample ? { ...example, ...poolValues.values } : null;
  const values = typed ?? linked ?? ofPool ?? example;
  const origin: Origin = typed ? 'typed' : linked ? 'link' : ofPool ? 'pool' : 'example';
  const outcome = useMemo(() => run(calculator, values, say), [calculator, values, say]);
  const written = useAddress(typed, inputs, search, setSearch);

  // Another link to the same calculator: what was typed before no longer stands.
  const address = search.toString();
  useEffect(() => {
    if (written.current === null || written.current === address) return;
    written.current = null;
    setTyped(null);
  }, [address, written]);

  return {
    values,
    outcome,
    origin,
    pool: poolValues && pool ? { name: pool.name, hasWater: poolValues.hasWater } : null,
    change: (name, value) => setTyped({ ...values, [name]: value }),
    startOver: (from) => {
      setTyped(null);
      setWantsExample(from === 'example');
      written.current = null;
      setSearch((before) => withoutInputs(before, inputs), { replace: true, preventScrollReset: true });
    },
    query: writeValues(inputs, values).toString(),
  };
}

function withoutInputs(search: URLSearchParams, inputs: Calculator['inputs']): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of Object.keys(inputs)) rest.delete(name);
  return rest;
}

type SetSearch = ReturnType<typeof useSearchParams>[1];

/** Keeps the address in step with what is typed, a moment later. */
function useAddress(typed: Values | null, inputs: Calculator['inputs'], search: URLSearchParams, setSearch: SetSearch) {
  const written = useRef<string | null>(null);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      const next = writeValues(inputs, typed, latest.current);
      written.current = next.toString();
      if (latest.current.toString() !== written.current) setSearch(next, { replace: true, preventScrollReset: true });
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, inputs, setSearch]);
  return written;
}
