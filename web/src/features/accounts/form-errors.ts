interface Issue {
  path: PropertyKey[];
  message: string;
}

interface Schema {
  safeParse: (value: unknown) => { success: true } | { success: false; error: { issues: Issue[] } };
}

export type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** The first thing that is wrong with each field, in the words of the contract. */
export function checkForm<Values extends object>(schema: Schema, values: Values): FormErrors<Values> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return errors as FormErrors<Values>;
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}
