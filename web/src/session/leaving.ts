// Before somebody signs out, whoever keeps something that is not safe yet may ask; without an answer nobody leaves.

type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Asked at every sign-out until taken back; false: stay. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

export async function mayLeave(): Promise<boolean> {
  // Those who ask when it begins: one that is put anew meanwhile is the same question.
  for (const question of Array.from(questions)) {
    // one after the other: each may show something
    // oxlint-disable-next-line no-await-in-loop
    if (!(await question())) return false;
  }
  return true;
}
