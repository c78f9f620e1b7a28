// Tasks of the catalog are stored as they were named on the day they were added, and shown in the language of their reader. The names are
// fetched once there is such a task; until then it has the name that is stored.
import type { taskInLanguage } from '@limpid/contract/task-language';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';

interface NamedTask {
  title: string;
  checklist?: string[] | undefined;
  catalogSlug?: string | undefined;
}

let names: typeof taskInLanguage | null = null;
const loadNames = async () => (names ??= (await import('@limpid/contract/task-language')).taskInLanguage);

export function useTaskLanguage(isWanted: boolean): <Task extends NamedTask>(task: Task) => Task {
  const { language } = useLanguage();
  const [inLanguage, setInLanguage] = useState(() => names);
  const isMissing = isWanted && inLanguage === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadNames().then(
      (loaded) => isCurrent && setInLanguage(() => loaded),
      // Without a connection the stored names do.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return useCallback((task) => inLanguage?.(task, language) ?? task, [inLanguage, language]);
}
