import { MOST_PHOTO_TAGS } from '@limpid/contract';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { withTag } from './photo-draft.ts';

const LONGEST = 30;
const SUGGESTED = 8;
const CHIP = 'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full px-4 text-sm font-medium';

interface TagFieldProps {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  /** tags of other photos */
  known: readonly string[];
  error?: string | undefined;
}

/** The tags of a photo, and those of others to choose from: the same word makes a series. */
export function TagField({ tags, onChange, known, error }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const add = (tag: string) => {
    onChange(withTag(tags, tag));
    setTyped('');
  };
  const isFull = tags.length >= MOST_PHOTO_TAGS;
  const begun = typed.trim().toLocaleLowerCase();
  const suggested = isFull ? [] : known.filter((tag) => !tags.includes(tag) && tag.toLocaleLowerCase().includes(begun)).slice(0, SUGGESTED);
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={m.photos_tags()}
          optional
          value={typed}
          onChange={setTyped}
          disabled={isFull}
          maxLength={LONGEST}
          autoCapitalize="none"
          enterKeyHint="done"
          hint={isFull ? m.photos_tags_most({ count: MOST_PHOTO_TAGS }) : m.photos_tags_hint()}
          error={error}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ',') return;
            event.preventDefault();
            add(typed);
          }}
          onBlur={() => add(typed)}
        />
      </div>
      {tags.length > 0 ? (
        <ul aria-label={m.photos_tags()} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={m.photos_tag_remove({ tag })}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
                className={`${CHIP} bg-tint text-brand hover:text-brand-hover`}
              >
                <span className="truncate">{tag}</span>
                <X size={16} aria-hidden className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {suggested.length > 0 ? (
        <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-1.5">
          <span id={id} className="text-sm text-muted">
            {m.photos_tags_known()}
          </span>
          {suggested.map((tag) => (
            <Button
              key={tag}
              variant="secondary"
              size="sm"
              className="rounded-full"
              iconBefore={<Plus size={16} aria-hidden />}
              onClick={() => add(tag)}
            >
              <span className="truncate">{tag}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
