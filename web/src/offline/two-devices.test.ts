import { expect, it } from 'vitest';
import { NOUNS } from './nouns.ts';
import { declaredExamples } from './testing/examples.ts';
import { tellStories } from './testing/tell-stories.ts';

/** Of a fixed seed, so the first half of them is always the same; `ALL_RUNS=1` tells all of them. */
const STORIES = process.env['ALL_RUNS'] ? 300 : 150;

it.each([...NOUNS.keys()])(
  '%s: many stories of two devices: they and the server agree, nothing lost, nothing doubled, in order',
  async (noun) => {
    const told = await tellStories(noun, declaredExamples(), STORIES);
    expect(told).toMatchObject({ isLively: true });
  },
  120_000,
);
