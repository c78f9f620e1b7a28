import { Link2, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass, type ButtonVariant, IconButton, LinkButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../../ui/overlays/tooltip-host.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Chapter, Facts, Specimen, State, States } from './book-frame.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger', 'sun'];
const PLUS = <Plus size={20} aria-hidden />;

export function ButtonsChapter() {
  return (
    <Chapter
      id="buttons"
      title="Buttons and menus"
      text="One primary action on a screen. Every target is at least 44 px; on a phone by the pool, 52."
    >
      <Specimen name="Button" note="Hover and the pressed pixel are real; Tab shows the ring.">
        <div className="flex flex-col gap-6">
          {VARIANTS.map((variant) => (
            <States key={variant}>
              <State name={variant}>
                <Button variant={variant}>Add it</Button>
              </State>
              <State name="with icon">
                <Button variant={variant} iconBefore={PLUS}>
                  Log a test
                </Button>
              </State>
              <State name="disabled">
                <Button variant={variant} disabled>
                  Add it
                </Button>
              </State>
              <State name="pending">
                <Button variant={variant} pending>
                  Adding
                </Button>
              </State>
              <State name="large">
                <Button variant={variant} size="lg">
                  Add it
                </Button>
              </State>
            </States>
          ))}
        </div>
        <div className="mt-6 max-w-[320px]">
          <Button wide>Full width of its place, with a longer text</Button>
        </div>
      </Specimen>
      <Specimen name="LinkButton, buttonClass" note="A link that looks like a button; the class for a plain link on pages without the app.">
        <States>
          <State name="inside the app">
            <LinkButton to="/calculators" variant="secondary" iconAfter={<Link2 size={20} aria-hidden />}>
              Calculators
            </LinkButton>
          </State>
          <State name="loaded whole">
            <a href="/faq" className={buttonClass('secondary')}>
              Questions
            </a>
          </State>
        </States>
      </Specimen>
      <Specimen name="IconButton" note="Its name is read aloud, and shown by its tooltip.">
        <States>
          {(['plain', 'outline', 'brand'] as const).map((tone) => (
            <State key={tone} name={tone}>
              <IconButton label={`Delete, ${tone}`} tone={tone} icon={<Trash2 size={20} aria-hidden />} />
            </State>
          ))}
          <State name="disabled">
            <IconButton label="Delete, disabled" disabled tone="outline" icon={<Trash2 size={20} aria-hidden />} />
          </State>
        </States>
      </Specimen>
      <Specimen name="Tooltip" note="Only adds to a name that is already there: touch screens never see it.">
        <Tooltip text="Takes the reading away; Undo brings it back">
          <Button variant="secondary">Point here</Button>
        </Tooltip>
        <Facts
          facts={[
            ['opens after', `${TOOLTIP_OPEN_DELAY_MS} ms`],
            ['next one at once within', `${TOOLTIP_SKIP_DELAY_MS} ms`],
          ]}
        />
      </Specimen>
      <Menus />
    </Chapter>
  );
}

function Menus() {
  const [sort, setSort] = useState<'new' | 'old'>('new');
  return (
    <Specimen
      name="Menu, Popover"
      note="A menu is a list of things to do or choose; a popover holds an explanation or two or three settings."
    >
      <States>
        <Menu
          label="Order"
          align="start"
          trigger={<Button variant="secondary">Menu</Button>}
          items={[
            { label: 'Newest first', checked: sort === 'new', onSelect: () => setSort('new') },
            { label: 'Oldest first', checked: sort === 'old', onSelect: () => setSort('old') },
            null,
            { label: 'Not now', disabled: true },
            { label: 'Delete', tone: 'danger', icon: <Trash2 size={18} aria-hidden />, onSelect: () => undefined },
          ]}
        />
        <Popover label="Why 7.4" align="start" trigger={<Button variant="secondary">Popover</Button>}>
          At pH 7.4 about half of the free chlorine that is not held by cyanuric acid is the strong kind.
        </Popover>
      </States>
    </Specimen>
  );
}
