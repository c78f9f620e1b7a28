import type { Look } from '@limpid/chemistry';
import type { Pool } from '@limpid/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { pageMeta } from '../../../ui/page-meta.ts';
import { fillDraft } from '../../readings/draft.data.ts';
import { CornerEditor } from '../corner-editor.tsx';
import { rectangle, useMarks } from '../image/corner-marks.ts';
import { LookAnswer } from './look-answer.tsx';
import { PhotoButtons } from '../photo-buttons.tsx';
import { PhotoPage } from '../photo-page.tsx';
import { useHandedPhoto } from '../use-handed-photo.ts';
import { type Photo, usePhoto } from '../use-photo.ts';
import type { LookReading } from './water-look.ts';

export const meta = () =>
  pageMeta({
    title: m.strip_look_title(),
    description: m.strip_look_description(),
    canonicalPath: '/chemistry/water-photo',
    noindex: true,
  });

export default function LookPage() {
  return <PhotoPage title={m.strip_look_title()}>{(pool) => <WaterPhoto key={pool.id} pool={pool} />}</PhotoPage>;
}

const firstGuess = () => ({ water: rectangle(0.2, 0.4, 0.8, 0.85), white: rectangle(0.42, 0.08, 0.58, 0.16) });

function WaterPhoto({ pool }: { pool: Pool }) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { href } = useCurrentPool();
  const photo = usePhoto();
  useHandedPhoto((file) => void photo.open(file));
  const use = (look: Look) => {
    fillDraft(pool, { look });
    toast({ title: m.strip_look_filled(), tone: 'ok' });
    void navigate(href('/chemistry/log'));
  };
  if (photo.state.at !== 'open')
    return (
      <Card padding="lg" className="flex flex-col gap-5">
        <p>{m.strip_look_intro()}</p>
        <PhotoButtons state={photo.state} onFile={(file) => void photo.open(file)} />
      </Card>
    );
  return <MarkedWater photo={photo.state.photo} ask={photo.ask} onAgain={photo.forget} onUse={use} />;
}

interface MarkedWaterProps {
  photo: Photo;
  ask: ReturnType<typeof usePhoto>['ask'];
  onAgain: () => void;
  onUse: (look: Look) => void;
}

function MarkedWater({ photo, ask, onAgain, onUse }: MarkedWaterProps) {
  const { marks, set, begin, undo, canUndo } = useMarks(firstGuess);
  const [hasWhite, setHasWhite] = useState(false);
  const [reading, setReading] = useState<LookReading>();
  const read = async () => {
    const answer = await ask({ kind: 'look', marks: { water: marks.water, ...(hasWhite && { white: marks.white }) } });
    if (answer.kind === 'look') setReading(answer.reading);
  };
  const water = { name: 'water', label: m.common_water(), tone: 'water' } as const;
  const white = { name: 'white', label: m.strip_thing_white(), tone: 'sun' } as const;
  return (
    <div className="flex flex-col gap-4">
      <p>{m.strip_look_mark()}</p>
      <CornerEditor
        picture={photo.picture}
        photoLabel={m.strip_photo_label()}
        marks={marks}
        onBegin={begin}
        onChange={(next) => {
          set(next);
          setReading(undefined);
        }}
        things={hasWhite ? [water, white] : [water]}
      />
      <Switch label={m.strip_look_white()} checked={hasWhite} onChange={setHasWhite} />
      {reading ? <LookAnswer reading={reading} onUse={onUse} /> : null}
      <div className="flex flex-wrap gap-2.5">
        <Button size="lg" className="grow" variant={reading ? 'secondary' : 'primary'} onClick={() => void read()}>
          {m.strip_look_check()}
        </Button>
        <Button size="lg" variant="secondary" disabled={!canUndo} onClick={undo}>
          {m.common_undo()}
        </Button>
        <Button size="lg" variant="secondary" onClick={onAgain}>
          {m.strip_other_photo()}
        </Button>
      </div>
    </div>
  );
}
