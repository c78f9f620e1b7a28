// The tools of one answer, and what they have given so far: amounts that may be named, pages that may be linked, cards, proposals.
import type { ModelTool } from '../../../adapters/coach-model/coach-model.ts';
import { ProblemError } from '../../../http/problems.ts';
import type { AnswerPart, SignDraft } from '../answer-parts.ts';
import { type Allowed, allowData, allowDose, allowPassage, allowTold, nothingAllowed } from '../guard/allowed.ts';
import { serialized } from '../guard/quoted.ts';
import { CALCULATOR_TOOLS } from './tools/calculator-tools.ts';
import { KNOWLEDGE_TOOLS } from './tools/knowledge-tools.ts';
import { POOL_TOOLS } from './tools/pool-tools.ts';
import { WEATHER_TOOLS } from './tools/weather-tool.ts';
import { PROPOSAL_TOOLS } from './tools/proposal-tools.ts';
import { type Facts, toldIn } from './tools/told.ts';
import type { CoachTool, ToolContext, ToolResult } from './tools/tool.ts';

const TOOLS: readonly CoachTool[] = [...POOL_TOOLS, ...WEATHER_TOOLS, ...CALCULATOR_TOOLS, ...KNOWLEDGE_TOOLS, ...PROPOSAL_TOOLS];
const MOST_CARDS = 8;
const MOST_PROPOSALS = 4;
const LONGEST_RESULT = 12_000;

export interface OpenTools {
  allowed: Allowed;
  ownPages: ReadonlySet<string>;
  tools: ModelTool[];
  /** what is to be shown since the last time */
  take: () => AnswerPart[];
}

/** Shown once each, and not without end. */
function partsToShow() {
  const waiting: AnswerPart[] = [];
  const seen = new Set<string>();
  const room = { card: MOST_CARDS, proposal: MOST_PROPOSALS };
  const add = (part: AnswerPart): void => {
    const key = JSON.stringify(part);
    if (seen.has(key)) return;
    if ((part.type === 'card' || part.type === 'proposal') && (room[part.type] -= 1) < 0) return;
    seen.add(key);
    waiting.push(part);
  };
  return { add, take: (): AnswerPart[] => waiting.splice(0) };
}

/** What a result may be used for: its amounts, pages, cards and proposals. */
function resultKeeper(allowed: Allowed, sign: SignDraft) {
  const ownPages = new Set<string>();
  const shown = partsToShow();
  const keep = async ({
    data,
    doses = [],
    past = [],
    passages = [],
    cards = [],
    sources = [],
    draft,
    canSwim,
  }: ToolResult): Promise<void> => {
    // Signed first: what cannot be saved is a fault for the model.
    if (draft) shown.add({ type: 'proposal', proposal: await sign(draft) });
    allowData(allowed, data);
    if (canSwim !== undefined) allowed.swims.push(canSwim);
    for (const dose of doses) allowDose(allowed, dose);
    for (const dose of past) allowDose(allowed, dose, true);
    for (const passage of passages) allowPassage(allowed, passage);
    for (const { url } of sources) if (url.startsWith('/')) ownPages.add(url);
    for (const card of cards) shown.add({ type: 'card', card });
    for (const source of sources) shown.add({ type: 'source', source });
  };
  return { ownPages, shown, keep };
}

/** `said`: what the person wrote in this conversation. */
export function openTools(context: ToolContext, sign: SignDraft, mark: string, said: readonly string[]): OpenTools {
  const allowed = nothingAllowed();
  for (const message of said) allowTold(allowed, message);
  const facts: Facts = { told: toldIn(said), volumesL: [], allowed };
  const { ownPages, shown, keep } = resultKeeper(allowed, sign);
  const run = async (tool: CoachTool, input: unknown): Promise<string> => {
    try {
      const result = await tool.run(input, { ...context, facts });
      await keep(result);
      return serialized(mark, result.data).slice(0, LONGEST_RESULT);
    } catch (error) {
      return faultOf(error);
    }
  };
  const tools = TOOLS.map((tool): ModelTool => ({
    name: tool.name,
    description: tool.description,
    input: tool.input,
    run: (input) => run(tool, input),
  }));
  return { allowed, ownPages, tools, take: shown.take };
}

/** What the model may know of a fault: our own sentences, and nothing of the inside. */
function faultOf(error: unknown): string {
  const isOurs = error instanceof ProblemError || (error instanceof Error && error.name === 'ChemistryError');
  if (!isOurs) return JSON.stringify({ error: 'This did not work.' });
  const fields = error instanceof ProblemError ? error.details.fields : undefined;
  return JSON.stringify({ error: error.message, fields });
}
