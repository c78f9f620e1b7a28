// What the account forms refuse, by the reason's code, in the language of the page. All other reasons: reason-texts.ts, which loads later.
import type { Reason, ReasonCode } from '@limpid/contract';
import { m } from '../paraglide/messages.js';

type Values = Record<'low' | 'high' | 'count' | 'unit' | 'product' | 'field' | 'options' | 'part' | 'fault', string | number>;
export type ReasonText = (values: Values) => string;

export const FORM_TEXTS = {
  first_name_missing: m.auth_say_first_name_required,
  first_name_long: m.auth_say_first_name_long,
  first_name_characters: m.auth_say_first_name_characters,
  last_name_missing: m.auth_say_last_name_required,
  last_name_long: m.auth_say_last_name_long,
  last_name_characters: m.auth_say_last_name_characters,
  email_invalid: m.common_email_invalid,
  password_missing: m.auth_say_password_required,
  password_needed: m.auth_link_proof,
  password_short: m.auth_say_password_short,
  password_long: m.auth_say_password_max,
  password_too_long: m.auth_say_password_long,
  password_simple: m.auth_say_password_mix,
  password_common: m.auth_say_password_common,
  password_wrong: m.auth_say_wrong_password,
  code_missing: m.auth_say_enter_code,
  code_long: m.auth_say_code_long,
  code_wrong: m.auth_say_wrong_code,
  passkey_name_missing: m.auth_say_passkey_name,
  text_long: m.problems_keep_to,
  text_characters: m.auth_say_characters,
  text_invisible: m.auth_say_invisible,
} satisfies Partial<Record<ReasonCode, ReasonText>>;

/** A reason that a schema of the account forms gave. */
export function formText({ code, values = {} }: Reason): string {
  const texts: Partial<Record<ReasonCode, ReasonText>> = FORM_TEXTS;
  return texts[code]?.(values as Values) ?? m.auth_say_look_again();
}
