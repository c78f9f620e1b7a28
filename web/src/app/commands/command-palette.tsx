import type { SearchItem } from '@limpid/contract';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { isLoadedWhole, useSearch } from '../../features/search/search.data.ts';
import { itemKindText, KIND_ICONS } from '../../features/search/search-kinds.tsx';
import { useSignedInHint } from '../../session/signed-in-hint.ts';
import { useIsOnline } from '../../browser/online.ts';
import { type Language, useLanguage } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { CommandList, type CommandGroup, Key } from '../../ui/command-list.tsx';
import { rangesOfWords } from '../../ui/marked-text.tsx';
import { type Command, findCommands, toItem, withoutCommands } from './command.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { commandKindText, useCommands } from './use-commands.tsx';

const TYPING_PAUSE_MS = 150;
const FOUND_SHOWN = 5;

/** Pages, pools and actions while someone types, and what our pages say about it. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const commands = useCommands();
  const { language } = useLanguage();
  const [recent] = useState(recentCommands);
  const asked = query.trim();
  const found = useFound(asked);
  const local = asked === '' ? firstGroups(commands, recent) : findCommands(commands, asked, commandKindText);
  const shown = new Set(local.flatMap(({ items }) => items.map(({ id }) => id)));
  const items = withoutCommands(
    found.items,
    commands.filter(({ id }) => shown.has(id)),
  );
  const groups = [...local, ...foundGroups(asked, items, language, useSignedInHint())];
  const choose = useChoose(commands, items, asked, onClose);
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <CommandList
      label={m.shell_palette_title()}
      placeholder={m.shell_palette_placeholder()}
      closeLabel={m.common_close()}
      query={query}
      onQuery={setQuery}
      groups={groups}
      onChoose={choose}
      onClose={onClose}
      busy={found.isBusy}
      isFirstUnknown={found.isBusy && local.length === 0}
      status={m.shell_palette_status({ count })}
      empty={<NothingFits asked={asked} isOnline={found.isOnline} />}
      foot={<Keys />}
    />
  );
}

/** What the server finds, a moment after the last letter; nothing while there is no connection. */
function useFound(asked: string): { items: readonly SearchItem[]; isBusy: boolean; isOnline: boolean } {
  const isOnline = useIsOnline();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const isAsking = isOnline && asked.length > 1;
  const search = useSearch(isAsking ? settled : '');
  const items = useMemo(
    () => (isAsking && !search.isError ? (search.data?.items ?? []).filter(({ kind }) => kind !== 'calculator').slice(0, FOUND_SHOWN) : []),
    [isAsking, search.isError, search.data],
  );
  return { items, isBusy: isAsking && (search.isFetching || settled !== asked), isOnline };
}

function firstGroups(commands: readonly Command[], recent: readonly string[]): CommandGroup[] {
  const byId = new Map(commands.map((command) => [command.id, command]));
  const used = recent.flatMap((id) => byId.get(id) ?? []);
  const rest = commands.filter(({ id }) => !used.some((one) => one.id === id));
  const group = (id: string, label: string, members: readonly Command[]): CommandGroup[] =>
    members.length === 0 ? [] : [{ id, label, items: members.map(toItem) }];
  return [
    ...group('recent', m.shell_group_recent(), used),
    ...group(
      'pools',
      commandKindText('pools'),
      rest.filter(({ kind }) => kind === 'pools'),
    ),
    ...group(
      'pages',
      commandKindText('pages'),
      rest.filter(({ isSuggested }) => isSuggested),
    ),
    ...group(
      'actions',
      commandKindText('actions'),
      rest.filter(({ kind, checked }) => kind === 'actions' && checked === undefined),
    ),
  ];
}

const ALL_RESULTS = 'all-results';

function foundGroups(asked: string, items: readonly SearchItem[], language: Language, isSignedIn: boolean): CommandGroup[] {
  if (asked === '') return [];
  const rows = items.map((item) => {
    const Icon = KIND_ICONS[item.kind];
    return {
      id: item.url,
      label: item.title,
      marks: rangesOfWords(item.title, item.words),
      detail: item.excerpt,
      hint: itemKindText(item, language, isSignedIn),
      icon: <Icon size={20} strokeWidth={1.75} />,
    };
  });
  const all = { id: ALL_RESULTS, label: m.shell_palette_all({ query: asked }), icon: <Search size={20} strokeWidth={1.75} /> };
  return rows.length === 0 ? [] : [{ id: 'found', label: m.shell_group_found(), items: [...rows, all] }];
}

function useChoose(commands: readonly Command[], items: readonly SearchItem[], asked: string, onClose: () => void): (id: string) => void {
  const navigate = useNavigate();
  const go = (path: string, isWhole = false) => {
    if (isWhole) window.location.assign(path);
    else void navigate(path);
  };
  return (id) => {
    onClose();
    if (id === ALL_RESULTS) return go(`/search?q=${encodeURIComponent(asked)}`);
    const item = items.find(({ url }) => url === id);
    if (item) return go(item.url, isLoadedWhole(item));
    const command = commands.find((one) => one.id === id);
    if (!command) return undefined;
    rememberCommand(id);
    command.run?.();
    return command.to === undefined ? undefined : go(command.to, command.isWhole);
  };
}

function NothingFits({ asked, isOnline }: { asked: string; isOnline: boolean }) {
  return (
    <p className="py-6 text-sm">{isOnline ? m.shell_palette_empty({ query: asked }) : m.shell_palette_empty_offline({ query: asked })}</p>
  );
}

function Keys() {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <span>
        <Key>↑</Key> <Key>↓</Key> {m.shell_palette_move()}
      </span>
      <span>
        <Key>↵</Key> {m.shell_palette_choose()}
      </span>
      <span>
        <Key>Esc</Key> {m.shell_palette_close()}
      </span>
    </p>
  );
}
