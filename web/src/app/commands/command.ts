import type { SearchItem } from '@limpid/contract';
import type { ReactNode } from 'react';
import { fuzzyMatch } from '../../ui/fuzzy-match.ts';
import type { CommandGroup, CommandItem } from '../../ui/command-list.tsx';

export type CommandKind = 'pools' | 'pages' | 'actions' | 'calculators';

/** Something to go to or do, with the words by which people look for it. */
export interface Command {
  id: string;
  kind: CommandKind;
  label: string;
  words: string;
  icon: ReactNode;
  hint?: string;
  checked?: boolean;
  /** where it leads */
  to?: string;
  /** the page is loaded whole */
  isWhole?: boolean;
  /** offered before anything is typed */
  isSuggested?: boolean;
  /** or what it does */
  run?: () => void;
}

const MOST_OF_A_KIND = 6;

export const toItem = ({ id, label, icon, hint, checked }: Command): CommandItem => ({ id, label, icon, hint, checked });

interface Found {
  command: Command;
  item: CommandItem;
  score: number;
}

/** What fits, grouped; the group with the best fit comes first. `leastScore`: leaves out what fits worse (ui/fuzzy-match.ts). */
export function findCommands(
  commands: readonly Command[],
  query: string,
  kindText: (kind: CommandKind) => string,
  leastScore = 0,
): CommandGroup[] {
  const found = commands
    .flatMap((command): Found[] => {
      const match = fuzzyMatch(query, command.label, command.words);
      return match && match.score >= leastScore ? [{ command, item: { ...toItem(command), marks: match.ranges }, score: match.score }] : [];
    })
    .toSorted((a, b) => b.score - a.score);
  const kinds = [...new Set(found.map(({ command }) => command.kind))];
  return kinds.map((kind) => ({
    id: kind,
    label: kindText(kind),
    items: found
      .filter(({ command }) => command.kind === kind)
      .slice(0, MOST_OF_A_KIND)
      .map(({ item }) => item),
  }));
}

/** Search results from our pages without those that are already listed as pages; an answer in the middle of a page stays. */
export function withoutCommands(items: readonly SearchItem[], commands: readonly Command[]): SearchItem[] {
  const shown = new Set(commands.map(({ to }) => to?.split('?')[0]));
  return items.filter(({ url }) => !shown.has(url));
}
