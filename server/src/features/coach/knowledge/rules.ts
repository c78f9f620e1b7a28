// What a state's rules say, quoted from our page about them: only where a state is named or known, and never a judgment of this pool.
import type { Frame } from '../understanding/frame.ts';
import { type Article, askBack, type CoachContext, inLanguage, reply, type Reply } from '../skills/reply.ts';
import type { ClimateRegion } from './climate.ts';
import { knowledgeReply } from './knowledge-reply.ts';
import { fittingPassages, type Quoted } from './quoted-passage.ts';

/** No state makes these. */
const OF_NATURE =
  /\b(?:affinity|square|cube|dalton'?s|henry'?s|ohm'?s|pump|fan|gas|afinidad) (?:laws?|rules?)\b|\bley(?:es)? de (?:afinidad|dalton|henry|ohm)\b/g;
const ASKS_RULE =
  /\b(?:laws?|legal(?:ly)?|acts?|statutes?|codes?|regulations?|ordinances?|permits?|inspect(?:or|ors|ion|ions|ed)?|requires?|required|requirements?|mandat\w+|rules? (?:for|in|of|about)|licen[sc]e[ds]?|licencias?|the state|county|ley|leyes|norma|normas|permiso|permisos|exige|exigen|obligatori[oa]|reglamento)\b/;
/** Whose rules they are, and the end of the page's address. */
const STATES: readonly (readonly [name: RegExp, slug: string, en: string, region: readonly ClimateRegion[]])[] = [
  [/\b(?:florida|fl|miami|tampa|orlando|broward|jacksonville)\b/, 'florida', 'Florida', ['florida']],
  [/\b(?:california|los angeles|san diego|orange county|riverside|anaheim)\b/, 'southern-california', 'California', ['california']],
  [/\b(?:arizona|phoenix|tucson|mesa|scottsdale|maricopa|chandler)\b/, 'arizona', 'Arizona', ['southern_arizona']],
  [/\b(?:nevada|las vegas|henderson|clark county|reno)\b/, 'nevada', 'Nevada', ['southern_nevada']],
  [/\b(?:hawaii|honolulu|maui|oahu|kauai)\b/, 'hawaii', 'Hawaii', ['hawaii']],
];
/** Then its rules come before what holds everywhere. */
export const asksRuleOfState = (frame: Frame): boolean => STATES.some(([name]) => name.test(frame.text)) && asksForRule(frame, true);
const LEAST_COVERED = 0.4;
/** Then there is room for another piece. */
const SHORT = 260;
/** Then both are quoted. */
const AS_GOOD = 0.85;
const LONGEST = 420;
/** A card that fits as well as this is a shorter answer, and holds everywhere. */
const CARD_FITS = 0.75;

/** The first row of a table names its columns. */
const TABLE_HEAD = /(?<=^|[.!?:] )What: [^.]*\./g;
/** Whole sentences; the labels of the page's figures, which end without a period, stay out. */
function sentencesOf(text: string): string {
  const sentences =
    text
      .replaceAll(TABLE_HEAD, ' ')
      .replaceAll(/\b([ap])\.m\.\./g, '$1.m.')
      .match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+\s*/g) ?? [];
  let quoted = '';
  for (const sentence of sentences) {
    if (quoted !== '' && quoted.length + sentence.length > LONGEST) break;
    quoted += sentence;
  }
  return quoted.trim();
}

/** "How tall must a pool fence be in Florida?" */
const RULED =
  /\b(?:fences?|fenced|barriers?|gates?|alarms?|drain|draining|discharge|backwash water|lifeguards?|safety features?|prevention features?|drowning prevention|cerca|barda|reja|barrera|alarma|vaciar|salvavidas)\b/;
const asksForRule = (frame: Frame, isStateNamed: boolean): boolean =>
  (ASKS_RULE.test(frame.text.replaceAll(OF_NATURE, ' ')) || (isStateNamed && RULED.test(frame.text))) &&
  frame.bound.length === 0 &&
  frame.symptoms.length === 0 &&
  frame.volumeL === undefined;

const FEDERAL = /\b(?:federal|ada|vgb|cpsc|osha|epa|cdc|national|nationwide)\b/;
/** The rule that the question is about, of the state that is named, or of the one where the pool is. */
export function ruleReply(frame: Frame, context: CoachContext): Reply | undefined {
  const named = STATES.find(([name]) => name.test(frame.text));
  if (!asksForRule(frame, named !== undefined)) return undefined;
  if (!named && FEDERAL.test(frame.text)) return knowledgeReply(frame, context, 0.6);
  const state = named ?? STATES.find(([, , , regions]) => context.pool?.region !== undefined && regions.includes(context.pool.region));
  const card = knowledgeReply(frame, context, CARD_FITS);
  // Whether a permit is needed, no card says.
  if (card && !named && !/\b(?:permits?|permisos?)\b/.test(frame.text)) return card;
  if (!state) return ASKS_PERMIT.test(frame.text) ? whichState(frame, context) : undefined;
  const [, slug, name] = state;
  if (context.language === 'es') return pageOf(name, slug);
  const pages = (context.rules?.(named ? frame.text : `${frame.text} ${name}`) ?? []).filter(({ url }) => url.includes(`${slug}#`));
  return quoted(frame, name, pages) ?? (named ? shownPage(frame, name, slug) : (card ?? knowledgeReply(frame, context, 0.6)));
}

const ASKS_PERMIT = /\b(?:laws?|legal(?:ly)?|permits?|ordinances?|regulations?|statutes?|ley|leyes|permisos?|reglamento)\b/;
const whichState = ({ raw }: Frame, context: CoachContext): Reply =>
  askBack(
    inLanguage(context, {
      en: 'That depends on the state, and often on the county and the city. Which state is it?',
      es: 'Depende del estado, y muchas veces del condado y la ciudad. ¿Qué estado es?',
    }),
    STATES.map(([, , name]) => `${raw.replace(/[\s?.!]+$/, '')}${inLanguage(context, { en: ' in', es: ' en' })} ${name}?`).slice(
      0,
      MOST_CHIPS,
    ),
  );
const MOST_CHIPS = 5;

/** Rules are written in English; a translation that no one checked would be no rule. */
const pageOf = (state: string, slug: string): Reply =>
  reply(
    `Eso lo deciden el estado, el condado y la ciudad. Lo que pide ${state} está en esta página, que por ahora solo está en inglés. Antes de decidir, pregunta a tu autoridad local.`,
    { sources: [{ title: `Reglas de ${state} (en inglés)`, url: `/pool-regulations-${slug}` }] },
  );

/** Where no piece of the page fits just this question. */
function shownPage({ text }: Frame, state: string, slug: string): Reply {
  const barrier = /\b(?:fences?|fenced|barriers?|gates?|alarms?|enclosure)\b/.test(text)
    ? ' Most ask for a barrier, such as a fence, or for another safety feature, such as an approved cover or alarms.'
    : '';
  return reply(
    `State, county and city decide that.${barrier} What ${state} asks for is on this page, with sources and dates. Ask your local authority before you rely on it.`,
    { sources: [{ title: `Pool rules in ${state}`, url: `/pool-regulations-${slug}` }] },
  );
}

/** What is asked about, and the sections of a page that are about it. */
const SECTIONS: readonly (readonly [asked: RegExp, anchor: RegExp])[] = [
  [/\b(?:drain|draining|discharge|empty|backwash)\b(?! covers?)/, /#.*drain(?!-cover)/],
  [/\b(?:fences?|fenced|barriers?|gates?|alarms?|covers?|enclosure)\b/, /#(?!us-).*(?:barrier|home|alarm|enclosure|gate)/],
];
/** The federal advice stands on the page of every state, and is the law of none. */
const inSection = ({ article: { url } }: Quoted, anchor: RegExp | undefined, isOwn: boolean): number =>
  (anchor?.test(url) ? OF_SECTION : 1) * (url.includes('#us-') ? OF_ALL : 1) * (isOwn && SHARED.test(url) ? OF_OTHERS : 1);
/** "My hot tub", "at home": what holds for pools that many share is no answer. */
const SHARED = /#.*(?:shared|households|public|log|spas?-at)/;
const OF_OTHERS = 0.4;
const IS_OWN = /\b(?:my|our|house|home|backyard|private|own)\b/;
const OF_SECTION = 1.7;
const OF_ALL = 0.8;

function quoted(frame: Frame, state: string, pages: readonly Article[]): Reply | undefined {
  const anchor = SECTIONS.find(([asked]) => asked.test(frame.text))?.[1];
  const fitting = fittingPassages(frame.text, pages).map((piece) => ({
    ...piece,
    covered: piece.covered * inSection(piece, anchor, IS_OWN.test(frame.text)),
  }));
  const [best, next] = fitting.toSorted((a, b) => b.covered - a.covered);
  if (!best || best.covered < LEAST_COVERED) return ofSection(pages, anchor, state);
  const height = ASKS_HEIGHT.test(frame.text) ? heightIn(fitting) : undefined;
  if (height) return saidBy(height.article, `${height.said} ${sentencesOf(height.text)}`, state);
  const isShort = best.text.length <= SHORT;
  const also = next && isShort && next.covered >= best.covered * AS_GOOD ? ` ${sentencesOf(next.text)}` : '';
  const text = `${sentencesOf(best.text)}${also}`.trim();
  if (text === '') return undefined;
  return saidBy(best.article, text, state);
}

/** "Are there laws about fences?": no piece is about just this, but a section is. */
function ofSection(pages: readonly Article[], anchor: RegExp | undefined, state: string): Reply | undefined {
  const section = pages.find(({ url }) => anchor?.test(url) && !url.includes('#us-') && !SHARED.test(url));
  const text = sentencesOf(section?.passages?.[0]?.text ?? '');
  return section && text !== '' ? saidBy(section, text, state) : undefined;
}

const saidBy = ({ title, url }: Article, text: string, state: string): Reply =>
  reply(`${text.replaceAll(/\s+/g, ' ')} That's from our page on ${state}; ask your local authority before you rely on it.`, {
    sources: [{ title, url }],
  });

const ASKS_HEIGHT = /\b(?:how (?:tall|high)|height)\b/;
/** "Barrier height, measured outside: at least 4 ft." stands in the middle of a list. */
const HEIGHT = /(?:Barrier|Enclosure) height[^.:]*: [^.]*\d[^.]*\./;
function heightIn(pieces: readonly Quoted[]): { article: Article; text: string; said: string } | undefined {
  const found = pieces.find(({ text, article: { url } }) => !url.includes('#us-') && HEIGHT.test(text));
  const said = found && HEIGHT.exec(found.text)?.[0];
  return found && said !== undefined ? { article: found.article, text: found.text.replace(said, ''), said } : undefined;
}
