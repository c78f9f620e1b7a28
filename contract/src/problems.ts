// Problems as RFC 9457 describes them, with a code that does not change.
import * as z from 'zod/mini';
import { Message } from './values.ts';

/** code → [status, title] */
export const PROBLEMS = {
  invalid_request: [400, 'Please check what you entered'],
  not_signed_in: [401, 'Please sign in'],
  wrong_credentials: [401, 'Invalid email or password'],
  second_factor_required: [401, 'Enter the code of your authenticator app'],
  second_factor_wrong: [401, "This code isn't right, or it was already used"],
  passkey_refused: [401, 'This passkey could not be verified'],
  password_required: [401, "Enter this account's password, or set a new one"],
  wrong_password: [400, "This isn't your password"],
  wrong_code: [400, "This code isn't right, or it was already used"],
  link_invalid: [400, 'This link is invalid or has expired'],
  fresh_sign_in_required: [409, 'Please sign in once more to do this'],
  last_way_in: [409, "You can't remove your only sign-in method"],
  plan_limit_reached: [402, 'You’ve reached your plan’s limit'],
  csrf_token_invalid: [403, 'The page has been open for a while; please try again'],
  forbidden: [403, 'You don’t have access to this'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'This address doesn’t support that'],
  conflict: [409, 'This has changed. Reload the page and try again'],
  email_taken: [409, 'There is already an account with this email address'],
  trial_used: [409, 'You’ve already used your trial'],
  request_in_flight: [409, 'We’re still working on the same request'],
  proposal_invalid: [400, 'This proposal can’t be confirmed. Please ask the coach again.'],
  proposal_expired: [410, 'This proposal has expired. Please ask the coach again.'],
  proposal_used: [409, 'This proposal was already saved.'],
  reset_link_invalid: [400, 'The password reset link is invalid or has expired'],
  payload_too_large: [413, 'That’s more than we can take at once'],
  unsupported_media_type: [415, 'Please send JSON'],
  idempotency_key_reused: [422, 'This key was used for another request'],
  product_cannot_reach_target: [422, 'This product can’t reach that target'],
  no_answer: [422, 'We can’t calculate an answer from these values'],
  too_many_requests: [429, 'Too many requests; please wait a moment'],
  internal: [500, 'Something went wrong on our side'],
  unavailable: [503, "We're not ready yet; please try again in a moment"],
} as const satisfies Record<string, readonly [number, string]>;
export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(PROBLEM_CODES as [ProblemCode, ...ProblemCode[]]),
  detail: z.optional(z.string()),
  /** dotted path of the input → what is wrong and what to do */
  fields: z.optional(z.record(z.string(), z.string())),
  /** the same paths → the codes and values of the sentences, for other languages */
  fieldReasons: z.optional(z.record(z.string(), z.array(Message))),
  /** of a conflict: the row as it is now */
  current: z.optional(z.unknown()),
  requestId: z.string(),
  /** the sentence for people */
  message: z.string(),
  /** its codes and values, where it says more than the title of the code */
  reason: z.optional(z.array(Message)),
});
export type Problem = z.infer<typeof Problem>;
