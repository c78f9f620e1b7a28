import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Place } from './pool-answers.ts';
import { placeOfZip, usePlaces } from './pools.data.ts';

const PAUSE_MS = 220;
const SHORTEST = 2;

/** The text once the person has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const ZIP = /^\d{5}(?=(-\d{0,4})?$)/;
const zipIn = (text: string): string | undefined => ZIP.exec(text.trim())?.[0];

/** The form does not go on while the field holds what isn't taken yet; once it is taken, it does. */
function useHeldForm(frame: RefObject<HTMLElement | null>, isOpen: boolean, take: () => Promise<boolean>) {
  const onSubmit = useEffectEvent(async (event: Event, form: HTMLFormElement) => {
    event.preventDefault();
    event.stopPropagation();
    // after the chosen place is on the page, and this field gone
    if (await take()) setTimeout(() => form.requestSubmit());
  });
  useEffect(() => {
    const form = isOpen ? frame.current?.closest('form') : null;
    if (!form) return undefined;
    const hold = (event: Event) => void onSubmit(event, form);
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [frame, isOpen]);
}

function statusOf(isSearching: boolean, places: readonly Place[] | undefined): string {
  if (!isSearching) return '';
  if (!places) return m.pools_searching();
  if (places.length === 0) return m.pools_location_not_found();
  return m.pools_places_count({ count: places.length });
}

const keyOf = (place: Place) => `${place.city} ${place.state} ${place.zip ?? ''} ${place.latitude}`;

/** Type, then tap, or arrow down and Enter; Enter in the field takes the first, and a whole ZIP code is taken when the field is left. */
export function PlaceSearch({ onChoose, error }: { onChoose: (place: Place) => void; error?: string }) {
  const [text, setText] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const search = usePaused(text);
  const found = usePlaces(search);
  const isSearching = text.trim().length >= SHORTEST && search.trim().length >= SHORTEST;
  const places = isSearching ? found.data?.items : undefined;
  /** why what is typed isn't taken, and for which text */
  const [refusal, setRefusal] = useState<{ text: string; message: string }>();
  const refused = refusal?.text === text ? refusal.message : undefined;
  const refuse = (message: string) => setRefusal({ text, message });
  /** Whether a place was taken; what can't be taken stays, with the reason. */
  const take = async (): Promise<boolean> => {
    const zip = zipIn(text);
    const only = search === text && places?.length === 1 ? places[0] : undefined;
    try {
      const place = zip === undefined ? only : await placeOfZip(zip);
      if (place) onChoose(place);
      else refuse(zip === undefined ? m.pools_place_choose() : m.pools_zip_unknown({ zip }));
      return place !== undefined;
    } catch (failure) {
      refuse(errorText(failure));
      return false;
    }
  };
  useHeldForm(frame, text.trim() !== '', take);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInList = frame.current?.contains(relatedTarget) ?? false;
    if (!isInList && refused === undefined && zipIn(text) !== undefined) void take();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
    if (event.key !== 'Enter' || text.trim() === '') return;
    // Enter takes the first place; the form goes on only with an empty search
    event.preventDefault();
    const first = places?.[0];
    if (first && search === text) onChoose(first);
    else if (zipIn(text) !== undefined) void take();
  };
  const hasPlaces = places !== undefined && places.length > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only passes the arrow keys on between field and buttons
    <div ref={frame} onKeyDown={move}>
      <TextField
        label={m.pools_zip_code_city()}
        value={text}
        onChange={setText}
        prefix={<Search size={20} strokeWidth={1.75} aria-hidden />}
        hint={m.pools_location_hint()}
        error={error ?? refused ?? (found.isError && isSearching ? errorText(found.error) : undefined)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <output className={clsx('mt-2 block text-sm text-muted', hasPlaces && 'sr-only')}>
        {refused === undefined ? statusOf(isSearching, places) : ''}
      </output>
      {hasPlaces ? (
        <ul
          aria-label={m.pools_places_found()}
          className="mt-2 divide-y divide-line overflow-hidden rounded-control border border-line bg-surface dark:bg-raised"
        >
          {places.map((place) => (
            <li key={keyOf(place)}>
              <button
                type="button"
                onClick={() => onChoose(place)}
                className="flex min-h-12 w-full items-center justify-between gap-3 px-4 text-left hover:bg-tint focus-visible:bg-tint focus-visible:-outline-offset-3"
              >
                <span className="min-w-0 truncate">
                  {place.city}, {place.state}
                </span>
                {place.zip ? <span className="figures text-sm text-muted">{place.zip}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
