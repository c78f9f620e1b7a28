// "Which of my pools need attention?": all pools of a person in the order in which they need someone.
import type { Frame } from '../understanding/frame.ts';
import { dayText } from './days.ts';
import type { PoolBrief } from './pool-brief.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

const POOLS = String.raw`(?:pools?|spas?|hot tubs?|accounts?|customers?|clients?|stops?|piscinas?|albercas?|jacuzzis?|clientes?)`;
const ASKS_ALL = new RegExp(
  [
    String.raw`\b(?:which|what|any|how many)(?: ones?)?(?: of)? (?:my|our|these|all my|all our) ${POOLS}\b`,
    String.raw`\bwhich (?:pool|stop|account|customer|client)s? (?:needs?|should i|do i|comes?|is (?:worst|due|first))\b`,
    String.raw`\b(?:how are|how'?re|status of|summary of|rundown (?:of|on)|check(?: on)?|look at|go through) (?:all )?(?:of )?(?:my|our|the) (?:pools|spas|accounts|customers|stops)\b`,
    String.raw`\ball (?:of )?(?:my|our) (?:pools|spas|accounts|customers|stops)\b`,
    String.raw`\b(?:where|who) (?:do|should) i (?:go|start|visit|stop)(?: first| today)*\b.{0,10}$`,
    String.raw`\b(?:cual(?:es)?|que|alguna) (?:de (?:mis|nuestras) )?(?:piscinas?|albercas?|clientes?) (?:necesit\w+|esta\w*|debo|me)`,
    String.raw`\b(?:cual(?:es)?|alguna|cuantas) de (?:mis|nuestr[ao]s) ${POOLS}\b`,
    String.raw`\bcomo (?:estan|van) (?:todas )?(?:mis|nuestras) (?:piscinas|albercas)\b|\btodas mis (?:piscinas|albercas)\b`,
  ].join('|'),
);
export const asksOfAllPools = (text: string): boolean => ASKS_ALL.test(text);

const MOST_NAMED = 8;
const RANKS = { stay_out: 0, unknown: 1, treat_today: 2, ready: 3 } as const;
const stateOf = ({ swim, testedAt }: PoolBrief): keyof typeof RANKS =>
  swim.state === 'stay_out' && swim.isKnown ? 'stay_out' : testedAt === undefined || !swim.isKnown ? 'unknown' : swim.state;
const needsSomeone = (pool: PoolBrief): boolean => stateOf(pool) !== 'ready' || pool.stepsLeft > 0 || pool.hasClearUp;

function lineOf(pool: PoolBrief, context: CoachContext): string {
  const state = stateOf(pool);
  const tested =
    pool.testedAt === undefined
      ? inLanguage(context, { en: 'no test yet', es: 'aún sin análisis' })
      : inLanguage(context, { en: `tested ${dayText(pool.testedAt, context)}`, es: `análisis del ${dayText(pool.testedAt, context)}` });
  const said = {
    stay_out: inLanguage(context, { en: 'not safe to swim in', es: 'no apta para nadar' }),
    unknown: inLanguage(context, { en: 'needs a fresh test', es: 'necesita un análisis' }),
    treat_today: inLanguage(context, { en: 'fine to swim, treat today', es: 'se puede nadar, tratar hoy' }),
    ready: inLanguage(context, { en: 'ready to swim', es: 'lista para nadar' }),
  }[state];
  const steps =
    pool.stepsLeft === 0
      ? ''
      : inLanguage(context, {
          en: `, ${pool.stepsLeft} step${pool.stepsLeft === 1 ? '' : 's'} to do`,
          es: `, ${pool.stepsLeft} paso${pool.stepsLeft === 1 ? '' : 's'} por hacer`,
        });
  const clearing = pool.hasClearUp ? inLanguage(context, { en: ', being cleared up', es: ', en recuperación' }) : '';
  return `${pool.name}: ${said}${steps}${clearing} (${tested})`;
}

/** Undefined: not asked, or their number is not known here. */
export function answerRounds(frame: Frame, context: CoachContext): Reply | undefined {
  const { allPools } = context;
  if (!allPools || allPools.length === 0 || !asksOfAllPools(frame.text)) return undefined;
  const pools = allPools.toSorted((a, b) => RANKS[stateOf(a)] - RANKS[stateOf(b)] || (a.testedAt ?? '').localeCompare(b.testedAt ?? ''));
  const needy = pools.filter(needsSomeone);
  if (needy.length === 0)
    return reply(
      inLanguage(context, {
        en:
          allPools.length === 1
            ? 'Your one pool is in order: ready to swim, nothing to add.'
            : `None: all ${allPools.length} pools are ready to swim, with nothing to add.`,
        es:
          allPools.length === 1
            ? 'Tu única piscina está en orden: lista para nadar, sin nada que agregar.'
            : `Ninguna: las ${allPools.length} piscinas están listas para nadar y no hay que agregar nada.`,
      }),
    );
  const named = needy.slice(0, MOST_NAMED);
  const more = needy.length - named.length;
  const lead = inLanguage(context, {
    en: `${needy.length} of your ${allPools.length} pools need${needy.length === 1 ? 's' : ''} you, the most urgent first:`,
    es: `${needy.length} de tus ${allPools.length} piscinas te necesita${needy.length === 1 ? '' : 'n'}, primero la más urgente:`,
  });
  const rest = more === 0 ? '' : `\n${inLanguage(context, { en: `And ${more} more.`, es: `Y ${more} más.` })}`;
  return reply(`${lead}\n${named.map((pool, index) => `${index + 1}. ${lineOf(pool, context)}`).join('\n')}${rest}`, {
    sources: named.slice(0, 3).map(({ id, name }) => ({ title: name, url: `/dashboard?pool=${id}` })),
  });
}
