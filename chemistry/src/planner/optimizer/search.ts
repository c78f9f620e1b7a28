// Which products, and how much of each: a linear program inside a branch and bound over "used or not".
import { solve } from 'yalps';
import { excludeEachOther, undoEachOther } from '../../safety.ts';
import type { Action, TotalKey } from './actions.ts';
import type { Row } from './row.ts';

export interface Choice {
  /** per action, in its unit; 0 where it is not used */
  amounts: number[];
  usd: number;
}
/** undefined: still open */
type Decisions = readonly (boolean | undefined)[];

const MOST_PROGRAMS = 150;
const NEGLIGIBLE = 1e-6;

type Constraint = { equal?: number; min?: number; max?: number };
type Column = [string, [string, number][]];
interface Problem {
  actions: readonly Action[];
  /** per action, its coefficients as the solver takes them */
  columns: [string, number][][];
  slack: Column[];
  bounds: [string, Constraint][];
}

export function problemOf(actions: readonly Action[], rows: readonly Row[]): Problem {
  const matrix = rows.map((row) => {
    const slopes = Object.entries(row.slope) as [TotalKey, number][];
    return actions.map((action) =>
      action.candidate === null && row.drain !== undefined
        ? row.drain
        : action.candidate !== null && row.ignores?.(action.candidate.productId)
          ? 0
          : slopes.reduce((sum, [key, slope]) => sum + slope * action.change[key], 0),
    );
  });
  const columns = actions.map((_, a) =>
    rows.flatMap((_row, r): [string, number][] => {
      const coefficient = matrix[r]?.[a] ?? 0;
      return coefficient === 0 ? [] : [[`r${r}`, coefficient]];
    }),
  );
  return { actions, columns, slack: slackColumns(rows), bounds: boundsOf(rows) };
}

interface Relaxed {
  amounts: number[];
  /** lower bound of the cost under these decisions */
  bound: number;
}

/** One slack variable per side of a soft row that can be missed. */
function slackColumns(rows: readonly Row[]): Column[] {
  return rows.flatMap((row, r): Column[] => {
    if (row.usd === Infinity) return [];
    const column = (name: string, sign: number): Column => [`${name}${r}`, Object.entries({ usd: row.usd, [`r${r}`]: sign })];
    return [...(row.low > -Infinity ? [column('short', 1)] : []), ...(row.high < Infinity ? [column('over', -1)] : [])];
  });
}

const boundsOf = (rows: readonly Row[]): [string, Constraint][] =>
  rows.map((row, index) => [
    `r${index}`,
    { ...(row.low > -Infinity && { min: row.low - row.base }), ...(row.high < Infinity && { max: row.high - row.base }) },
  ]);

function amountLimits({ fixed, least, maximum }: Action): Constraint {
  return fixed !== undefined ? { equal: fixed } : { max: maximum, ...(least !== undefined && { min: least }) };
}

/** The linear program of one node: open actions pay their one-off price in proportion to use. */
function relax(problem: Problem, decisions: Decisions): Relaxed | null {
  const { actions, columns } = problem;
  const constraints = [...problem.bounds];
  const variables = [...problem.slack];
  let fixed = 0;
  actions.forEach((action, a) => {
    const decision = decisions[a];
    if (decision === false) return;
    if (decision === true) fixed += action.usdOnce;
    const usd = action.usdPerUnit + (decision === true ? 0 : action.usdOnce / action.maximum);
    constraints.push([`a${a}`, amountLimits(action)]);
    variables.push([`x${a}`, [['usd', usd], [`a${a}`, 1], ...(columns[a] ?? [])]]);
  });
  const answer = solve(
    { direction: 'minimize', objective: 'usd', constraints, variables },
    { maxPivots: 400, includeZeroVariables: false },
  );
  if (answer.status !== 'optimal') return null;
  const amounts = actions.map(() => 0);
  for (const [name, value] of answer.variables) if (name.startsWith('x')) amounts[Number(name.slice(1))] = value;
  return { amounts, bound: answer.result + fixed };
}

const isUsed = (amount: number, action: Action) => amount > NEGLIGIBLE * action.maximum;

/** What the amounts really cost: every used action pays its one-off price. */
function trueCost(problem: Problem, node: Relaxed, decisions: Decisions): number {
  return problem.actions.reduce((sum, action, a) => {
    const amount = node.amounts[a] ?? 0;
    if (decisions[a] === true || !isUsed(amount, action)) return sum;
    return sum + action.usdOnce - (amount * action.usdOnce) / action.maximum;
  }, node.bound);
}

/** Two that may not be in one plan, both used. */
function conflict(problem: Problem, amounts: readonly number[]): readonly [number, number] | null {
  const used = problem.actions.map((action, a) => (isUsed(amounts[a] ?? 0, action) ? a : -1)).filter((a) => a >= 0);
  for (const a of used) {
    for (const b of used) {
      const first = problem.actions[a]?.candidate;
      const second = problem.actions[b]?.candidate;
      if (a >= b || !first || !second) continue;
      const [one, other] = [first.productId, second.productId];
      if (one === other || excludeEachOther(one, other) || undoEachOther(one, other)) return [a, b];
    }
  }
  return null;
}

/** The used, still open action that pays least of its one-off price in the relaxation. */
function branchingAction(problem: Problem, node: Relaxed, decisions: Decisions): number {
  let best = -1;
  let widest = 0;
  problem.actions.forEach((action, a) => {
    const amount = node.amounts[a] ?? 0;
    if (decisions[a] !== undefined || !isUsed(amount, action)) return;
    const gap = action.usdOnce * (1 - amount / action.maximum);
    if (gap > widest) [best, widest] = [a, gap];
  });
  return best;
}

const decide = (decisions: Decisions, index: number, used: boolean) => decisions.map((decision, a) => (a === index ? used : decision));

/** The cheapest choice; deterministic; gives the best one found when the budget of programs is used up. */
export function search(problem: Problem, start?: Choice): Choice | null {
  let best: Choice | null = start ?? null;
  let programs = 0;
  // what is fixed is part of every choice
  const open: Decisions[] = [problem.actions.map(({ fixed }) => (fixed === undefined ? undefined : true))];
  while (open.length > 0 && programs < MOST_PROGRAMS) {
    const decisions = open.pop() as Decisions;
    const node = relax(problem, decisions);
    programs++;
    if (!node || (best && node.bound >= best.usd - 1e-6)) continue;
    const clash = conflict(problem, node.amounts);
    if (clash) {
      open.push(decide(decisions, clash[0], false), decide(decisions, clash[1], false));
      continue;
    }
    const usd = trueCost(problem, node, decisions);
    if (!best || usd < best.usd - 1e-6) best = { amounts: node.amounts, usd };
    const next = branchingAction(problem, node, decisions);
    if (next >= 0) open.push(decide(decisions, next, true), decide(decisions, next, false));
  }
  return best;
}

/** The same products again, with new amounts. */
export function refine(problem: Problem, choice: Choice): Choice | null {
  const decisions = problem.actions.map((action, a) => isUsed(choice.amounts[a] ?? 0, action));
  const node = relax(problem, decisions);
  return node && { amounts: node.amounts, usd: node.bound };
}
