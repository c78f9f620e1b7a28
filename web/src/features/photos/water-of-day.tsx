import { PARAMETERS, type Parameter } from '@limpid/chemistry';
import type { Pool, Reading } from '@limpid/contract';
import { dayOf } from '@limpid/schedule';
import { TestTubeDiagonal } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { momentText } from '../../i18n/ages.ts';
import { LOOK_LABELS } from '../../i18n/looks.ts';
import { formatValue, parameterDisplay } from '../../i18n/parameters.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { useListedReadings } from '../../offline/pool-log.ts';
import { m } from '../../paraglide/messages.js';
import type { ListedPhoto } from './listed-photo.ts';

/** What says most about a picture of water comes first. */
const FIRST: readonly Parameter[] = ['ph', 'freeChlorinePpm', 'brominePpm', 'cyanuricAcidPpm'];

/** "Green, pH 7.5, free chlorine 0.2 ppm" in pieces */
export function valuesOf(reading: Reading, units: Units): string[] {
  const order = [...FIRST, ...PARAMETERS.filter((one) => !FIRST.includes(one))];
  return order.flatMap((parameter) => {
    const value = reading[parameter];
    if (value === undefined) return [];
    const { short, unit } = parameterDisplay(parameter, units);
    // A value keeps its name and its unit on its line.
    return [[short, formatValue(parameter, value, units), unit].filter(Boolean).join('\u00a0')];
  });
}

/** The test that the photo belongs to, else the last one of its day. */
export function testOfPhoto(photo: ListedPhoto, readings: readonly Reading[], timeZone: string): Reading | undefined {
  const day = dayOf(photo.takenAt, timeZone);
  return readings.find(({ id }) => id === photo.readingId) ?? readings.find(({ takenAt }) => dayOf(takenAt, timeZone) === day);
}

interface WaterProps {
  pool: Pool;
  photo: ListedPhoto;
  /** as the server found it: older than the log on this device, perhaps */
  found: Reading | null | undefined;
}

/** The water on the day of the photo. */
export function WaterOfDay({ pool, photo, found }: WaterProps) {
  const { units } = useUnits();
  const { href } = useCurrentPool();
  const readings = useListedReadings(pool.id).data?.items ?? [];
  const reading = testOfPhoto(photo, readings, pool.timeZone) ?? found;
  if (!reading) return <p className="text-sm text-muted">{m.photos_no_test()}</p>;
  const values = valuesOf(reading, units);
  return (
    <Link
      to={href(`/chemistry?correct=${reading.id}`)}
      className="group flex items-start gap-3 rounded-control border border-line bg-surface p-4 transition-colors hover:border-line-strong dark:bg-raised"
    >
      <TestTubeDiagonal size={22} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0 text-brand" />
      <span className="min-w-0">
        <span className="block text-sm text-muted">{m.photos_water_of({ moment: momentText(reading.takenAt, pool.timeZone) })}</span>
        <span className="figures mt-1 block font-medium">
          {[...(reading.look ? [LOOK_LABELS[reading.look]()] : []), ...values.slice(0, 6)].join(', ')}
        </span>
      </span>
    </Link>
  );
}
