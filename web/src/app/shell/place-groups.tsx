// All pages of the app that are none of the homes: folded in the side bar of a desktop, spread out on the page More.
import { GROUPED } from 'limpid:groups';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { NavigationGroup } from '../../pages/page.ts';
import { m } from '../../paraglide/messages.js';
import { PlaceLink, useAddressOf } from './place-link.tsx';

type GroupName = Exclude<NavigationGroup, 'bar' | 'water' | 'care' | 'settings'>;

// In this order. A group without a page isn't there.
const GROUP_TITLES: Partial<Record<GroupName, () => string>> = {
  help: m.shell_group_help,
  you: m.shell_group_you,
};

export interface PlaceGroup {
  name: GroupName;
  title: string;
  places: typeof GROUPED;
}

export function placeGroups(): PlaceGroup[] {
  return (Object.keys(GROUP_TITLES) as GroupName[]).flatMap((name) => {
    const places = GROUPED.filter(({ group }) => group === name);
    return places.length > 0 ? [{ name, title: GROUP_TITLES[name]?.() ?? '', places }] : [];
  });
}

/** The one place that an address belongs to: the longest that it begins with. */
export function usePlaceHere(): string | undefined {
  const { pathname } = useLocation();
  const addressOf = useAddressOf();
  const isHere = (address: string) => pathname === address || pathname.startsWith(`${address}/`);
  const addresses = GROUPED.map((place) => ({ path: place.path, address: addressOf(place).split('?')[0] ?? '' }));
  return addresses.filter(({ address }) => isHere(address)).toSorted((a, b) => b.address.length - a.address.length)[0]?.path;
}

const FOLDED_KEY = 'lmp-folded-groups';

function foldedGroups(): string[] {
  try {
    return (localStorage.getItem(FOLDED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

function keepFolded(name: string, isOpen: boolean): void {
  const others = foldedGroups().filter((each) => each !== name);
  try {
    localStorage.setItem(FOLDED_KEY, (isOpen ? others : [...others, name]).join(' '));
  } catch {
    // Only a memory: without it the group is open again next time.
  }
}

/** What is about the person is in the menu at the foot of the side bar. */
export function RailGroups() {
  const [folded] = useState(foldedGroups);
  const addressOf = useAddressOf();
  const here = usePlaceHere();
  return placeGroups()
    .filter(({ name }) => name !== 'you')
    .map(({ name, title, places }) => (
      <details
        key={name}
        open={!folded.includes(name)}
        onToggle={(event) => keepFolded(name, event.currentTarget.open)}
        className="group/fold mt-5"
      >
        <summary className="flex min-h-11 items-center justify-between rounded-control px-3.5 text-xs font-medium text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised">
          {title}
          <ChevronDown size={16} aria-hidden className="shrink-0 transition-transform group-open/fold:rotate-180" />
        </summary>
        <ul className="mt-1 flex flex-col gap-1">
          {places.map((place) => (
            <li key={place.path}>
              <PlaceLink place={place} to={addressOf(place)} isHere={place.path === here} className="min-h-11" />
            </li>
          ))}
        </ul>
      </details>
    ));
}
