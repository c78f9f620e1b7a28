import { EquipmentInput, NewPassword, PROBLEMS, Registration } from '@limpid/contract';
import { afterEach, expect, it, vi } from 'vitest';
import * as runtime from '../paraglide/runtime.js';
import { sayInWords } from './contract-words.ts';

const speak = (language: 'en' | 'es') => runtime.overwriteGetLocale(() => language);
afterEach(() => {
  speak('en');
  vi.restoreAllMocks();
});

const sentencesOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  values: unknown[],
): string[] => values.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []);

const SENTENCES = [
  ...sentencesOf(Registration, [
    {},
    { firstName: '', lastName: '', email: 'x', password: '' },
    { firstName: 'x'.repeat(51), lastName: 'x'.repeat(51) },
    { firstName: '\u0000', lastName: '\u0000' },
  ]),
  ...sentencesOf(NewPassword, ['short', 'onlylowercase', 'Aa1'.repeat(60)]),
  ...sentencesOf(EquipmentInput, [
    { kind: 'pump', manualUrl: 'http://example.com' },
    { kind: 'pump', manualUrl: 'https://me@example.com' },
  ]),
  PROBLEMS.wrong_credentials[1],
  PROBLEMS.second_factor_wrong[1],
  PROBLEMS.wrong_password[1],
  PROBLEMS.wrong_code[1],
  PROBLEMS.link_invalid[1],
  PROBLEMS.reset_link_invalid[1],
  PROBLEMS.last_way_in[1],
  PROBLEMS.email_taken[1],
  PROBLEMS.passkey_refused[1],
  PROBLEMS.too_many_requests[1],
  PROBLEMS.fresh_sign_in_required[1],
];

it('says each sentence of the accounts as it is in English, and in Spanish another', () => {
  expect(new Set(SENTENCES).size).toBeGreaterThanOrEqual(20);
  for (const sentence of SENTENCES) expect(sayInWords(sentence)).toBe(sentence);
  speak('es');
  for (const sentence of SENTENCES) expect(sayInWords(sentence), sentence).not.toBe(sentence);
  expect(sayInWords(PROBLEMS.wrong_credentials[1])).toBe('Correo o contraseña incorrectos');
});

it('leaves a sentence that it does not know', () => {
  speak('es');
  expect(sayInWords('Something new')).toBe('Something new');
});
