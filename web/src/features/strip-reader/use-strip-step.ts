// Which step of the strip reader is shown: the address has it, so that Back goes one step back and a reload stays.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const STEPS = ['photo', 'corners', 'values'] as const;
export type Step = (typeof STEPS)[number];

const PARAMETER = 'step';

export function useStripStep() {
  const [search, setSearch] = useSearchParams();
  const step = STEPS.find((one) => one === search.get(PARAMETER)) ?? 'photo';
  const goTo = useCallback(
    (next: Step, replace = false) => {
      const change = (before: URLSearchParams) => {
        const params = new URLSearchParams(before);
        if (next === 'photo') params.delete(PARAMETER);
        else params.set(PARAMETER, next);
        return params;
      };
      setSearch(change, { replace, preventScrollReset: true });
    },
    [setSearch],
  );
  return { step, goTo };
}
