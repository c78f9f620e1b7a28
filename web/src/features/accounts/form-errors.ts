import { reasonOf } from '@limpid/contract/reasons';
import { formText } from '../../i18n/form-reasons.ts';

interface Issue {
  path: PropertyKey[];
  message: string;
}

interface Schema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: Issue[] } };
}

export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

const textOf = (issue: Issue | undefined): string => formText(reasonOf(issue?.message ?? '') ?? { code: 'value_wrong' });

/** The first thing that is wrong with each field: by the contract's reason, in the language of the page. */
export function checkForm<Values extends object>(schema: Schema, values: Values): FormErrors<Values> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= textOf(issue);
  }
  return errors as FormErrors<Values>;
}

/** The same for one value. */
export function checkValue(schema: Schema, value: string): string | undefined {
  const result = schema.safeParse(value);
  return result.success ? undefined : textOf(result.error.issues[0]);
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}
