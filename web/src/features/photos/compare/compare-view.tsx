import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '../../../i18n/units.ts';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/fields/choice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { BeforeAfter } from './before-after.tsx';
import { type SeriesPhoto, useWaterOf } from './series.data.ts';
import { dayText, momentText, waterText } from './series-text.ts';
import { TimeLapse } from './time-lapse.tsx';

interface ViewProps {
  /** oldest first */
  photos: readonly SeriesPhoto[];
  photo: SeriesPhoto;
  withId: string | null;
  timeZone: string;
  /** of the camera view for this place */
  againHref: string;
  onChoose: (ids: { photo: string; with: string }) => void;
}

/** Two photos of a place, and all of them as a time-lapse. */
export function CompareView(props: ViewProps) {
  const { photos, photo, withId, timeZone, againHref } = props;
  const [view, setView] = useState<'two' | 'all'>('two');
  // Without a choice: the first of the place, or the last where this is the first.
  const other = photos.find(({ id }) => id === withId) ?? photos.find(({ id }) => id !== photo.id && photos[0]?.id === id) ?? photos.at(-1);
  const again = (
    <LinkButton to={againHref} reloadDocument iconBefore={<Camera size={20} aria-hidden />}>
      {m.camera_same_place()}
    </LinkButton>
  );
  if (!other || other.id === photo.id) {
    return (
      <EmptyState drawing="pool" title={m.camera_only_one_title()} action={again}>
        {m.camera_only_one_text()}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={m.camera_view()}
          value={view}
          onChange={setView}
          options={[
            { value: 'two', label: m.camera_view_two() },
            { value: 'all', label: m.camera_view_all() },
          ]}
        />
        {again}
      </div>
      {view === 'two' ? <Two {...props} other={other} /> : <TimeLapse photos={photos} timeZone={timeZone} />}
    </div>
  );
}

function Two({ photos, photo, other, timeZone, onChoose }: ViewProps & { other: SeriesPhoto }) {
  const [before, after] = photo.takenAt < other.takenAt ? [photo, other] : [other, photo];
  const side = (of: SeriesPhoto) => ({ photo: of, day: dayText(of.takenAt, timeZone) });
  const choose = (earlier: string, later: string) => onChoose({ photo: earlier, with: later });
  return (
    <>
      <BeforeAfter before={side(before)} after={side(after)} />
      <div className="two-columns grid gap-6">
        <SideFacts label={m.camera_before()} photo={before} photos={photos} timeZone={timeZone} onChange={(id) => choose(id, after.id)} />
        <SideFacts label={m.camera_after()} photo={after} photos={photos} timeZone={timeZone} onChange={(id) => choose(before.id, id)} />
      </div>
    </>
  );
}

interface FactsProps {
  label: string;
  photo: SeriesPhoto;
  photos: readonly SeriesPhoto[];
  timeZone: string;
  onChange: (id: string) => void;
}

function SideFacts({ label, photo, photos, timeZone, onChange }: FactsProps) {
  const { units } = useUnits();
  const reading = useWaterOf(photo);
  return (
    <div className="min-w-0">
      <SelectField
        label={label}
        value={photo.id}
        onChange={onChange}
        options={photos.map(({ id, takenAt }) => ({ value: id, label: momentText(takenAt, timeZone) }))}
      />
      <p className="figures mt-2 min-h-6 text-sm text-muted">
        {reading ? waterText(reading, units) : reading === null ? m.camera_no_test() : ''}
      </p>
    </div>
  );
}
