// A clear-up of a demo pool, told by the hour: its owner does what the guided clear-up asks for.
import { clearUpState, type ClearUpState, nightAt } from '@limpid/chemistry';
import type { Day } from './seed-climate.ts';
import { type DemoClearUp, give, record, type Story } from './seed-story.ts';
import { liveHours, lookOf } from './seed-water.ts';

const HOUR_MS = 3_600_000;
const POUR_MS = 15 * 60_000;
/** More than a clear-up ever looks back to here; keeps its many states cheap. */
const READINGS_SEEN = 60;
const TREATMENTS_SEEN = 150;
const FOUND_GREEN = 'Back from a trip: a breaker had tripped, the pump was off, and the water is green.';

export const openClearUp = ({ clearUps }: Story): DemoClearUp | undefined => clearUps.find(({ endedAt }) => endedAt === undefined);

export function startClearUp(story: Story, at: Date, wasAway: boolean): void {
  record(story, at, ['freeChlorinePpm', 'combinedChlorinePpm', 'ph', 'alkalinityPpm', 'cyanuricAcidPpm', 'temperatureC'], noteOf(wasAway));
  const startedAt = new Date(at.getTime() + POUR_MS);
  story.clearUps.push({ id: story.random.id(startedAt), startedAt });
  story.clearUpToldUntil = startedAt;
}

const noteOf = (wasAway: boolean) => (wasAway ? FOUND_GREEN : 'The water has turned green.');

/** Until `until`, or shortly after the clear-up has ended. */
export function continueClearUp(story: Story, day: Day, until: Date): void {
  let clearUp = openClearUp(story);
  while (clearUp && (story.clearUpToldUntil ?? until) < until) {
    const now = story.clearUpToldUntil ?? until;
    if (story.demo.clearUps === 'given_up' && looksBetter(story)) end(clearUp, now, 'stopped');
    else if (!act(story, clearUp, now, day, until)) wait(story, day, new Date(Math.min(now.getTime() + HOUR_MS, until.getTime())));
    clearUp = openClearUp(story);
  }
  wait(story, day, until);
}

export function giveUpClearUp(story: Story, at: Date): void {
  const clearUp = openClearUp(story);
  if (clearUp) end(clearUp, at, 'stopped');
}

const looksBetter = ({ readings }: Story) => readings.at(-1)?.look === 'clear';

function end(clearUp: DemoClearUp, at: Date, outcome: 'clear' | 'stopped'): void {
  clearUp.endedAt = at;
  clearUp.outcome = outcome;
}

/** Does the one next thing; false: it is not time for it yet, or it is not in the owner's hands. */
function act(story: Story, clearUp: DemoClearUp, now: Date, day: Day, until: Date): boolean {
  const { action } = stateAt(story, clearUp, now);
  if (action.kind === 'done') {
    end(clearUp, now, 'clear');
    return true;
  }
  if (action.kind === 'test') {
    const at = new Date(Math.max(now.getTime(), Date.parse(action.at)));
    if (at > until) return false;
    wait(story, day, at);
    record(story, at, action.parameters);
    story.clearUpToldUntil = new Date(at.getTime() + POUR_MS / 3);
    return true;
  }
  if (action.kind !== 'add' && action.kind !== 'exchange') return false;
  const { isOwned: _isOwned, ...dose } = action.addition;
  const at = new Date(now.getTime() + POUR_MS);
  wait(story, day, at);
  give(story, at, dose, 'For the clear-up.');
  story.clearUpToldUntil = new Date(at.getTime() + POUR_MS / 3);
  return true;
}

function stateAt({ demo, readings, treatments }: Story, { startedAt }: DemoClearUp, now: Date): ClearUpState {
  const { volumeL, kind, surface, sanitizer, setting, shelf = [], fillWater, place } = demo.pool;
  return clearUpState({
    pool: { volumeL, kind, surface: surface ?? undefined, sanitizer, setting },
    shelf,
    measures: 'us',
    fillWater: fillWater ?? undefined,
    place: placeOf(place),
    readings: readings.slice(-READINGS_SEEN).map(({ id, takenAt, measured, look }) => ({
      ...measured,
      id,
      look,
      takenAt: takenAt.toISOString(),
      method: demo.method,
    })),
    treatments: treatments.slice(-TREATMENTS_SEEN).map(({ doneAt, note: _note, ...rest }) => ({ ...rest, doneAt: doneAt.toISOString() })),
    startedAt: startedAt.toISOString(),
    now,
  });
}

const placeOf = (place: Story['demo']['pool']['place']) => ({
  timeZone: place?.timeZone ?? 'America/New_York',
  latitude: place?.latitude,
  longitude: place?.longitude,
});

/** Chlorine and algae go on by the hour, with the sun. */
function wait(story: Story, day: Day, until: Date): void {
  const place = placeOf(story.demo.pool.place);
  let at = (story.clearUpToldUntil ?? until).getTime();
  while (at < until.getTime()) {
    const next = Math.min(at + HOUR_MS, until.getTime());
    story.water = liveHours(story.water, (next - at) / HOUR_MS, nightAt(at, place) === undefined, day);
    at = next;
  }
  story.clearUpToldUntil = until;
}

export const isGreen = ({ water }: Story): boolean => lookOf(water) === 'green';
