import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, parseDraft, readDraft, SETUP_KEY, useSetupDraft } from './setup-draft.ts';
import { POOL_PARTS } from '../pool-body.ts';
import { nextStep, partsOfStep, previousStep, SETUP_STEPS, settleStep, skipStep, stepOfPart } from './setup-steps.ts';

beforeEach(() => keepDraft(null));
afterEach(() => vi.restoreAllMocks());

describe('the kept answers', () => {
  it('are in local storage at every change, with one id from the first on', () => {
    const { result } = renderHook(() => useSetupDraft());
    expect(result.current.draft).toBeNull();
    expect(localStorage.getItem(SETUP_KEY)).toBeNull();
    act(() => result.current.change({ name: 'L' }));
    const first = result.current.draft?.id;
    act(() => result.current.change({ name: 'Lagoon' }));
    act(() => result.current.keepStep('volume'));
    const kept = parseDraft(localStorage.getItem(SETUP_KEY));
    expect(kept).toMatchObject({ id: first, step: 'volume', answers: { name: 'Lagoon' } });
    expect(renderHook(() => useSetupDraft()).result.current.answers.name).toBe('Lagoon');
    act(() => result.current.clear());
    expect(localStorage.getItem(SETUP_KEY)).toBeNull();
    expect(result.current.answers.name).toBe('My pool');
  });

  it('lose only what no longer fits', () => {
    const broken = { id: 'x', step: 'gone', answers: { name: 7, kind: 'spa', shape: { lengthM: 9, depth: 'deep' }, knownVolumeL: 1500 } };
    const draft = parseDraft(JSON.stringify(broken));
    expect(draft).toMatchObject({ step: 'name', answers: { name: 'My pool', kind: 'spa', knownVolumeL: 1500 } });
    expect(draft?.answers.shape).toMatchObject({ shape: 'rectangle', lengthM: 9, widthM: null });
    for (const text of [null, '', '{', '[]', '{"id":1}', '{"id":"x"}']) expect(parseDraft(text)).toBeNull();
  });

  it('last as long as the page where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const { result } = renderHook(() => useSetupDraft());
    act(() => result.current.change({ name: 'Private' }));
    expect(readDraft()?.answers.name).toBe('Private');
  });
});

describe('the steps', () => {
  it('lead from the name to the review and back again', () => {
    const forth = SETUP_STEPS.slice(0, -1).map(nextStep);
    expect(forth).toEqual(SETUP_STEPS.slice(1));
    expect(SETUP_STEPS.slice(1).map(previousStep)).toEqual(SETUP_STEPS.slice(0, -1));
    expect([previousStep('name'), nextStep('targets'), previousStep('pump')]).toEqual([null, 'review', 'review']);
    expect(SETUP_STEPS.length).toBeLessThanOrEqual(8);
  });

  it('ask about every part of a pool but the fill water, each once', () => {
    const asked = ([...SETUP_STEPS, 'pump', 'targets'] as const).flatMap((step) => partsOfStep(step));
    expect(asked.toSorted()).toEqual(POOL_PARTS.filter((part) => part !== 'fillWater').toSorted());
    for (const part of asked) expect(partsOfStep(stepOfPart(part))).toContain(part);
  });

  it('of an older draft are found where they are asked now', () => {
    const stepOf = (step: string) => parseDraft(JSON.stringify({ id: 'x', step, answers: {} }))?.step;
    expect(['units', 'sanitizer', 'setting', 'pump', 'volume'].map(stepOf)).toEqual(['volume', 'surface', 'place', 'pump', 'volume']);
  });

  it('take the suggested kit when going on, and none when skipping', () => {
    const { answers } = renderHook(() => useSetupDraft()).result.current;
    expect(settleStep('kit', answers).kit?.id).toBe('fas-dpd');
    expect(settleStep('kit', { ...answers, sanitizer: 'bromine' }).kit?.id).toBe('strip-bromine');
    expect(settleStep('kit', { ...answers, kit: null })).toEqual({});
    expect(skipStep('kit')).toEqual({ kit: null });
  });
});
