import { expect, it } from 'vitest';
import { itemKindText } from './search-kinds.tsx';

it('says of what is written in English only that it is, where another language is read', () => {
  expect(itemKindText({ kind: 'rules', language: 'en' }, 'es', true)).toMatch(/ · in English$/);
  expect(itemKindText({ kind: 'article', language: 'es' }, 'es', true)).not.toContain('English');
  expect(itemKindText({ kind: 'rules', language: 'en' }, 'en', true)).not.toContain('English');
});

it('says to a visitor which results need an account', () => {
  expect(itemKindText({ kind: 'article', language: 'en' }, 'en', false)).toBe('Article · Sign in to read');
  expect(itemKindText({ kind: 'article', language: 'en' }, 'en', true)).toBe('Article');
  expect(itemKindText({ kind: 'question', language: 'en' }, 'en', false)).toBe('Question');
});
