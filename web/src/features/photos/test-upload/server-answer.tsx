import type { PhotoCheck } from '@limpid/contract';
import { useState } from 'react';
import { useMe } from '../../../session/me.ts';
import { problemText } from '../../../i18n/problem-codes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from './fact-list.tsx';
import { bytesText, pixelsText, typeText } from './file-texts.ts';
import { useCheckPhoto } from './test-upload.data.ts';

const REMOVED: Record<PhotoCheck['removed'][number], () => string> = {
  place: m.camera_found_place,
  camera: m.camera_found_camera,
  time: m.camera_found_time,
  orientation: m.camera_found_orientation,
  thumbnail: m.camera_found_thumbnail,
  color_profile: m.camera_found_profile,
  text: m.camera_found_text,
  other: m.camera_found_other,
};
const SIZES = { small: m.camera_size_small, medium: m.camera_size_medium, large: m.camera_size_large };

/** What the server finds in the chosen file as it is, and what it would keep. Sent only when it is asked for. */
export function ServerAnswer({ file }: { file: File }) {
  const { me } = useMe({ onlyIfHinted: true });
  const check = useCheckPhoto();
  const [asked, setAsked] = useState(false);
  if (!me) {
    return (
      <Callout
        action={
          <LinkButton size="sm" variant="secondary" to="/auth" reloadDocument>
            {m.camera_sign_in()}
          </LinkButton>
        }
      >
        {m.camera_server_needs_account()}
      </Callout>
    );
  }
  const ask = () => {
    setAsked(true);
    check.mutate(file);
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{m.camera_server_text()}</p>
      <div>
        <Button variant="secondary" pending={check.isPending} onClick={ask}>
          {m.camera_server_send()}
        </Button>
      </div>
      {asked && check.error ? (
        <Callout tone="bad" live>
          {problemText(check.error)}
        </Callout>
      ) : null}
      {check.data ? <Kept found={check.data} /> : null}
    </div>
  );
}

function Kept({ found }: { found: PhotoCheck }) {
  const { type, bytes, removed, kept, jpeg } = found;
  return (
    <Card padding="lg" className="flex flex-col gap-5" role="status">
      <FactList
        facts={[
          [m.camera_type(), typeText(type)],
          [m.camera_size(), `${bytesText(bytes)}, ${pixelsText(found)}`],
          [m.camera_removed(), removed.length > 0 ? removed.map((kind) => REMOVED[kind]()).join(', ') : m.camera_removed_nothing()],
          ...kept.map(
            (file) => [`${SIZES[file.size]()} · ${typeText(file.type)}`, `${pixelsText(file)}, ${bytesText(file.bytes)}`] as const,
          ),
        ]}
      />
      <img src={`data:image/jpeg;base64,${jpeg}`} alt={m.camera_stored()} className="h-auto max-h-96 w-auto max-w-full rounded-control" />
    </Card>
  );
}
