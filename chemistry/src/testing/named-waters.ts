// All named waters.
import { BALANCE_WATERS } from './named-balance-waters.ts';
import { JUDGED_WATERS } from './named-judged-waters.ts';
import { PROBLEM_WATERS } from './named-problem-waters.ts';
import { REREAD_WATERS } from './named-reread-waters.ts';
import { SEASONED_WATERS } from './named-seasoned-waters.ts';

export const NAMED_WATERS = [...BALANCE_WATERS, ...PROBLEM_WATERS, ...JUDGED_WATERS, ...SEASONED_WATERS, ...REREAD_WATERS];
