// All named waters.
import { BALANCE_WATERS } from './named-balance-waters.ts';
import { JUDGED_WATERS } from './named-judged-waters.ts';
import { PROBLEM_WATERS } from './named-problem-waters.ts';

export const NAMED_WATERS = [...BALANCE_WATERS, ...PROBLEM_WATERS, ...JUDGED_WATERS];
