import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalText, digest } from './digest.ts';

describe('a digest', () => {
  it('is SHA-256 in base64url, whatever the length', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'abc,-"'.repeat(40).slice(0, length);
      expect(digest(text), `${length}`).toBe(createHash('sha256').update(text).digest('base64url').slice(0, 22));
    }
  });

  it('tells other letters apart', () => {
    expect(new Set(['é', 'ê', 'é ', '日', '本'].map(digest)).size).toBe(5);
  });
});

describe('the text of a value', () => {
  it('is the same in any order of the keys, and as sent and received', () => {
    const value = { b: [1, undefined, null], a: { d: 'x', c: undefined } };
    expect(canonicalText(value)).toBe('{"a":{"d":"x"},"b":[1,null,null]}');
    expect(canonicalText(JSON.parse(JSON.stringify({ a: value.a, b: value.b })))).toBe(canonicalText(value));
    expect(canonicalText({ a: { d: 'y' }, b: [1] })).not.toBe(canonicalText(value));
  });
});
