// A page about a state as an answer.
import { pageText } from '../../search/find-pages.ts';
import { type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import { titleKey } from '../understanding/about.ts';
import { REGION_TEXTS } from './region-texts.ts';

/** The page of a state by the end of a path, or by its title. */
export function statePage(sought: { path: string } | { key: string }): string | undefined {
  return REGION_TEXTS.flatMap(({ name, care, rules }) => [
    { url: care, titles: [`Pool care in ${name}`, `Cuidado de la piscina en ${name}`] },
    { url: rules, titles: [`Pool rules in ${name}`, `Normas de piscinas en ${name}`] },
  ]).find(({ url, titles }) =>
    // the page itself goes on after its name: “, month by month”
    'path' in sought ? sought.path.startsWith(url) : titles.some((title) => `${sought.key} `.startsWith(`${titleKey(title)} `)),
  )?.url;
}

export function stateAnswer(url: string, context: CoachContext): Reply | undefined {
  const state = REGION_TEXTS.find(({ care, rules }) => care === url || rules === url);
  if (!state) return undefined;
  const isRules = state.rules === url;
  const title = inLanguage(context, {
    en: isRules ? `Pool rules in ${state.name}` : `Pool care in ${state.name}`,
    es: isRules ? `Normas de piscinas en ${state.name}` : `Cuidado de la piscina en ${state.name}`,
  });
  const ask = inLanguage(context, {
    en: isRules ? ' Ask your local authority before you rely on it.' : ' The page has a list for each month.',
    es: isRules
      ? ' Pregunta a tu autoridad local antes de confiarte. La página está en inglés.'
      : ' La página, en inglés, trae una lista para cada mes.',
  });
  const text = inLanguage(context, { en: pageText(url), es: isRules ? state.es.rules : state.es.care });
  return reply(`${text}${ask}`, { sources: [{ title, url }] });
}
