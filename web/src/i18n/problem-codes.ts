// What each problem means, by its code: the English title of the server is not looked at.
import type { Problem, ProblemCode } from '@limpid/contract';
import { ApiError, errorText } from '../api/api-error.ts';
import { m } from '../paraglide/messages.js';

const MESSAGES: Readonly<Record<ProblemCode, () => string>> = {
  invalid_request: m.auth_say_look_again,
  not_signed_in: m.auth_say_not_signed_in,
  wrong_credentials: m.auth_say_wrong_credentials,
  second_factor_required: m.auth_say_second_factor,
  second_factor_wrong: m.auth_say_wrong_code,
  passkey_refused: m.auth_say_passkey_refused,
  password_required: m.auth_say_account_password,
  wrong_password: m.auth_say_wrong_password,
  wrong_code: m.auth_say_wrong_code,
  link_invalid: m.auth_say_link_invalid,
  fresh_sign_in_required: m.auth_say_fresh,
  last_way_in: m.auth_say_last_way_in,
  plan_limit_reached: m.problems_limit,
  csrf_token_invalid: m.auth_say_csrf,
  forbidden: m.problems_forbidden,
  not_found: m.problems_not_found,
  method_not_allowed: m.problems_method,
  conflict: m.auth_say_conflict,
  email_taken: m.auth_say_email_taken,
  trial_used: m.problems_trial_used,
  request_in_flight: m.problems_already_working,
  proposal_invalid: m.problems_proposal_invalid,
  proposal_expired: m.problems_proposal_expired,
  proposal_used: m.problems_proposal_used,
  reset_link_invalid: m.auth_say_reset_link_invalid,
  payload_too_large: m.problems_too_large,
  unsupported_media_type: m.problems_wrong_media,
  idempotency_key_reused: m.problems_key_reused,
  product_cannot_reach_target: m.problems_cannot_reach,
  no_answer: m.problems_no_answer,
  too_many_requests: m.auth_say_too_many,
  internal: m.auth_say_internal,
  unavailable: m.auth_say_unavailable,
};

/** The text of a problem that says no more than its code; undefined where the server gave a reason. */
export const messageOfCode = (code: string | undefined, reason: Problem['reason']): string | undefined =>
  reason === undefined && code !== undefined && Object.hasOwn(MESSAGES, code) ? MESSAGES[code as ProblemCode]() : undefined;

/** What went wrong, in the language of the page. */
export function problemText(error: unknown): string {
  const byCode = error instanceof ApiError && error.problem ? messageOfCode(error.problem.code, error.problem.reason) : undefined;
  return byCode ?? errorText(error);
}
