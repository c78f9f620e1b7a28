// Which way something goes: "high pH" is not "low pH", "rises" is not "falls", and what is denied does not hold.
const UP =
  /\b(?:up|upward|upwards|rise|rises|rising|raise|raises|raising|increas\w*|higher|climb\w*|grow\w*|more|better|faster|sooner|stronger|adds?|sube|subir|suben|aumenta\w*)\b/;
const DOWN =
  /\b(?:down|downward|downwards|fall|falls|falling|drop|drops|dropping|lower|lowers|lowering|lowered|decreas\w*|reduc\w*|declin\w*|sink\w*|less|worse|slower|slows?|weaker|weakens?|loses?|removes?|baja|bajar|bajan|disminuye\w*)\b/;

export type Direction = 'up' | 'down' | 'both' | undefined;
export function directionOf(text: string): Direction {
  const up = UP.test(text);
  const down = DOWN.test(text);
  if (up && down) return 'both';
  return up ? 'up' : down ? 'down' : undefined;
}

/** One goes up and the other goes down. */
export const areOpposite = (one: Direction, other: Direction): boolean =>
  (one === 'up' && other === 'down') || (one === 'down' && other === 'up');

const VALUES = 'ph|alkalinity|hardness|calcium|cya|cyanuric|stabilizer|chlorine|salt|tds|pressure|index|temperature|phosphates?|level|flow';
const RISEN = new RegExp(
  String.raw`\b(rise|increase|fall|drop|decrease) (?:in|of) (?:\w+ ){0,2}?(${VALUES})\b|\b(?:rising|increasing|falling|dropping) (?:\w+ ){0,1}?(${VALUES})\b`,
  'g',
);
const LEVEL = new RegExp(
  String.raw`\b(high|higher|low|lower|positive|negative)\b(?: \w+){0,2}? (${VALUES})\b|\b(${VALUES})(?: (?:level|acid|hardness|is|that|of|too|very|much|the|water)){0,4} (high|low|positive|negative)\b`,
  'g',
);
/** "Low pH", "pH is too low", "a hardness that is too low": which values are said to be high or low. */
export function levelsIn(text: string): Map<string, Set<'high' | 'low'>> {
  const levels = new Map<string, Set<'high' | 'low'>>();
  for (const [, before, value, other, after] of text.matchAll(LEVEL)) {
    const name = value ?? other ?? '';
    const level = /^(?:high|pos)/.test(before ?? after ?? '') ? 'high' : 'low';
    levels.set(name, (levels.get(name) ?? new Set()).add(level));
  }
  // "A rise in pressure" is a high one.
  for (const [found, , value, other] of text.matchAll(RISEN)) {
    const name = value ?? other ?? '';
    levels.set(name, (levels.get(name) ?? new Set()).add(/^(?:ris|incr)/.test(found) ? 'high' : 'low'));
  }
  if (/\bpressure\b.{0,30}\b(?:over|above|higher than) (?:the |its |your )?(?:clean|normal|starting|usual)/.test(text))
    levels.set('pressure', (levels.get('pressure') ?? new Set()).add('high'));
  return levels;
}

/** The text speaks of the other end of what the question names. */
export function isOfOtherEnd(question: ReturnType<typeof levelsIn>, text: ReturnType<typeof levelsIn>): boolean {
  return [...question].some(([name, levels]) => {
    const said = text.get(name);
    return said !== undefined && ![...levels].some((level) => said.has(level));
  });
}

const NEGATED = /\b(?:no|not|never|don't|doesn't|without|instead of|nor|isn't|aren't|rather than|cannot|can't|nothing)\b(?: \w+){0,3} ?$/;
/** "Never push on the stomach (…)": all that a sentence forbids, up to what it says instead. */
const FORBIDS =
  /(?:^|[.;:] )(?:never|do not|don'?t|no one|nobody|avoid) (?!(?:use|go|be|stay|rely|get|let) less\b)(?:(?!\b(?:but|instead|only|until|unless|without|before)\b|[.;:]).)*$/;
/** "No pressure washer": said at this place of the text, and said against. */
export const isNegatedAt = (text: string, at: number): boolean =>
  NEGATED.test(text.slice(Math.max(0, at - 40), at)) || FORBIDS.test(text.slice(0, at));

/** "Which is not …", "all of these except …": the one that does not fit is asked for. */
export const asksForOutsider = (question: string): boolean =>
  /\bwhich\b.{0,60}\b(?:is|are|does|do|should|would|can|will)(?:n't| not| never)\b|\bwhat (?:is|are)(?:n't| not)\b|\bexcept\b|\bleast\b.{0,20}\b(?:likely|useful|effective|helpful)\b/.test(
    question,
  );

/** "Do not hyperventilate": an answer that denies something itself. */
export const isNegative = (answer: string): boolean => /\b(?:not|never|no|don't|doesn't|isn't)\b/.test(answer);
