// What is done of a guided list, kept on this device: a list is worked through over days, often without a connection.
import { GUIDES, type GuideName } from '@limpid/chemistry';
import { useState } from 'react';

type Ticks = Partial<Record<GuideName, readonly string[]>>;
const keyOf = (poolId: string) => `lmp-guides-${poolId}`;

function codesOf(value: unknown, name: GuideName): readonly string[] {
  const list: unknown = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}

export function storedTicks(poolId: string): Ticks {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(poolId)) ?? '{}');
    return Object.fromEntries(GUIDES.map((name) => [name, codesOf(value, name)]));
  } catch {
    return {};
  }
}

function store(poolId: string, ticks: Ticks): void {
  try {
    const kept = Object.fromEntries(Object.entries(ticks).filter(([, codes]) => codes.length > 0));
    if (Object.keys(kept).length === 0) localStorage.removeItem(keyOf(poolId));
    else localStorage.setItem(keyOf(poolId), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: the marks last as long as the page.
  }
}

/** By the code of each step: its amounts may change with the next test. */
export function useGuideTicks(poolId: string) {
  const [ticks, setTicks] = useState<Ticks>(() => storedTicks(poolId));
  const change = (name: GuideName, codes: readonly string[]) => {
    const next = { ...ticks, [name]: codes };
    setTicks(next);
    store(poolId, next);
  };
  return {
    ticks,
    tick: (name: GuideName, code: string, isDone: boolean) => {
      const others = (ticks[name] ?? []).filter((one) => one !== code);
      change(name, isDone ? [...others, code] : others);
    },
    startOver: (name: GuideName) => change(name, []),
  };
}
