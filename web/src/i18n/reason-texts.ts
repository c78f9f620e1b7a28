// Why something was refused, by the codes that the server sends beside its English sentences. Loaded only by people who read another language
// (language.tsx). The compiler asks for a text for each code of the contract.
import type { ProductId } from '@limpid/chemistry';
import type { Message, ReasonCode, UNITS_IN_WORDS } from '@limpid/contract';
import { m } from '../paraglide/messages.js';
import { FORM_TEXTS, type ReasonText } from './form-reasons.ts';
import { messageOfCode } from './problem-codes.ts';
import { productName } from './product-names.ts';
import { say } from './say.ts';

export const REASON_TEXTS: Readonly<Record<ReasonCode, ReasonText>> = {
  ...FORM_TEXTS,
  email_unchanged: m.common_address_already_yours,
  email_unconfirmed: m.problems_confirm_address,
  link_invalid: m.auth_say_link_invalid,
  reset_link_invalid: m.auth_say_reset_link_invalid,
  google_only_way_in: m.problems_google_only,
  google_not_set_up: m.problems_google_not_here,
  google_silent: m.problems_google_silent,
  google_already_linked: m.problems_google_known,
  passkey_only_way_in: m.problems_passkey_only,
  passkey_known: m.problems_passkey_known,
  passkeys_full: m.problems_passkey_most,
  passkey_answer_invalid: m.problems_passkey_answer_invalid,
  passkey_answer_long: m.problems_passkey_answer_long,
  two_step_on: m.problems_two_step_on,
  two_step_off: m.problems_two_step_off,
  start_again: m.problems_begin_again,
  trial_has_all: m.problems_trial_all,
  text_missing: m.problems_fill_in,
  number_range: m.common_number_out_of_range,
  number_range_unit: m.problems_range_unit,
  number_positive: m.problems_positive,
  number_positive_unit: m.problems_positive_unit,
  number_infinite: m.problems_number_infinite,
  whole_number_range: m.problems_whole_number_range,
  whole_number: m.problems_whole_number,
  whole_percent: m.problems_whole_percent,
  whole_cents: m.problems_whole_cents,
  quarter_hours: m.problems_quarter_hours,
  degrees_invalid: m.problems_degrees,
  ends_swapped: m.common_lower_end_too_high,
  choose_one_of: m.problems_choose_one_of,
  choose_option: m.problems_choice,
  choose_units: m.problems_choose_units,
  choose_language: m.problems_choose_language,
  choose_topic: m.problems_choose_topic,
  choose_channel: m.problems_choose_channel,
  choose_shape: m.problems_choose_shape,
  true_or_false: m.problems_true_or_false,
  true_false_or_null: m.problems_true_false_or_null,
  value_missing: m.problems_missing,
  value_small: m.problems_small,
  value_large: m.problems_large,
  value_form: m.problems_form,
  value_union: m.problems_union,
  value_wrong: m.problems_check,
  field_unknown: m.problems_no_field,
  nested_deeply: m.problems_nested_deeply,
  members_many: m.problems_members_many,
  instant_invalid: m.problems_date_form,
  instant_early: m.problems_date_early,
  instant_late: m.problems_date_late,
  day_invalid: m.problems_day_invalid,
  day_outside_tasks: m.problems_day_outside_tasks,
  day_outside_equipment: m.equipment_say_years,
  day_over: m.problems_day_over,
  time_invalid: m.problems_time_invalid,
  time_zone_invalid: m.problems_time_zone,
  times_same: m.problems_times_same,
  hours_same: m.problems_hours_same,
  quiet_hours_same: m.problems_quiet_hours_same,
  rule_missing: m.problems_rule_missing,
  rule_without_day: m.problems_rule_without_day,
  rule_invalid: m.problems_rule_invalid,
  pool_name_missing: m.common_pool_name_missing,
  pool_id_taken: m.problems_pool_known,
  pool_limit_one: m.problems_limit_one,
  pool_limit: m.problems_limit_pools,
  pool_read_only: m.problems_pool_read_only,
  pool_not_chosen: m.problems_pool_not_chosen,
  pool_gone: m.problems_pool_gone,
  place_missing: m.problems_place,
  chemicals_many: m.problems_shelf,
  additions_many: m.problems_additions_many,
  strength_range: m.problems_sold_from,
  strength_exact: m.problems_sold_at,
  amount_unit: m.problems_amount_kind,
  amount_missing: m.problems_amount_count,
  amounts_many: m.problems_amount_one,
  fill_water_unfit: m.problems_amount_fill,
  pool_holds: m.problems_pool_holds,
  test_empty: m.log_nothing_entered,
  test_emptied: m.problems_one_value_left,
  done_before_test: m.problems_done_before_test,
  changed_elsewhere: m.problems_changed,
  plan_changed: m.problems_plan_changed,
  clear_up_open: m.problems_clear_up_open,
  clear_up_ends_early: m.problems_clear_up_ends_early,
  equipment_gone: m.problems_equipment_gone,
  equipment_type_unfit: m.problems_equipment_type_unfit,
  installed_in_future: m.equipment_say_future,
  warranty_before_installation: m.equipment_say_warranty,
  address_not_secure: m.equipment_say_https,
  address_with_user: m.equipment_say_no_user,
  pressure_missing: m.problems_pressure_missing,
  running_hours_missing: m.problems_running_hours_missing,
  speeds_many: m.problems_speeds_many,
  price_periods_many: m.problems_price_periods_many,
  runs_many: m.problems_runs_many,
  task_name_missing: m.problems_task_name_missing,
  check_missing: m.problems_check_missing,
  catalog_unknown: m.problems_catalog_unknown,
  completion_id_taken: m.problems_completion_id_taken,
  name_missing: m.common_name_missing,
  message_short: m.common_message_too_short,
  question_missing: m.problems_question_missing,
  proposal_token_missing: m.problems_proposal_token_missing,
  proposal_token_invalid: m.problems_proposal_token_invalid,
  article_unknown: m.problems_article_unknown,
  search_missing: m.problems_search,
  notifications_many: m.problems_notifications_many,
  push_endpoint_missing: m.problems_push_endpoint_missing,
  push_endpoint_not_public: m.problems_push_endpoint_not_public,
  push_key_missing: m.problems_push_key_missing,
  push_secret_missing: m.problems_push_secret_missing,
  id_invalid: m.problems_id_invalid,
  cursor_invalid: m.problems_cursor_invalid,
  body_length: m.problems_body_length,
  body_empty: m.problems_body_empty,
  body_not_json: m.problems_body_not_json,
  body_not_utf8: m.problems_body_not_utf8,
  body_charset: m.problems_body_charset,
  address_unreadable: m.problems_address_unreadable,
  idempotency_key_form: m.problems_idempotency_key_form,
  version_form: m.problems_version_form,
  server_stopping: m.problems_server_stopping,
  database_silent: m.problems_database_silent,
};

const UNIT_TEXTS: Readonly<Record<(typeof UNITS_IN_WORDS)[number], () => string>> = {
  liters: m.problems_unit_liters,
  'liters a minute': m.problems_unit_liters_minute,
  milliliters: m.problems_unit_milliliters,
  grams: m.problems_unit_grams,
  'grams per hour': m.problems_unit_grams_hour,
  meters: m.problems_unit_meters,
  percent: m.problems_unit_percent,
  hours: m.common_hours_inline,
  minutes: m.problems_unit_minutes,
  days: m.problems_unit_days,
  years: m.problems_unit_years,
  degrees: m.problems_unit_degrees,
  cents: m.problems_unit_cents,
  watts: m.problems_unit_watts,
  tests: m.problems_unit_tests,
  speeds: m.problems_unit_speeds,
  'bathers a day': m.problems_unit_bathers_a_day,
  'times a day': m.problems_unit_times_a_day,
  'USD per kWh': m.problems_unit_usd_per_kwh,
};

const isReason = (code: string): code is ReasonCode => Object.hasOwn(REASON_TEXTS, code);
const isUnit = (unit: string): unit is keyof typeof UNIT_TEXTS => Object.hasOwn(UNIT_TEXTS, unit);

/** Products and units have names of their own in each language. */
function named([name, value]: readonly [string, unknown]): readonly [string, unknown] {
  if (name === 'product') return [name, productName(value as ProductId)];
  return name === 'unit' && isUnit(String(value)) ? [name, UNIT_TEXTS[String(value) as keyof typeof UNIT_TEXTS]()] : [name, value];
}

function reasonText({ code, values = {} }: Message & { code: ReasonCode }): string {
  return REASON_TEXTS[code](Object.fromEntries(Object.entries(values).map(named)) as Parameters<ReasonText>[0]);
}

/** A sentence of the server in the language of the page: by its codes, else by the code of its problem. */
export function translateSentence(sentence: string, messages: readonly Message[] | undefined, code?: string): string {
  if (messages && messages.length > 0) {
    const ours = messages.flatMap((message) => (isReason(message.code) ? [reasonText({ ...message, code: message.code })] : []));
    return ours.length === messages.length ? ours.join(' ') : say(sentence, messages);
  }
  return messageOfCode(code, undefined) ?? sentence;
}
