// What a plan asks about a value that can't be true. Asked once: a second one like it is only named.
import type { OpenDoubt } from '../../doubts/judged-log.ts';
import type { Finding } from '../../findings.ts';
import type { Sentence } from '../../sentences/message.ts';
import { unitAfter } from '../../sentences/parameter-names.ts';
import { shown, together } from '../../sentences/sentences.ts';
import { findingSentence } from '../plan-sentences.ts';

const HOURS_OF_A_DAY = 36;

function reasonOf({ parameter, value, because, was, hours = 0 }: OpenDoubt): Sentence {
  const isPh = parameter === 'ph';
  const unit = unitAfter(parameter);
  const own = { parameter, value: shown(value, isPh), unit };
  if (because === 'total_below_free') return findingSentence('findings_doubt_total', own);
  if (was === undefined) return findingSentence(because === 'excluded' ? 'findings_doubt_excluded' : 'findings_doubt_unlikely', own);
  const numbers = { ...own, from: shown(was, isPh) };
  const days = Math.round(hours / 24);
  const isToday = hours <= HOURS_OF_A_DAY;
  if (because === 'fell')
    return isToday ? findingSentence('findings_doubt_fell_today', numbers) : findingSentence('findings_doubt_fell', { ...numbers, days });
  if (because === 'rose')
    return isToday ? findingSentence('findings_doubt_rose_today', numbers) : findingSentence('findings_doubt_rose', { ...numbers, days });
  if (because === 'outranked') return findingSentence('findings_doubt_outranked', numbers);
  if (because === 'bleached') return findingSentence('findings_doubt_bleached', { value: numbers.value, from: numbers.from });
  return findingSentence(because === 'excluded' ? 'findings_doubt_excluded' : 'findings_doubt_unlikely', own);
}

export const doubtFindings = (doubts: readonly OpenDoubt[]): Finding[] =>
  doubts.map((doubt): Finding => {
    const { parameter, value, was, isRepeated } = doubt;
    const then =
      was === undefined
        ? findingSentence('findings_doubt_waits')
        : findingSentence('findings_doubt_keeps', { parameter, from: shown(was, parameter === 'ph'), unit: unitAfter(parameter) });
    return {
      code: 'value_doubtful',
      severity: isRepeated ? 'info' : 'ask',
      parameter,
      ...together(reasonOf(doubt), then),
      values: { value, ...(was !== undefined && { was }) },
    };
  });
