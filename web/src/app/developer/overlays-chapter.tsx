import { Droplets, Moon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CommandList, Key } from '../../ui/command-list.tsx';
import { AlertDialog, Dialog, Sheet } from '../../ui/overlays/dialog.tsx';
import { fuzzyMatch } from '../../ui/fuzzy-match.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Chapter, Facts, Specimen, State, States } from './book-frame.tsx';

type Shown = 'dialog' | 'large' | 'sheet' | 'alert' | 'list' | null;
const NAMES: readonly [Exclude<Shown, null>, string][] = [
  ['dialog', 'Dialog'],
  ['large', 'Large dialog'],
  ['sheet', 'Sheet'],
  ['alert', 'AlertDialog'],
  ['list', 'CommandList'],
];

export function OverlaysChapter() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <Chapter
      id="overlays"
      title="Overlays"
      text="The browser's own modal: focus stays inside and comes back, Escape closes, the rest is inert. An alert wants an answer."
    >
      <Specimen name="Dialog, Sheet, AlertDialog, CommandList">
        <States>
          {NAMES.map(([name, label]) => (
            <Button key={name} variant="secondary" onClick={() => setShown(name)}>
              {label}
            </Button>
          ))}
        </States>
        <Facts
          facts={[
            ['dialog', '480 or 720 px'],
            ['sheet', 'from below on a phone, 480 px from the right on a desk'],
            ['comes in', '180 ms, a sheet 240 ms'],
          ]}
        />
      </Specimen>
      <Specimen name="MarkedText, Key">
        <States>
          <State name="found in a text">
            <MarkedText text="Strength of old chlorine" ranges={fuzzyMatch('old chl', 'Strength of old chlorine')?.ranges ?? []} />
          </State>
          <State name="a key">
            <Key>Ctrl</Key> <Key>K</Key>
          </State>
        </States>
      </Specimen>
      <Dialog
        open={shown === 'dialog' || shown === 'large'}
        size={shown === 'large' ? 'lg' : 'md'}
        onClose={close}
        title="Coming soon"
        description="A line that says more."
        actions={<Button onClick={close}>All right</Button>}
      >
        The text of a dialog scrolls inside it when it is long.
      </Dialog>
      <Sheet open={shown === 'sheet'} onClose={close} title="Another amount" actions={<Button onClick={close}>Done</Button>}>
        More room, at the edge of the screen where the thumb is.
      </Sheet>
      <AlertDialog
        open={shown === 'alert'}
        title="Delete this pool?"
        description="Its readings, treatments and plans go with it. This cannot be undone."
        confirmLabel="Delete it"
        onConfirm={close}
        onCancel={close}
      />
      {shown === 'list' ? <ListExample onClose={close} /> : null}
    </Chapter>
  );
}

const COMMANDS = ['Log a test', 'Dark appearance', 'Pool volume'];

function ListExample({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const items = COMMANDS.flatMap((label, index) => {
    const match = fuzzyMatch(query, label);
    const icon = index === 1 ? <Moon size={20} strokeWidth={1.75} /> : <Droplets size={20} strokeWidth={1.75} />;
    return match
      ? [{ id: label, label, marks: match.ranges, icon, detail: index === 2 ? 'Gallons or litres' : undefined, checked: index === 1 }]
      : [];
  });
  return (
    <CommandList
      label="Commands of the book"
      placeholder="Type a command"
      closeLabel="Close"
      query={query}
      onQuery={setQuery}
      groups={items.length > 0 ? [{ id: 'all', label: 'Examples', items }] : []}
      onChoose={onClose}
      onClose={onClose}
      status={`${items.length} entries`}
      empty={<p className="py-6 text-sm">Nothing fits.</p>}
    />
  );
}
