// When a test was taken or something was added: "yesterday at 6pm", "this morning at 8", "ayer a las 6 de la tarde".
import { addDays, type Day, dayOf } from '@limpid/schedule';

const YESTERDAY = /\b(?:yesterday|last (?:night|evening)|ayer|anoche)\b/;
const HOUR =
  /\b(?:at|around|about|by|a las?|como a las?|cerca de las?) (\d{1,2})(?::(\d{2}))? ?(a\.?m\.?|p\.?m\.?)?(?! ?(?:ppm|%|gal|oz|lb|f\b|degrees|grados))\b|\b(\d{1,2})(?::(\d{2}))? ?(a\.?m\.?|p\.?m\.?)(?= |$|[,.;?!])/;
const MORNING = /\b(?:morning|manana)\b/;
const EVENING = /\b(?:afternoon|evening|night|tonight|tarde|noche|anoche)\b/;
const NOON = /\b(?:noon|mediodia)\b/;

/** The hour of the day as it was said, 0 to 23 and its minutes; undefined where none was said. */
function hourIn(text: string): { hour: number; minute: number } | undefined {
  if (NOON.test(text)) return { hour: 12, minute: 0 };
  const found = HOUR.exec(text);
  const hour = Number(found?.[1] ?? found?.[4] ?? Number.NaN);
  const half = (found?.[3] ?? found?.[6] ?? '').replaceAll('.', '');
  if (!(hour >= 0 && hour <= 23)) return undefined;
  const minute = Number(found?.[2] ?? found?.[5] ?? 0);
  const isLate = half === 'pm' || (half === '' && hour < 12 && EVENING.test(text));
  const isEarly = half === 'am' || (half === '' && MORNING.test(text));
  return { hour: isLate ? (hour % 12) + 12 : isEarly ? hour % 12 : hour, minute };
}

/** The instant of a local day and hour. */
function instantOf(day: Day, hour: number, minute: number, timeZone: string): Date {
  const asUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`);
  const shown = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(shown.formatToParts(asUtc).map(({ type, value }) => [type, value]));
  const local = new Date(`${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:00Z`);
  return new Date(asUtc.getTime() * 2 - local.getTime());
}

const AGO =
  /\b(?:about |around |like |roughly )?(\d{1,2}(?:\.\d+)?|an?|one|half an?|a couple(?: of)?|a few|two|three|four|five|six) (minutes?|mins?|hours?|hrs?|days?) ago\b|\bhace (?:como |unos |unas |mas o menos )?(\d{1,2}(?:\.\d+)?|una?|media|dos|tres|cuatro|cinco|seis|un par de) (minutos?|horas?|dias?)\b/;
const COUNTS: Record<string, number> = {
  a: 1, an: 1, one: 1, un: 1, una: 1, 'half an': 0.5, 'half a': 0.5, media: 0.5, two: 2, dos: 2, 'a couple': 2, 'a couple of': 2, 'un par de': 2, 'a few': 3,
  three: 3, tres: 3, four: 4, cuatro: 4, five: 5, cinco: 5, six: 6, seis: 6,
}; // prettier-ignore
const MINUTE_MS = 60_000;
const MOST_DAYS_AGO = 60;

/** "An hour ago", "hace 2 días" */
function agoIn(text: string, now: Date): Date | undefined {
  const found = AGO.exec(text);
  const count = found?.[1] ?? found?.[3];
  const unit = found?.[2] ?? found?.[4] ?? '';
  if (count === undefined) return undefined;
  const each = unit.startsWith('min') ? MINUTE_MS : /^(?:h|hr)/.test(unit) ? 60 * MINUTE_MS : 1440 * MINUTE_MS;
  const span = (COUNTS[count] ?? Number(count)) * each;
  return span <= MOST_DAYS_AGO * 1440 * MINUTE_MS ? new Date(now.getTime() - span) : undefined;
}

/** In: the folded message. Out: the moment that it names, never in the future; undefined where it names none. */
export function momentIn(text: string, now: Date, timeZone: string): Date | undefined {
  const ago = agoIn(text, now);
  if (ago) return ago;
  const isYesterday = YESTERDAY.test(text);
  const said = hourIn(text);
  if (!said) return isYesterday ? new Date(now.getTime() - 86_400_000) : undefined;
  const today = dayOf(now, timeZone);
  const moment = instantOf(isYesterday ? addDays(today, -1) : today, said.hour, said.minute, timeZone);
  return moment <= now ? moment : undefined;
}
