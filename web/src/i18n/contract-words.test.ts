import { EquipmentInput, NewPassword, PROBLEMS, Registration } from '@limpid/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import * as runtime from '../paraglide/runtime.js';
import { sayText, sayProblem } from './contract-words.ts';

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
  PROBLEMS.second_factor_wrong[1],
  PROBLEMS.wrong_password[1],
  PROBLEMS.wrong_code[1],
];

it('says each sentence of the accounts as it is in English, and in Spanish another', () => {
  expect(new Set(SENTENCES).size).toBeGreaterThanOrEqual(14);
  for (const sentence of SENTENCES) expect(sayText(sentence)).toBe(sentence);
  speak('es');
  for (const sentence of SENTENCES) expect(sayText(sentence), sentence).not.toBe(sentence);
  const [, title] = PROBLEMS.wrong_credentials;
  const problem = { type: 'about:blank', title, status: 401, code: 'wrong_credentials', requestId: 'x', message: title } as const;
  expect(sayProblem(new ApiError(401, '', problem))).toBe('Correo o contraseña incorrectos');
});

it('leaves a sentence that it does not know', () => {
  speak('es');
  expect(sayText('Something new')).toBe('Something new');
});
