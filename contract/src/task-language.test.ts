import { describe, expect, it } from 'vitest';
import { taskInLanguage } from './task-language.ts';

const PLAIN = { title: 'Backwash the sand filter', catalogSlug: 'backwash-sand' };

describe('a task of the catalog', () => {
  it('has the name of the language in which it is read, whatever the language in which it was added', () => {
    expect(taskInLanguage(PLAIN, 'es').title).toBe('Retrolavar el filtro de arena');
    expect(taskInLanguage({ ...PLAIN, title: 'Retrolavar el filtro de arena' }, 'en').title).toBe(PLAIN.title);
    expect(taskInLanguage(PLAIN, 'en')).toEqual(PLAIN);
  });

  it('keeps the name that its owner gave it', () => {
    const renamed = { ...PLAIN, title: 'Clean the big filter' };
    expect(taskInLanguage(renamed, 'es')).toEqual(renamed);
  });

  it('has its checklist in that language too, unless its owner changed a line', () => {
    const spa = { title: 'Drain and refill the spa', catalogSlug: 'spa-drain' };
    const lines = ['Lines purged', 'Drained', 'Shell wiped', 'Refilled', 'Tested'];
    expect(taskInLanguage({ ...spa, checklist: lines }, 'es').checklist?.[0]).toBe('Líneas purgadas');
    const own = [...lines, 'Cover washed'];
    expect(taskInLanguage({ ...spa, checklist: own }, 'es')).toEqual({ ...spa, title: 'Vaciar y rellenar el spa', checklist: own });
  });

  it('stays as it is where the catalog does not know it', () => {
    for (const task of [
      { title: 'Feed the ducks' },
      { title: 'Sweep', catalogSlug: 'gone' },
      { title: 'Sweep', catalogSlug: 'constructor' },
    ]) {
      expect(taskInLanguage(task, 'es')).toEqual(task);
    }
  });
});
