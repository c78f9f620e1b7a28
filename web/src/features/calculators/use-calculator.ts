import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { type Calculator, type Outcome, run } from './calculator.ts';
import { exampleOf, type Value, type Values } from './inputs.ts';
import { onlyChooses, readValues, writeValues } from './link.ts';
import { undosedNote, usePoolValues } from './pool-values.ts';
import type { Format } from './format.ts';
import { useIsInBrowser } from './use-format.ts';

/** Whose values are in the form. */
export type Origin = 'example' | 'link' | 'pool' | 'typed';

export interface CalculatorState {
  values: Values;
  outcome: Outcome;
  origin: Origin;
  /** the pool whose values there are, if any */
  pool: { name: string; hasWater: boolean; testedAt: Readonly<Record<string, string>> } | null;
  /** why a value of the pool asks for no dose, under its field */
  note: { name: string; text: string } | null;
  change: (name: string, value: Value) => void;
  startOver: (from: 'example' | 'pool') => void;
  /** what a link has to carry */
  query: string;
}

/** Long enough that typing a number writes the address once. */
const WRITE_AFTER_MS = 400;

interface Typed {
  values: Values;
  /** the address under which it was typed */
  under: string;
}

export function useCalculator(calculator: Calculator, format: Format): CalculatorState {
  const { inputs } = calculator;
  const isInBrowser = useIsInBrowser();
  const [search, setSearch] = useSearchParams();
  const { pool } = useCurrentPool();
  const poolValues = usePoolValues(pool, inputs);
  const [latest, setLatest] = useState<Typed | null>(null);
  const [wantsExample, setWantsExample] = useState(false);
  const written = useAddress(latest, inputs, search, setSearch);

  const address = search.toString();
  // Another link to the same calculator: what was typed before no longer applies.
  const typed = latest && [latest.under, written].includes(address) ? latest.values : null;
  const example = useMemo(() => exampleOf(inputs, format.units), [inputs, format.units]);
  const ofPool = isInBrowser && poolValues && !wantsExample ? { ...example, ...poolValues.values } : null;
  const isChoice = ofPool !== null && onlyChooses(inputs, search);
  const under = isChoice ? ofPool : example;
  const linked = useMemo(() => (isInBrowser ? readValues(inputs, search, under) : null), [inputs, search, under, isInBrowser]);
  const values = typed ?? linked ?? ofPool ?? example;
  const origin: Origin = typed ? 'typed' : linked && !isChoice ? 'link' : ofPool ? 'pool' : 'example';
  const outcome = useMemo(() => run(calculator, values, format), [calculator, values, format]);

  const dosed = origin === 'example' ? undefined : calculator.doseFrom(values);
  const text = undosedNote(poolValues, dosed, values);

  return {
    values,
    outcome,
    origin,
    pool: poolValues && pool ? { name: pool.name, hasWater: poolValues.hasWater, testedAt: poolValues.testedAt } : null,
    note: dosed !== undefined && text !== undefined ? { name: dosed, text } : null,
    change: (name, value) => setLatest({ values: { ...values, [name]: value }, under: address }),
    startOver: (from) => {
      setLatest(null);
      setWantsExample(from === 'example');
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

/** Keeps the address in step with what is typed, a moment later; gives the address that it wrote last. */
function useAddress(typed: Typed | null, inputs: Calculator['inputs'], search: URLSearchParams, setSearch: SetSearch): string | null {
  const [written, setWritten] = useState<string | null>(null);
  const write = useEffectEvent((values: Values) => {
    const next = writeValues(inputs, values, search);
    setWritten(next.toString());
    if (next.toString() !== search.toString()) setSearch(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => write(typed.values), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return written;
}
