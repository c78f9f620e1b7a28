// Before somebody signs out, whoever keeps something that is not safe yet may ask; without an answer nobody leaves.

type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Asked at every sign-out until taken back; false: stay. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

export async function mayLeave(): Promise<boolean> {
  for (const question of questions) {
    // one after the other: each may show something
    // oxlint-disable-next-line no-await-in-loop
    if (!(await question())) return false;
  }
  return true;
}
