// The same place once more: its name where it has none yet, then the camera, or a file with the last photo beside it.
import { useCallback, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AddPhotos } from '../device/add-photos.tsx';
import { useAdding } from '../device/use-adding.ts';
import { CameraView } from './camera-view.tsx';
import { type SeriesPhoto, useNamePlace } from './series.data.ts';
import { dayText } from './series-text.ts';
import { frameStyle, SeriesPicture } from './series-picture.tsx';

const TAG_LENGTH = 30;

interface SamePlaceProps {
  /** the newest of the place */
  last: SeriesPhoto;
  timeZone: string;
  onAdded: (id: string) => void;
  onClose: () => void;
}

export function SamePlace(props: SamePlaceProps) {
  const { last } = props;
  const [named, setNamed] = useState<string>();
  const naming = useNamePlace();
  const tags = last.tags.length > 0 ? last.tags : named === undefined ? [] : [named];
  if (tags.length > 0) return <Taking {...props} tags={tags} />;
  const name = (tag: string) => {
    naming.mutate({ photo: last, tag });
    setNamed(tag);
  };
  return <PlaceForm onName={name} />;
}

function PlaceForm({ onName }: { onName: (tag: string) => void }) {
  const [text, setText] = useState<string>(m.camera_place_example());
  const tag = text.trim().replaceAll(/\s+/g, ' ');
  return (
    <Card padding="lg">
      <form
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (tag !== '') onName(tag);
        }}
      >
        <TextField
          label={m.camera_place()}
          hint={m.camera_place_hint()}
          value={text}
          onChange={setText}
          maxLength={TAG_LENGTH}
          autoComplete="off"
          className="w-full"
          error={tag === '' ? m.camera_place_missing() : undefined}
        />
        <Button type="submit">{m.camera_open()}</Button>
      </form>
    </Card>
  );
}

function Taking({ last, timeZone, onAdded, onClose, tags }: SamePlaceProps & { tags: readonly string[] }) {
  const [withFile, setWithFile] = useState<'chosen' | 'missing'>();
  const adding = useAdding({ poolId: last.poolId, tags }, onAdded);
  const leaveCamera = useCallback((isMissing: boolean) => setWithFile(isMissing ? 'missing' : 'chosen'), []);
  const day = dayText(last.takenAt, timeZone);
  const [refused] = adding.photos.flatMap(({ state }) => (state.at === 'refused' ? [state.text] : []));
  if (withFile !== undefined || refused !== undefined) {
    return (
      <div className="flex flex-col gap-5">
        {refused === undefined ? null : (
          <Callout tone="bad" live>
            {refused}
          </Callout>
        )}
        {withFile === 'missing' ? <Callout live>{m.camera_missing()}</Callout> : null}
        <div className="relative w-full overflow-hidden rounded-card" style={frameStyle(last)}>
          <SeriesPicture photo={last} alt={m.camera_photo_of({ day })} />
        </div>
        <p className="text-sm text-muted">{m.camera_match({ day })}</p>
        <AddPhotos poolId={last.poolId} tags={tags} onAdded={onAdded} />
      </div>
    );
  }
  return (
    <CameraView
      last={last}
      day={day}
      isSaving={adding.photos.length > 0}
      onPhoto={(photo) => void adding.add(photo)}
      onClose={onClose}
      onNoCamera={leaveCamera}
    />
  );
}
