// Before a person signs out, features with unsaved data may ask; without an answer no one is signed out.

type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Asked at every sign-out until taken back; false: stay. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

export async function mayLeave(): Promise<boolean> {
  // The ones that ask when it begins: one that renders again in between is the same question.
  for (const question of Array.from(questions)) {
    // one after the other: each may show something
    // oxlint-disable-next-line no-await-in-loop
    if (!(await question())) return false;
  }
  return true;
}
