import { useState } from 'react';
import { StatusPill } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Switch } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { BothThemes, Chapter } from './book-frame.tsx';
import type { ThemeName } from './colours.ts';
import { CHLORINE, MeasureCard } from './measure-card.tsx';

/** The same pieces in the light and in the dark. */
export function ThemesChapter() {
  return (
    <Chapter
      id="themes"
      title="Light and dark"
      text="Both are first class: the same pieces, side by side, whatever this device has chosen."
    >
      <BothThemes>{(theme) => <Piece theme={theme} />}</BothThemes>
    </Chapter>
  );
}

function Piece({ theme }: { theme: ThemeName }) {
  const [isOn, setOn] = useState(true);
  const [name, setName] = useState('Backyard pool');
  return (
    <div className="flex flex-col gap-4">
      <MeasureCard measure={CHLORINE} where={theme}>
        <div className="mt-4 flex flex-wrap gap-2">
          <StatusPill status="high">High</StatusPill>
          <StatusPill status="bad">Do not swim</StatusPill>
        </div>
      </MeasureCard>
      <Callout tone="warn" title="Test again">
        The error of the strip is larger than the correction.
      </Callout>
      <TextField label={`Name, ${theme}`} value={name} onChange={setName} />
      <Switch label={`Covered, ${theme}`} checked={isOn} onChange={setOn} />
      <div className="flex flex-wrap gap-2.5">
        <Button>Log a test</Button>
        <Button variant="secondary">Not now</Button>
        <Button variant="quiet">More</Button>
      </div>
    </div>
  );
}
