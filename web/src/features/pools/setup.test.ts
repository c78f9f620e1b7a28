import { PoolInput } from '@limpid/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { defaultAnswers, type PoolAnswers } from './pool-answers.ts';
import { partBody, partOfField, poolBody } from './pool-body.ts';
import { firstFaultyPart, partFaults } from './pool-checks.ts';
import { answeredVolume } from './pool-volume.ts';
import { keepDraft, parseDraft, readDraft, SETUP_KEY } from './setup-draft.ts';
import { nextStep, previousStep, SETUP_STEPS } from './setup-steps.ts';

const answers = (over: Partial<PoolAnswers> = {}): PoolAnswers => ({ ...defaultAnswers('America/Phoenix'), ...over });
const rectangle = { ...defaultAnswers().shape, lengthM: 10, widthM: 5, shallowDepthM: 1, deepDepthM: 2 };

afterEach(() => keepDraft(null));

describe('answers kept on the device', () => {
  it('come back as they were', () => {
    keepDraft({ id: 'a', answers: answers({ name: 'Garden', knownVolumeL: 40_000 }), step: 'volume' });
    expect(readDraft()).toMatchObject({ id: 'a', step: 'volume', answers: { name: 'Garden', knownVolumeL: 40_000 } });
    keepDraft(null);
    expect(localStorage.getItem(SETUP_KEY)).toBeNull();
  });

  it('lose only what no longer fits', () => {
    const stored = JSON.stringify({
      id: 'a',
      step: 'no-such-step',
      answers: { name: 'Garden', knownVolumeL: 'much', kind: 7, shape: { lengthM: 12 } },
    });
    expect(parseDraft(stored)).toMatchObject({
      step: 'name',
      answers: { name: 'Garden', kind: 'pool', shape: { lengthM: 12, widthM: null } },
    });
    expect(parseDraft('{"half')).toBeNull();
    expect(parseDraft('[]')).toBeNull();
  });
});

describe('the way through the questions', () => {
  it('goes on and back through each of them', () => {
    for (const [index, step] of SETUP_STEPS.entries()) {
      expect(previousStep(step)).toBe(SETUP_STEPS[index - 1] ?? null);
      if (step !== 'review') expect(nextStep(step)).toBe(SETUP_STEPS[index + 1]);
    }
  });
});

describe('what is sent', () => {
  it('is what the contract takes, with the volume of the shape', () => {
    const body = poolBody(
      answers({
        volumeSource: 'shape',
        shape: rectangle,
        sanitizer: 'salt',
        saltCell: { gramsPerHour: 20, hoursPerDay: 8, percent: null },
      }),
    );
    expect(body).toMatchObject({ name: 'My pool', volumeL: 75_000, surfaceAreaM2: 50, saltCell: { gramsPerHour: 20, hoursPerDay: 8 } });
    expect(safeParse(PoolInput, body).success).toBe(true);
  });

  it('is nothing without a volume, and one part alone when one part is changed', () => {
    expect(poolBody(answers())).toBeNull();
    expect(partBody('name', answers({ name: ' Pond ', knownVolumeL: 1000 }))).toEqual({ name: 'Pond', kind: 'pool' });
    expect(partOfField('shape.lengthM')).toBe('volume');
    expect(partOfField('id')).toBeNull();
  });

  it('holds no salt cell where there is none', () => {
    const cell = { gramsPerHour: 20, hoursPerDay: 8, percent: null };
    expect(poolBody(answers({ knownVolumeL: 1000, saltCell: cell, sanitizer: 'chlorine' }))?.saltCell).toBeNull();
  });
});

describe('what is wrong is said before it is sent', () => {
  it('names the field and the limits in the person’s units', () => {
    expect(partFaults('name', answers({ name: '  ' }), 'us')).toEqual({ name: 'Give the pool a name.' });
    const shape = { ...rectangle, lengthM: 1000, widthM: null };
    const faults = partFaults('volume', answers({ volumeSource: 'shape', shape }), 'us');
    expect(faults['shape.widthM']).toBe('Type the width.');
    expect(faults['shape.lengthM']).toContain('ft');
    expect(firstFaultyPart(answers(), 'us')).toBe('volume');
    expect(firstFaultyPart(answers({ knownVolumeL: 50_000 }), 'us')).toBeUndefined();
  });

  it('takes a beach entry, and no pool without depth', () => {
    const beach = { ...rectangle, shallowDepthM: 0 };
    expect(answeredVolume(answers({ volumeSource: 'shape', shape: beach })).volumeL).toBeCloseTo(50_000, 6);
    const dry = { ...rectangle, shallowDepthM: 0, deepDepthM: null };
    expect(answeredVolume(answers({ volumeSource: 'shape', shape: dry })).volumeL).toBeNull();
    expect(Object.keys(partFaults('volume', answers({ volumeSource: 'shape', shape: dry }), 'metric'))).toContain('shape.shallowDepthM');
  });
});
