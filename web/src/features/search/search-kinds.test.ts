import { expect, it } from 'vitest';
import { itemKindText } from './search-kinds.tsx';

it('says of what is written in English only that it is, where another language is read', () => {
  expect(itemKindText({ kind: 'rules', language: 'en' }, 'es')).toMatch(/ · in English$/);
  expect(itemKindText({ kind: 'article', language: 'es' }, 'es')).not.toContain('English');
  expect(itemKindText({ kind: 'rules', language: 'en' }, 'en')).not.toContain('English');
});
