import { expect, it } from 'vitest';
import { NOUNS } from './nouns.ts';
import { declaredExamples } from './testing/examples.ts';
import { tellStories } from './testing/tell-stories.ts';

it.each([...NOUNS.keys()])(
  '%s: hundreds of stories of two devices: they and the server agree, nothing lost, nothing doubled, in order',
  async (noun) => {
    const told = await tellStories(noun, declaredExamples(), 300);
    expect(told).toMatchObject({ isLively: true });
  },
  120_000,
);
