import { api } from '@limpid/contract';
import { bindPool, type HttpApp } from '../../http/route.ts';
import { knownVersion } from '../../http/versions.ts';
import { listCompletionDays, listCompletions, listCompletionsOf, recordCompletion, removeCompletion } from './completions.ts';
import { addTask, changeTask, listSkips, listTasks, removeTask, skipTask, snoozeTask } from './tasks.ts';

export function taskRoutes(app: HttpApp): void {
  bindPool(app, api.tasks.list, ({ db, pool, query, now }) => listTasks(db, pool, query, now));
  bindPool(app, api.tasks.add, ({ db, pool, body, now }) => addTask(db, pool, body, now));
  bindPool(app, api.tasks.change, ({ db, pool, params, body, now, request }) =>
    changeTask(db, pool, params.id, body, { now, version: knownVersion(request) }),
  );
  bindPool(app, api.tasks.remove, ({ db, pool, params, now, request }) =>
    removeTask(db, pool, params.id, { now, version: knownVersion(request) }),
  );
  bindPool(app, api.tasks.snooze, ({ db, pool, params, body, now }) => snoozeTask(db, pool, params.id, body, now));
  bindPool(app, api.tasks.skip, ({ db, pool, params, body, now }) => skipTask(db, pool, params.id, body, now));
  bindPool(app, api.tasks.skips, ({ db, pool, query }) => listSkips(db, pool, query));
  bindPool(app, api.completions.list, ({ db, pool, query }) => listCompletions(db, pool, query));
  bindPool(app, api.completions.days, ({ db, pool }) => listCompletionDays(db, pool));
  bindPool(app, api.completions.listOfTask, ({ db, pool, params, query }) => listCompletionsOf(db, pool, params.taskId, query));
  bindPool(app, api.completions.record, ({ db, pool, body, now }) => recordCompletion(db, pool, body.taskId, body, now));
  bindPool(app, api.completions.remove, ({ db, pool, params, request }) => removeCompletion(db, pool, params, knownVersion(request)));
  bindPool(app, api.completions.recordOfTask, ({ db, pool, params, body, now }) => recordCompletion(db, pool, params.taskId, body, now));
  bindPool(app, api.completions.removeOfTask, ({ db, pool, params, request }) => removeCompletion(db, pool, params, knownVersion(request)));
}
