import { clsx } from 'clsx';
import { ArrowLeft, Check, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { ModalFrame } from './overlays/dialog.tsx';
import type { TextRange } from './fuzzy-match.ts';
import { MarkedText } from './marked-text.tsx';
import { Spinner } from './spinner.tsx';

export interface CommandItem {
  id: string;
  label: string;
  /** what was found in the label */
  marks?: readonly TextRange[];
  /** a second line */
  detail?: ReactNode;
  /** at the end of the line */
  hint?: ReactNode;
  icon?: ReactNode;
  /** one of several choices, and whether it is the present one */
  checked?: boolean;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
}

export interface CommandListProps {
  /** the name of the dialog */
  label: string;
  placeholder: string;
  closeLabel: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly CommandGroup[];
  onChoose: (id: string) => void;
  onClose: () => void;
  /** announced when the list has changed, e.g. "5 results" */
  status: string;
  busy?: boolean;
  /** the first line for this query is still on its way: Enter waits for it */
  isFirstUnknown?: boolean;
  /** instead of the list, when nothing fits */
  empty: ReactNode;
  /** under the list, on wide screens: what the keys do */
  foot?: ReactNode;
}

const FRAME =
  'm-0 h-dvh max-h-none w-full max-w-none overflow-hidden border-line bg-surface p-0 text-ink backdrop:bg-veil dark:bg-raised ' +
  'open:flex open:flex-col open:animate-fade-in backdrop:animate-fade-in ' +
  'md:mx-auto md:mt-[min(12dvh,120px)] md:h-auto md:max-h-[min(70dvh,620px)] md:w-[calc(100%-32px)] md:max-w-[640px] md:rounded-card md:border md:shadow-float md:open:animate-rise-in';

/** A field over a list: type, arrow, Enter. The field keeps the focus; the list says which line Enter means. */
export function CommandList(props: CommandListProps) {
  const { label, query, groups, onQuery, onChoose, onClose, closeLabel, busy = false, isFirstUnknown = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const ids = groups.flatMap(({ items }) => items.map((item) => item.id));
  const [pointed, setPointed] = useState<string | null>(null);
  const active = pointed !== null && ids.includes(pointed) ? pointed : (ids[0] ?? null);
  const optionId = (item: string) => `${id}-${item}`;
  const activeOption = active === null ? undefined : optionId(active);

  const hasEntered = useRef(false);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (!hasEntered.current || isFirstUnknown) return;
    hasEntered.current = false;
    if (active !== null) onChoose(active);
  }, [isFirstUnknown, active, onChoose]);
  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [activeOption]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && isFirstUnknown && pointed === null) hasEntered.current = true;
    else if (event.key === 'Enter' && active !== null) onChoose(active);
    else if (event.key in STEPS) setPointed(moved(ids, active, STEPS[event.key] ?? 0, event.key.startsWith('Arrow')));
    else return;
    event.preventDefault();
  };

  return (
    <ModalFrame open onClose={onClose} labels={{ title: `${id}-label`, description: undefined }} className={FRAME}>
      <h2 id={`${id}-label`} className="sr-only">
        {label}
      </h2>
      <div className="flex min-h-16 shrink-0 items-center gap-1 border-b border-line px-2 pt-[env(safe-area-inset-top)] md:px-4 md:pt-0">
        <IconButton
          label={closeLabel}
          icon={<ArrowLeft size={22} strokeWidth={1.75} aria-hidden />}
          onClick={onClose}
          className="md:hidden"
        />
        <Search size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted max-md:hidden" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={ids.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeOption}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={props.placeholder}
          value={query}
          onChange={(event) => {
            setPointed(null);
            hasEntered.current = false;
            onQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent px-2 text-base outline-none"
        />
        {busy ? <Spinner size={20} /> : null}
      </div>
      <p role="status" className="sr-only">
        {props.status}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={ids.length === 0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 pb-4 md:pb-2"
      >
        {groups.map((group) => (
          <Group key={group.id} group={group} labelId={`${id}-${group.id}`}>
            {(item) => (
              <Option
                key={item.id}
                item={item}
                domId={optionId(item.id)}
                isActive={item.id === active}
                onPoint={() => setPointed(item.id)}
                onChoose={() => onChoose(item.id)}
              />
            )}
          </Group>
        ))}
      </div>
      {ids.length === 0 ? <div className="px-6 pb-8 text-center text-muted max-md:flex-1">{props.empty}</div> : null}
      {props.foot ? <div className="hidden shrink-0 border-t border-line px-4 py-2.5 text-xs text-muted md:block">{props.foot}</div> : null}
    </ModalFrame>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** Arrows go round; a page stops at the end. */
function moved(ids: readonly string[], active: string | null, step: number, goesRound: boolean): string | null {
  if (ids.length === 0) return null;
  const next = (active === null ? -1 : ids.indexOf(active)) + step;
  const index = goesRound ? (next + ids.length) % ids.length : Math.min(Math.max(next, 0), ids.length - 1);
  return ids[index] ?? null;
}

function Group({ group, labelId, children }: { group: CommandGroup; labelId: string; children: (item: CommandItem) => ReactNode }) {
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} role="presentation" className="px-3 pt-3 pb-1.5 text-xs font-medium text-muted">
        {group.label}
      </p>
      {group.items.map(children)}
    </div>
  );
}

interface OptionProps {
  item: CommandItem;
  domId: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ item, domId, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // The keys are the field's: it never loses the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={domId}
      role="option"
      aria-selected={isActive}
      onPointerMove={isActive ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-12 scroll-my-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-sm select-none',
        isActive && 'bg-tint',
      )}
    >
      {item.icon ? (
        <span aria-hidden className={clsx('inline-flex w-6 shrink-0 justify-center', isActive ? 'text-brand' : 'text-muted')}>
          {item.icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <MarkedText text={item.label} ranges={item.marks ?? []} />
        </span>
        {item.detail ? <span className="block truncate text-xs text-muted">{item.detail}</span> : null}
      </span>
      {item.hint ? <span className="shrink-0 text-xs text-muted">{item.hint}</span> : null}
      {item.checked ? <Check size={18} className="shrink-0 text-brand" aria-hidden /> : null}
    </div>
  );
}

/** The name of a key, as printed on the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-h-5 min-w-5 items-center justify-center rounded-[6px] border border-line bg-sunken px-1.5 font-sans text-[0.6875rem] leading-none text-muted">
      {children}
    </kbd>
  );
}
