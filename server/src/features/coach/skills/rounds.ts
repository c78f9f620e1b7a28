// "Which of my pools need attention?": all pools of a person in the order in which they need someone.
import type { Frame } from '../understanding/frame.ts';
import { dayText } from './days.ts';
import { figures } from './numbers.ts';
import type { PoolBrief } from './pool-brief.ts';
import { asksOfAllPools } from './all-pools.ts';
import { type CoachContext, inLanguage, reply, type Reply } from './reply.ts';

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

const NEEDS_CHLORINE =
  /\b(?:need\w*|low|short|below|under|out|lack\w*|want|add|necesit\w*|falta|baj[oa]s?|sin)\b.{0,16}\b(?:chlorine|cl|fc|bleach|cloro)\b|\b(?:chlorine|fc|cloro)\b.{0,16}\b(?:low|below|under|too low|bajo)\b/;

/** "Which pools need chlorine?": those below their range, the lowest against it first. */
function byChlorine(all: readonly PoolBrief[], context: CoachContext): Reply {
  const text = (value: number) => figures(Math.round(value * 10) / 10, context.language);
  const low = all
    .flatMap(({ freeChlorine, ...pool }) => (freeChlorine && freeChlorine.ppm < freeChlorine.low ? [{ ...pool, ...freeChlorine }] : []))
    .toSorted((a, b) => a.ppm / a.low - b.ppm / b.low);
  const untested = all.filter(({ freeChlorine }) => freeChlorine === undefined).map(({ name }) => name);
  const unknown =
    untested.length === 0
      ? ''
      : inLanguage(context, {
          en: `\nNo free chlorine test: ${untested.slice(0, MOST_NAMED).join(', ')}.`,
          es: `\nSin análisis de cloro libre: ${untested.slice(0, MOST_NAMED).join(', ')}.`,
        });
  const known = all.length - untested.length;
  if (low.length === 0)
    return reply(
      inLanguage(context, {
        en: `${known === 0 ? 'I can’t tell: none has a free chlorine test.' : known === 1 && all.length === 1 ? `${all[0]?.name ?? ''} doesn't: its free chlorine is in range or above.` : 'None: free chlorine is in range or above in every pool that was tested.'}${known === 0 ? '' : unknown}`,
        es: `${known === 0 ? 'No lo sé: ninguna tiene análisis de cloro libre.' : known === 1 && all.length === 1 ? `${all[0]?.name ?? ''} no: su cloro libre está en rango o más alto.` : 'Ninguna: el cloro libre está en rango o más alto en todas las que tienen análisis.'}${known === 0 ? '' : unknown}`,
      }),
    );
  const lines = low.slice(0, MOST_NAMED).map(({ name, ppm, low: least, minimum, testedAt }, index) => {
    const on = testedAt === undefined ? '' : dayText(testedAt, context);
    return inLanguage(context, {
      en: `${index + 1}. ${name}: ${text(ppm)} ppm, its range starts at ${text(least)}${ppm < minimum ? `, and the minimum is ${text(minimum)}` : ''}${on === '' ? '' : ` (tested ${on})`}`,
      es: `${index + 1}. ${name}: ${text(ppm)} ppm; su rango empieza en ${text(least)}${ppm < minimum ? ` y el mínimo es ${text(minimum)}` : ''}${on === '' ? '' : ` (análisis del ${on})`}`,
    });
  });
  const lead = inLanguage(context, {
    en: `${low.length} of ${all.length} ${all.length === 1 ? 'pool needs' : low.length === 1 ? 'pools needs' : 'pools need'} chlorine, the lowest first:`,
    es: `${low.length} de ${all.length} ${all.length === 1 ? 'piscina necesita' : low.length === 1 ? 'piscinas necesita' : 'piscinas necesitan'} cloro, primero la más baja:`,
  });
  return reply(`${lead}\n${lines.join('\n')}${unknown}`, {
    sources: low.slice(0, 3).map(({ id, name }) => ({ title: name, url: `/dashboard?pool=${id}` })),
  });
}

/** Undefined: not asked, or their number is not known here. */
export function answerRounds(frame: Frame, context: CoachContext): Reply | undefined {
  const { allPools } = context;
  if (!allPools || allPools.length === 0 || !asksOfAllPools(frame.text)) return undefined;
  if (NEEDS_CHLORINE.test(frame.text)) return byChlorine(allPools, context);
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
