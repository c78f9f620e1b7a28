// What the server says, in another language than English; loaded only by people who read one (language.tsx). A problem without a sentence
// of its own is translated by its code; a sentence of its own by its English, with a pattern where it has values.
import type { Problem } from '@limpid/contract';
import { m } from '../paraglide/messages.js';
import { sayText } from './contract-words.ts';
import { messageOfCode } from './problem-codes.ts';
import { productWords } from './product-names.ts';

type Options = { locale?: 'en' | 'es' };
type Plain = (inputs?: object, options?: Options) => string;
const NUMBERS = ['low', 'high', 'count'] as const;
const NAMES = [...NUMBERS, 'unit', 'product', 'field'] as const;
type Values = Record<(typeof NAMES)[number], string>;
/** Says some of the values; the others are not looked at. */
type Pattern = (values: Values, options?: Options) => string;

const PLAIN: readonly Plain[] = [
  m.common_address_already_yours,
  m.problems_amount_fill,
  m.problems_amount_one,
  m.problems_begin_again,
  m.problems_changed,
  m.problems_check,
  m.problems_choice,
  m.problems_choose_topic,
  m.problems_confirm_address,
  m.problems_date_early,
  m.problems_date_form,
  m.problems_date_late,
  m.problems_degrees,
  m.problems_fill_in,
  m.problems_form,
  m.problems_google_known,
  m.problems_google_not_here,
  m.problems_google_only,
  m.problems_google_silent,
  m.problems_large,
  m.problems_limit_one,
  m.common_lower_end_too_high,
  m.problems_missing,
  m.common_name_missing,
  m.problems_no_field,
  m.log_nothing_entered,
  m.problems_one_value_left,
  m.problems_passkey_known,
  m.problems_passkey_only,
  m.problems_place,
  m.problems_plan_changed,
  m.problems_pool_known,
  m.common_pool_name_missing,
  m.problems_pool_read_only,
  m.problems_search,
  m.problems_shelf,
  m.problems_small,
  m.problems_time_zone,
  m.problems_trial_all,
  m.problems_two_step_off,
  m.problems_two_step_on,
  m.problems_union,
  m.problems_unit_grams,
  m.problems_unit_grams_hour,
  m.common_hours_inline,
  m.problems_unit_liters,
  m.problems_unit_liters_minute,
  m.problems_unit_meters,
  m.problems_unit_milliliters,
  m.problems_unit_percent,
  m.common_message_too_short,
  ...productWords(),
];

/** The first that fits: those with more words before those with fewer. */
const PATTERNS: readonly Pattern[] = [
  m.problems_limit_pools,
  m.problems_pool_holds,
  m.problems_passkey_most,
  m.problems_sold_from,
  m.problems_positive_unit,
  m.problems_sold_at,
  m.problems_amount_kind,
  m.problems_range_unit,
  m.problems_positive,
  m.problems_keep_to,
  m.common_number_out_of_range,
  m.problems_amount_count,
];

const NUMBER = '-?\\d[\\d.]*?';

/** The English of a pattern, with a group for each of its values. */
function shapeOf(pattern: Pattern): RegExp {
  const marks = Object.fromEntries(NAMES.map((name) => [name, `<${name}>`])) as Values;
  const source = pattern(marks, { locale: 'en' }).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isNumber = (name: string) => (NUMBERS as readonly string[]).includes(name);
  return new RegExp(`^${source.replaceAll(/<(\w+)>/g, (_, name: string) => `(?<${name}>${isNumber(name) ? NUMBER : '.+?'})`)}$`);
}

interface Tables {
  plain: ReadonlyMap<string, Plain>;
  patterns: readonly (readonly [RegExp, Pattern])[];
}
let tables: Tables | undefined;
const readTables = (): Tables =>
  (tables ??= {
    plain: new Map(PLAIN.map((words) => [words({}, { locale: 'en' }), words])),
    patterns: PATTERNS.map((pattern) => [shapeOf(pattern), pattern]),
  });

/** A product or a unit inside of a sentence has its own words. */
const inWords = (found: Values, plain: Tables['plain']): Values =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, plain.get(value)?.() ?? value])) as Values;

/** What the server says in the language of the page; an unknown sentence stays as it is. */
export function sayServerWords(sentence: string, problem?: Problem): string {
  const known = problem && messageOfCode(problem);
  if (known !== undefined) return known;
  const { plain, patterns } = readTables();
  const words = plain.get(sentence);
  if (words) return words();
  for (const [shape, pattern] of patterns) {
    const found = shape.exec(sentence)?.groups;
    if (found) return pattern(inWords(found as Values, plain));
  }
  return sayText(sentence);
}
