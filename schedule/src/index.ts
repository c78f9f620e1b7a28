// The public API of the schedule: calendar days, recurrence rules, and when a task is due.
export { addDays, type Day, dayOf, daysBetween, isDay, laterDay, weekdayOf } from './day.ts';
export { hasNoDay, nextRuleDay, ruleDays } from './rule-days.ts';
export { ruleFault } from './rule.ts';
export {
  isPressureHigh,
  type Recurrence,
  RECURRENCE_KINDS,
  type TaskFacts,
  type TaskState,
  TASK_STATES,
  type TaskStatus,
  taskStatus,
} from './task-status.ts';
export { type Streak, weekStreak } from './streak.ts';
