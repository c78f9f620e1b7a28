// Which products, and how much of each: a linear program inside a branch and bound over "used or not".
import { solve } from 'yalps';
import { excludeEachOther } from './safety.ts';
import type { Action, Change, TotalKey } from './planner-actions.ts';
import type { Row } from './planner-model.ts';

export interface Choice {
  /** per action, in its unit; 0 where it is not used */
  amounts: number[];
  usd: number;
}
/** undefined: still open */
type Decisions = readonly (boolean | undefined)[];

const MOST_PROGRAMS = 150;
const NEGLIGIBLE = 1e-6;

interface Problem {
  actions: readonly Action[];
  rows: readonly Row[];
  /** per row, what one unit of each action does to it */
  matrix: number[][];
}

export function problemOf(actions: readonly Action[], rows: readonly Row[]): Problem {
  const matrix = rows.map((row) => {
    const slopes = Object.entries(row.slope) as [TotalKey, number][];
    return actions.map((action) =>
      action.candidate === null && row.drain !== undefined
        ? row.drain
        : slopes.reduce((sum, [key, slope]) => sum + slope * (action.change as Change)[key], 0),
    );
  });
  return { actions, rows, matrix };
}

interface Relaxed {
  amounts: number[];
  /** lower bound of the cost under these decisions */
  bound: number;
}

type Constraint = { min?: number; max?: number };

type Column = [string, [string, number][]];

/** One slack variable per side of a soft row that can be missed. */
function slackColumns(rows: readonly Row[]): Column[] {
  return rows.flatMap((row, r): Column[] => {
    if (row.usd === Infinity) return [];
    const column = (name: string, sign: number): Column => [`${name}${r}`, Object.entries({ usd: row.usd, [`r${r}`]: sign })];
    return [...(row.low > -Infinity ? [column('short', 1)] : []), ...(row.high < Infinity ? [column('over', -1)] : [])];
  });
}

/** The linear program of one node: open actions pay their one-off price in proportion to use. */
function relax(problem: Problem, decisions: Decisions): Relaxed | null {
  const { actions, rows, matrix } = problem;
  const constraints: [string, Constraint][] = rows.map((row, index) => [
    `r${index}`,
    { ...(row.low > -Infinity && { min: row.low - row.base }), ...(row.high < Infinity && { max: row.high - row.base }) },
  ]);
  const variables: Column[] = slackColumns(rows);
  let fixed = 0;
  actions.forEach((action, a) => {
    const decision = decisions[a];
    if (decision === false) return;
    if (decision === true) fixed += action.usdOnce;
    const usd = action.usdPerUnit + (decision === true ? 0 : action.usdOnce / action.maximum);
    const column: [string, number][] = [
      ['usd', usd],
      [`a${a}`, 1],
    ];
    rows.forEach((_, r) => {
      const coefficient = matrix[r]?.[a] ?? 0;
      if (coefficient !== 0) column.push([`r${r}`, coefficient]);
    });
    constraints.push([`a${a}`, { max: action.maximum }]);
    variables.push([`x${a}`, column]);
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
      if (first.productId === second.productId || excludeEachOther(first.productId, second.productId)) return [a, b];
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
  const open: Decisions[] = [problem.actions.map(() => undefined)];
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

/** The same products again, amounts anew. */
export function refine(problem: Problem, choice: Choice): Choice | null {
  const decisions = problem.actions.map((action, a) => isUsed(choice.amounts[a] ?? 0, action));
  const node = relax(problem, decisions);
  return node && { amounts: node.amounts, usd: node.bound };
}
