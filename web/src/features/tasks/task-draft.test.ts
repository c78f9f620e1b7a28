import { describe, expect, it } from 'vitest';
import { draftOf, faultsOf, recurrenceOfDraft } from './task-draft.ts';

const TODAY = '2026-11-22';
const NEW = { ...draftOf(undefined, TODAY), title: 'Skim' };

describe('the form of a task', () => {
  it.each([
    ['title', { title: '  ' }],
    ['count', { often: 'days', count: 0 }],
    ['count', { often: 'days', count: 1001 }],
    ['count', { often: 'since_done', count: null }],
    ['count', { often: 'since_done', count: 3651 }],
    ['count', { often: 'tests', count: 2.5 }],
    ['day', { often: 'once', day: '' }],
    ['day', { often: 'year', day: '0202-01-01' }],
    ['checklist', { checklist: Array.from({ length: 31 }, (_, line) => `Line ${line}`).join('\n') }],
    ['checklist', { checklist: 'x'.repeat(201) }],
  ] as const)('says what is wrong with the %s instead of saving something else: %j', (field, typed) => {
    expect(Object.keys(faultsOf({ ...NEW, ...typed } as never))).toEqual([field]);
  });

  it('takes what fits, and asks nothing about fields that are not shown', () => {
    expect(faultsOf({ ...NEW, often: 'since_done', count: 3650, day: '' as never })).toEqual({});
    expect(recurrenceOfDraft({ ...NEW, often: 'since_done', count: 3650 })).toEqual({ kind: 'since_done', days: 3650 });
    expect(recurrenceOfDraft({ ...NEW, often: 'month', day: '2026-01-30' })).toMatchObject({ rule: 'FREQ=MONTHLY;BYMONTHDAY=-1' });
  });
});
