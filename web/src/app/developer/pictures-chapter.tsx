import {
  Calculator,
  CircleHelp,
  Droplets,
  FlaskConical,
  History,
  House,
  MapPin,
  Moon,
  Plus,
  Ruler,
  Scale,
  Search,
  Settings,
  Sun,
  Trash2,
  Waves,
} from 'lucide-react';
import { useEffect } from 'react';
import { Drawing, type DrawingName } from '../../ui/drawings.tsx';
import { Mark, Wordmark } from '../../ui/mark.tsx';
import { markPainted } from '../painted.ts';
import { Chapter, Specimen, State, States } from './book-frame.tsx';

const ICONS = {
  House,
  Droplets,
  FlaskConical,
  Waves,
  Search,
  Settings,
  Plus,
  Trash2,
  Calculator,
  Scale,
  Ruler,
  MapPin,
  CircleHelp,
  History,
  Sun,
  Moon,
};
const DRAWINGS: readonly DrawingName[] = ['pool', 'test', 'calm', 'search', 'lost', 'storm', 'mail', 'shelf', 'history'];

export function PicturesChapter() {
  useEffect(markPainted, []);
  return (
    <Chapter id="pictures" title="Pictures" text="All made by us or drawn in one line: no stock pictures, no emoji.">
      <Specimen name="Mark, Wordmark" note="A disc of water, one wave, one sun.">
        <States>
          <Mark size={28} />
          <Mark size={44} />
          <Mark size={72} />
          <Wordmark />
        </States>
      </Specimen>
      <Specimen
        name="Icons"
        note="Lucide, a stroke of 1.75: 20 px beside words, 24 px in a tile. Never without a word or a name that is read aloud."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-4">
          {Object.entries(ICONS).map(([name, Icon]) => (
            <li key={name} className="flex flex-col items-center gap-2 text-xs text-muted">
              <Icon size={24} strokeWidth={1.75} aria-hidden className="text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Drawing" note="For what is empty or broken, on one grid of 160 by 120, in the colors of the theme.">
        <div className="two-columns grid gap-6 sm:grid-cols-3 lg:grid-cols-5">
          {DRAWINGS.map((name) => (
            <State key={name} name={name}>
              <Drawing name={name} width={140} />
            </State>
          ))}
        </div>
      </Specimen>
      <Specimen name="Water" note="The one strong picture: sunlight on a pool's floor. It moves on public pages only." plain>
        <div className="relative isolate h-56 overflow-hidden rounded-hero" aria-hidden>
          <div className="water is-panel" />
        </div>
      </Specimen>
    </Chapter>
  );
}
