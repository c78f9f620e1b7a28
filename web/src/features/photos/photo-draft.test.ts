import { describe, expect, it } from 'vitest';
import { isInScope, scopeIn, searchOf } from './photo-scope.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { draftOf, patchOf, reverseOf, withTag } from './photo-draft.ts';

const ZONE = 'America/Phoenix';
const PHOTO = {
  id: 'a',
  poolId: 'p1',
  takenAt: '2026-11-01T03:00:00.000Z',
  caption: 'Steps',
  tags: ['steps'],
  readingId: 'r1',
} as ListedPhoto;

describe('a correction', () => {
  it('sends what changed, and null for what was taken out; its opposite undoes it', () => {
    const draft = draftOf(PHOTO, ZONE);
    expect(draft.at).toBe('2026-10-31T20:00');
    expect(patchOf(PHOTO, draft, ZONE)).toEqual({});
    const patch = patchOf(PHOTO, { ...draft, caption: ' ', at: '2026-10-31T21:30', readingId: '', equipmentId: 'e1', tags: [] }, ZONE);
    expect(patch).toEqual({ caption: null, takenAt: '2026-11-01T04:30:00.000Z', readingId: null, equipmentId: 'e1', tags: [] });
    expect(reverseOf(PHOTO, patch)).toEqual({
      caption: 'Steps',
      takenAt: PHOTO.takenAt,
      readingId: 'r1',
      equipmentId: null,
      tags: ['steps'],
    });
  });

  it('takes a tag once, without spaces around it, and ten at most', () => {
    expect(withTag(['steps'], '  deep   end ')).toEqual(['steps', 'deep end']);
    expect(withTag(['steps'], 'Steps')).toEqual(['steps']);
    expect(withTag(['steps'], ' ')).toEqual(['steps']);
    const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    expect(withTag(ten, 'more')).toEqual(ten);
  });
});

describe('a list of photos', () => {
  it('is in the address, and comes back from it', () => {
    const scope = { poolId: undefined, tag: 'deep end', from: '2026-10-01' };
    expect(scopeIn(new URLSearchParams(searchOf(scope)), 'p1')).toMatchObject(scope);
    expect(searchOf({ poolId: 'p1' })).toBe('');
    expect(scopeIn(new URLSearchParams(''), 'p1').poolId).toBe('p1');
  });

  it('contains what waits on this device by the same rules as on the server, in days at the pool', () => {
    expect(isInScope(PHOTO, { poolId: 'p1', from: '2026-10-31', to: '2026-10-31' }, ZONE)).toBe(true);
    expect(isInScope(PHOTO, { poolId: 'p1', from: '2026-11-01' }, ZONE)).toBe(false);
    expect(isInScope(PHOTO, { poolId: 'p2' }, ZONE)).toBe(false);
    expect(isInScope(PHOTO, { poolId: undefined, tag: 'steps', readingId: 'r1' }, ZONE)).toBe(true);
    expect(isInScope(PHOTO, { poolId: undefined, tag: 'filter' }, ZONE)).toBe(false);
    expect(isInScope(PHOTO, { poolId: 'p1', completionId: 'c1' }, ZONE)).toBe(false);
  });
});
