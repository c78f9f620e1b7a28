import { sayText } from '../../i18n/contract-words.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

interface Schema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: Issue[] } };
}

export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** The first thing that is wrong with each field: the contract's sentence, in the language of the page. */
export function checkForm<Values extends object>(schema: Schema, values: Values): FormErrors<Values> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= sayText(issue.message);
  }
  return errors as FormErrors<Values>;
}

/** The same for one value. */
export function checkValue(schema: Schema, value: string): string | undefined {
  const result = schema.safeParse(value);
  return result.success ? undefined : sayText(result.error.issues[0]?.message ?? '');
}

/** The words of the server beside the fields that they are about. */
export function inWords(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sayText(sentence)]));
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}
