import { useState } from 'react';
import { StatusPill } from '../../ui/badge.tsx';
import { BigNumber } from '../../ui/big-number.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Chapter } from './book-frame.tsx';
import type { ThemeName } from './colours.ts';

/** The same pieces in the light and in the dark. */
export function ThemesChapter() {
  return (
    <Chapter
      id="themes"
      title="Light and dark"
      text="Both are first class: the same pieces, side by side, whatever this device has chosen."
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <Piece theme="light" />
        <Piece theme="dark" />
      </div>
    </Chapter>
  );
}

function Piece({ theme }: { theme: ThemeName }) {
  const [isOn, setOn] = useState(true);
  const [name, setName] = useState('Backyard pool');
  return (
    <div data-theme={theme} className="flex min-w-0 flex-col gap-4 rounded-hero border border-line bg-canvas p-5 text-ink sm:p-7">
      <Card>
        <BigNumber
          label="Free chlorine"
          value="3.2"
          unit="ppm"
          status={
            <StatusPill status="ok" bare>
              In range
            </StatusPill>
          }
        />
        <RangeBar
          className="mt-3"
          label={`Free chlorine 3.2 ppm, target 2 to 4, ${theme}`}
          value={3.2}
          target={{ low: 2, high: 4 }}
          errorBar={0.3}
          showBand
        />
        <div className="mt-4 flex flex-wrap gap-2">
          <StatusPill status="high">High</StatusPill>
          <StatusPill status="bad">Do not swim</StatusPill>
        </div>
      </Card>
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
