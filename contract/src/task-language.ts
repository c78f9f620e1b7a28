// A task of our catalog is stored as it was named on the day it was added, and shown in the language of its reader: unless its owner has
// given it another name.
import texts from './catalog-texts.json' with { type: 'json' };

export type TaskLanguage = 'en' | 'es';
type InLanguages<Value> = Readonly<Record<TaskLanguage, Value>>;
interface CatalogTexts {
  title: InLanguages<string>;
  checklist?: InLanguages<readonly string[]>;
}
const TEXTS: Readonly<Record<string, CatalogTexts>> = texts;

interface NamedTask {
  title: string;
  checklist?: string[] | undefined;
  catalogSlug?: string | undefined;
}

const isAnyOf = <Value>(value: Value, words: InLanguages<Value>): boolean =>
  Object.values(words).some((one) => JSON.stringify(one) === JSON.stringify(value));

/** What its owner wrote stays as it is: the name, and the checklist as a whole. */
export function taskInLanguage<Task extends NamedTask>(task: Task, language: TaskLanguage): Task {
  const known = task.catalogSlug !== undefined && Object.hasOwn(TEXTS, task.catalogSlug) ? TEXTS[task.catalogSlug] : undefined;
  if (!known) return task;
  const title = isAnyOf(task.title, known.title) ? known.title[language] : task.title;
  const { checklist } = known;
  if (!checklist || !task.checklist || !isAnyOf<readonly string[]>(task.checklist, checklist)) return { ...task, title };
  return { ...task, title, checklist: [...checklist[language]] };
}
