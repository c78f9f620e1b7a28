// The contract and the server say what is wrong in English sentences, fixed by the specification. Here each known one finds its words
// in the reader's language; a sentence that nobody knows stays as it is.
import { m } from '../paraglide/messages.js';
import { ApiError, sayError } from '../api/api-error.ts';
import { messageOfCode } from './problem-codes.ts';

type Words = (inputs?: object, options?: { locale?: 'en' | 'es' }) => string;

const FIELD_LABELS: Words[] = [
  m.common_email_invalid,
  m.auth_say_password_required,
  m.auth_say_password_long,
  m.auth_say_password_short,
  m.auth_say_password_max,
  m.auth_say_password_mix,
  m.auth_say_password_common,
  m.auth_say_first_name_required,
  m.auth_say_first_name_long,
  m.auth_say_first_name_characters,
  m.auth_say_last_name_required,
  m.auth_say_last_name_long,
  m.auth_say_last_name_characters,
  m.auth_link_proof,
  m.auth_say_enter_code,
  m.auth_say_code_long,
  m.auth_say_passkey_name,
  m.auth_say_too_long_60,
  m.auth_say_characters,
  m.auth_say_invisible,
  m.equipment_say_https,
  m.equipment_say_no_user,
  m.equipment_say_future,
  m.equipment_say_warranty,
  m.equipment_say_years,
];

const PROBLEM_WORDS: Words[] = [
  m.auth_say_wrong_code,
  m.auth_say_wrong_password,
  m.auth_say_internal_again,
  m.auth_say_connection_again,
  m.auth_say_fetch,
];

let bySentence: Map<string, Words> | undefined;

// The English of a text is the sentence itself.
function table(): Map<string, Words> {
  bySentence ??= new Map([...FIELD_LABELS, ...PROBLEM_WORDS].map((words) => [words({}, { locale: 'en' }), words]));
  return bySentence;
}

/** A sentence of the contract or the server, in the language of the page. */
export function sayText(sentence: string): string {
  return table().get(sentence)?.() ?? sentence;
}

/** What went wrong, in the language of the page. */
export function sayProblem(error: unknown): string {
  const byCode = error instanceof ApiError && error.problem ? messageOfCode(error.problem) : undefined;
  return byCode ?? sayText(sayError(error));
}
