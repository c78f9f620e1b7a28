// Why an input or a request is refused: a code with values, and its English sentence. The pages have a text for each code in every language
// (web/src/i18n/reason-texts.ts), so no language depends on the wording of another.
import { PRODUCTS, type ProductId } from '@limpid/chemistry';

/** Units in these sentences; the others are symbols, the same in every language. */
export const UNITS_IN_WORDS = [
  'liters',
  'liters a minute',
  'milliliters',
  'grams',
  'grams per hour',
  'meters',
  'percent',
  'hours',
  'minutes',
  'days',
  'years',
  'degrees',
  'cents',
  'watts',
  'tests',
  'speeds',
  'bathers',
  'bathers a day',
  'times a day',
  'USD per kWh',
] as const;
export type Unit = (typeof UNITS_IN_WORDS)[number] | 'ppm' | 'ppb' | 'mV' | '°C' | 'kPa' | 'm²' | 'mm' | 'rpm' | 'USD';

/** code → English sentence, with its values in braces */
export const REASONS = {
  // accounts
  first_name_missing: 'First name is required',
  first_name_long: 'First name must be less than 50 characters',
  first_name_characters: 'First name has characters that cannot be stored',
  last_name_missing: 'Last name is required',
  last_name_long: 'Last name must be less than 50 characters',
  last_name_characters: 'Last name has characters that cannot be stored',
  email_invalid: 'Please enter a valid email address',
  email_unchanged: 'This is already your address',
  email_unconfirmed: 'Type the email address of this account',
  password_missing: 'Password is required',
  password_needed: 'Enter your password',
  password_short: 'Password must be at least 8 characters',
  password_long: 'Password must be at most 128 characters',
  password_too_long: 'Password is too long',
  password_simple: 'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  password_common: 'This password is too easy to guess. Please choose another',
  password_wrong: "This isn't your password",
  code_missing: 'Enter the code',
  code_long: 'This code is too long',
  code_wrong: "This code isn't right, or it was already used",
  link_invalid: 'This link is invalid or has expired',
  reset_link_invalid: 'The password reset link is invalid or has expired',
  google_only_way_in: 'Google is your only way to sign in. Set a password or add a passkey first.',
  google_not_set_up: 'Sign-in with Google is not set up here. Sign in another way.',
  google_silent: 'Google isn’t responding. Please try again later.',
  google_already_linked: 'A Google account is already linked. Unlink it first to link another.',
  passkey_only_way_in: 'This passkey is your only way to sign in. Set a password first.',
  passkey_known: 'This passkey is already in your account. Add another one.',
  passkeys_full: 'You can have up to {count} passkeys. Remove one you no longer use.',
  passkey_name_missing: 'Give it a name, such as “My phone”',
  passkey_answer_invalid: 'We couldn’t read the answer from your passkey. Try again.',
  passkey_answer_long: 'The answer from your passkey is too long. Try again.',
  two_step_on: 'Two-step sign-in is already on. Turn it off first to use another app.',
  two_step_off: 'Two-step sign-in is off. Turn it on first.',
  start_again: 'Please start again.',
  trial_has_all: 'Your plan already has everything in the trial.',
  // texts, numbers, choices
  text_missing: 'Please fill this in.',
  text_long: 'Please keep this to {count} characters.',
  text_characters: "This text has characters that we can't save.",
  text_invisible: 'This contains invisible characters. Please type it instead of pasting it.',
  number_range: 'Enter a number from {low} to {high}.',
  number_range_unit: 'Enter a number from {low} to {high} {unit}.',
  number_positive: 'Enter a number above 0 and up to {high}.',
  number_positive_unit: 'Enter a number above 0 and up to {high} {unit}.',
  number_infinite: 'Enter a finite number.',
  whole_number_range: 'Enter a whole number of {unit} from {low} to {high}.',
  whole_number: 'Enter a whole number of {unit}.',
  whole_percent: 'Enter a whole number from 0 to 100.',
  whole_cents: 'Enter whole cents.',
  quarter_hours: 'Enter quarters of an hour.',
  degrees_invalid: 'Enter degrees as a number.',
  ends_swapped: 'The lower end must be below the upper end.',
  choose_one_of: 'Choose one of: {options}.',
  choose_option: 'Choose one of the options.',
  choose_units: 'Choose us or metric.',
  choose_language: 'Choose en or es.',
  choose_topic: 'Choose a topic.',
  choose_channel: 'Choose inApp, mail or push.',
  choose_shape: 'Choose rectangle, round, oval, stadium, kidney, l_shape or freeform.',
  true_or_false: 'Use true or false.',
  true_false_or_null: 'Use true, false or null.',
  value_missing: 'This is missing or isn’t the right kind of value. Enter it again.',
  value_small: 'This is too small or too short. Enter more.',
  value_large: 'This is too large or too long. Enter less.',
  value_form: 'This isn’t in the expected format. Please check it.',
  value_union: 'This doesn’t match any of the allowed formats. Please check it.',
  value_wrong: 'Please check this value.',
  field_unknown: 'We don’t know this field. Leave it out.',
  nested_deeply: 'This is nested too deeply. Use fewer levels.',
  members_many: 'This has too many members. Send fewer.',
  // days and times
  instant_invalid: 'Enter an instant such as 2026-07-04T18:30:00Z.',
  instant_early: 'Enter a date from 2000 on.',
  instant_late: 'This is more than a day in the future. Check the date.',
  day_invalid: 'Enter a date such as 2026-07-04.',
  day_outside_tasks: 'Enter a date between the years 2000 and 2199.',
  day_outside_equipment: 'Enter a date from 1900 to 2199.',
  day_over: 'This day is over. Choose today or a later day.',
  time_invalid: 'Enter a time such as 21:30.',
  time_zone_invalid: 'Enter a time zone such as America/New_York.',
  times_same: 'Enter two different times.',
  hours_same: 'Enter two different hours.',
  quiet_hours_same: 'Choose two different times, or turn quiet hours off.',
  rule_missing: 'Enter a rule such as FREQ=WEEKLY;BYDAY=MO,TH.',
  rule_without_day: 'No date fits this rule. Check its day and its month.',
  /** For people who write rules by hand: `part` such as BYDAY, and in `fault` what it takes, in English */
  rule_invalid: '{part}: {fault}',
  // pools, tests and treatments
  pool_name_missing: 'Give the pool a name.',
  pool_id_taken: 'There is already a pool with this id. Use a new one.',
  pool_limit_one: 'Your plan covers one pool. With Pro you can add as many as you like.',
  pool_limit: 'Your plan covers {count} pools. With Pro you can add as many as you like.',
  pool_read_only: 'Your plan includes only your oldest pool. You can still see this one, and nothing in it is lost.',
  pool_not_chosen: 'No pool was chosen for this question. Choose one first.',
  pool_gone: 'This pool is no longer there. Start again without a cursor.',
  place_missing: 'Enter a ZIP code or a city.',
  chemicals_many: 'You can list up to 40 chemicals.',
  additions_many: 'Enter at most 50 additions.',
  strength_range: '{product}: enter a strength of {low} to {high} percent.',
  strength_exact: '{product}: enter a strength of {low} percent.',
  amount_unit: '{product} is measured in {unit}: give {field}.',
  amount_missing: 'Enter how many {unit}.',
  amounts_many: 'Enter one amount: grams for a solid, milliliters for a liquid, liters for water.',
  fill_water_unfit: 'Only replaced water (fill-water) can have a fill water. Leave it out.',
  pool_holds: 'The pool holds {count} liters. You can’t replace more than that at once.',
  test_empty: 'Enter at least one value, or choose how the water looks.',
  test_emptied: 'At least one value must remain. Delete the test instead.',
  remark_empty: 'Write a note, or enter the rain or the number of bathers.',
  remark_emptied: 'At least one entry must remain. Delete the note instead.',
  done_before_test: 'This is before the test that the plan is based on. Enter a later time.',
  changed_elsewhere: 'This was changed somewhere else.',
  plan_changed: 'The plan has changed. Please look at it again.',
  clear_up_open: 'Another clear-up of this pool is open. Stop it first.',
  clear_up_ends_early: 'This is before the clear-up was started. Enter a later time.',
  // equipment and tasks
  equipment_gone: 'This equipment is no longer there. Add it again, or discard this entry.',
  equipment_type_unfit: 'This type belongs to another kind of equipment. Choose another type.',
  installed_in_future: 'This date is in the future. Add it once it is installed.',
  warranty_before_installation: 'The warranty ends before the installation. Check both dates.',
  address_not_secure: 'Enter an address that begins with https://.',
  address_with_user: 'Enter an address without a user name or password.',
  pressure_missing: 'Enter the pressure that the gauge shows.',
  running_hours_missing: 'Enter the running hours that the display shows.',
  speeds_many: 'Enter at most 8 speeds.',
  price_periods_many: 'Enter at most 8 price periods.',
  runs_many: 'Enter at most 12 runs.',
  task_name_missing: 'Give the task a name.',
  check_missing: 'Write what to check, or remove this line.',
  catalog_unknown: 'This is not in our catalog. Choose a task from the catalog.',
  completion_id_taken: 'Another task has a completion with this id. Use a new one.',
  // contact, coach, library, search, notifications
  name_missing: 'Please tell us your name.',
  message_short: 'Please write at least 10 characters.',
  conversation_name_missing: 'Type a name.',
  question_missing: 'Type a question.',
  photo_wrong: 'This photo can’t be read. Choose another one.',
  photo_large: 'This photo is too large. Send a smaller one.',
  photo_missing: 'Choose a photo. The form has none.',
  photo_bytes: 'This photo is larger than {count} MB. Choose a smaller one.',
  photo_pixels: 'This photo has more than {count} megapixels. Choose a smaller one.',
  photo_broken: 'This photo is damaged or not complete. Choose it again, or another one.',
  photo_type: 'This is no JPEG, PNG, WebP or AVIF. Choose a photo in one of these formats.',
  photo_heic: 'This photo is in Apple’s format. On an iPhone: Settings, Camera, Formats, Most Compatible. Then take it again.',
  photo_moving: 'This picture moves. Choose a photo that stands still.',
  photo_drawing: 'This is a drawing (SVG). Choose a photo: JPEG, PNG, WebP or AVIF.',
  photo_tags: 'Enter at most {count} tags, each of up to 30 characters.',
  photo_fingerprint: 'This is no SHA-256 in hex. Leave it out.',
  photo_id_taken: 'There is already another photo with this id. Use a new one.',
  photo_target_gone: 'What this photo belongs to is no longer there. Choose another one, or none.',
  photos_limit: 'Your plan holds {count} photos. Delete some, or choose a larger plan; nothing is deleted for you.',
  storage_limit: 'The room for photos on your plan is used up. Delete some, or choose a larger plan; nothing is deleted for you.',
  photo_slow: 'This photo takes too long to read. Choose a smaller one.',
  form_wrong: 'Send a form (multipart/form-data) with the file.',
  photos_full: 'Your conversations already hold {count} photos. Delete a conversation to make room.',
  proposal_token_missing: 'Send the token of a proposal.',
  proposal_token_invalid: 'This is not a token of a proposal. Ask the coach again.',
  article_unknown: 'There is no article with this address. Search the library.',
  guide_unknown: 'There is no guide with this address. Choose one from the seasonal guides.',
  search_missing: 'Enter what you’re looking for.',
  notifications_many: 'Name at most {count} notifications at once.',
  push_ended: 'This push subscription has stopped working. Make a new one in this browser.',
  push_endpoint_missing: 'Send the endpoint of the push subscription.',
  push_endpoint_not_public: 'Send a public https address.',
  push_key_missing: 'Send the key of the push subscription.',
  push_secret_missing: 'Send the secret of the push subscription.',
  // requests
  id_invalid: 'This is not an id. Check the address.',
  cursor_invalid: 'This cursor isn’t valid. Start the list again without one.',
  body_length: 'The body is not as long as it says. Send it again.',
  body_empty: 'The body is empty. Send JSON.',
  body_not_json: 'The body is not valid JSON. Correct it and send it again.',
  body_not_utf8: 'The body is not valid UTF-8. Send JSON in UTF-8.',
  body_charset: 'Please send JSON in UTF-8.',
  address_unreadable: 'The address cannot be read. Check it.',
  idempotency_key_form: 'Use 1 to 255 visible ASCII characters.',
  version_form: 'Give the updatedAt that you saw, in double quotes.',
  server_stopping: 'The server is stopping. Try again in a moment.',
  database_silent: 'The database does not answer. Try again in a moment.',
} as const;
export type ReasonCode = keyof typeof REASONS;

export interface Reason {
  code: ReasonCode;
  /** `product` is a product's id, `unit` one of UNITS_IN_WORDS or a symbol */
  values?: Readonly<Record<string, string | number>>;
}

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Given<Code extends ReasonCode> = [Names<(typeof REASONS)[Code]>] extends [never]
  ? []
  : [values: Record<Names<(typeof REASONS)[Code]>, string | number>];

/** A reason with all of its values. */
export function reason<Code extends ReasonCode>(code: Code, ...[values]: Given<Code>): Reason {
  return values ? { code, values } : { code };
}

/** A reason as a schema carries it: the schema library knows no faults but texts. */
export const fault = <Code extends ReasonCode>(code: Code, ...given: Given<Code>): string => JSON.stringify(reason(code, ...given));

const MARK = '{"code":';
/** The reason that `fault` wrote down; undefined for a text of the schema library itself. */
export const reasonOf = (fault: string): Reason | undefined => (fault.startsWith(MARK) ? (JSON.parse(fault) as Reason) : undefined);

/** The sentence on the wire. */
export function englishOf({ code, values = {} }: Reason): string {
  const shown = (name: string) => (name === 'product' ? PRODUCTS[values['product'] as ProductId].name : String(values[name]));
  return REASONS[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(name));
}
