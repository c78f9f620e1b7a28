import type { PhotoPatch, Pool } from '@limpid/contract';
import { fieldErrors } from '../../api/api-error.ts';
import { momentOfField } from '../../i18n/moment-field.ts';
import { poolTimeHint } from '../../i18n/zones.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { CancelButton, KeptDraftNote } from '../../ui/fields/kept-draft-note.tsx';
import { useKeptDraft } from '../../ui/fields/kept-draft.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { trueNow } from '../../ui/true-now.ts';
import { type Possible, useBelonging } from './belonging.ts';
import { draftOf, patchOf, type PhotoDraft, reverseOf } from './photo-draft.ts';
import type { ListedPhoto } from './listed-photo.ts';
import { useChangePhoto, useTags } from './photos.data.ts';
import { TagField } from './tag-field.tsx';

interface EditorProps {
  pool: Pool;
  photo: ListedPhoto;
  onClose: () => void;
}

/** What is known about a photo, to correct. Saved offline too, and it can be undone. */
export function PhotoEditor({ pool, photo, onClose }: EditorProps) {
  const kept = useKeptDraft<PhotoDraft>(`photo ${photo.id}`, () => draftOf(photo, pool.timeZone));
  const { draft, change } = kept;
  const { run, error, isPending } = useCorrection(photo, onClose);
  const patch = patchOf(photo, draft, pool.timeZone);
  const isUnchanged = Object.keys(patch).length === 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.photos_edit()}
      actions={
        <>
          <CancelButton kept={kept} onClose={onClose} />
          <Button pending={isPending} disabled={isUnchanged} onClick={() => void kept.saving(run(patch)).catch(() => undefined)}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <KeptDraftNote kept={kept} />
        {error ? (
          <Callout tone="bad" live>
            {writeErrorText(error)}
          </Callout>
        ) : null}
        <Fields pool={pool} photo={photo} draft={draft} onChange={change} errors={fieldErrors(error)} />
      </div>
    </Sheet>
  );
}

interface FieldsProps {
  pool: Pool;
  photo: ListedPhoto;
  draft: PhotoDraft;
  onChange: (draft: PhotoDraft) => void;
  errors: Record<string, string>;
}

function Fields({ pool, photo, draft, onChange, errors }: FieldsProps) {
  const known = useTags(pool.id);
  const possible = useBelonging(pool, photo);
  const set = (part: Partial<PhotoDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <TextArea
        label={m.photos_caption()}
        rows={2}
        maxLength={500}
        value={draft.caption}
        onChange={(caption) => set({ caption })}
        error={errors['caption']}
      />
      <TagField tags={draft.tags} onChange={(tags) => set({ tags })} known={known} error={errors['tags']} />
      <TextField
        label={m.photos_taken()}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={draft.at}
        onChange={(at) => set({ at })}
        hint={poolTimeHint(pool.timeZone, momentOfField(draft.at, pool.timeZone) ?? trueNow()) || undefined}
        error={errors['takenAt']}
      />
      <Belonging label={m.photos_test()} value={draft.readingId} options={possible.readings} onChange={(readingId) => set({ readingId })} />
      <Belonging
        label={m.photos_task()}
        value={draft.completionId}
        options={possible.completions}
        onChange={(completionId) => set({ completionId })}
      />
      <Belonging
        label={m.photos_equipment()}
        value={draft.equipmentId}
        options={possible.equipment}
        onChange={(equipmentId) => set({ equipmentId })}
      />
    </>
  );
}

const NONE = 'none';

function Belonging(props: { label: string; value: string; options: readonly Possible[]; onChange: (id: string) => void }) {
  const { label, value, options, onChange } = props;
  if (options.length === 0) return null;
  return (
    <SelectField
      label={label}
      optional
      value={value || NONE}
      onChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
      options={[{ value: NONE, label: m.photos_belongs_to_none() }, ...options]}
    />
  );
}

function useCorrection(photo: ListedPhoto, onSaved: () => void) {
  const change = useChangePhoto();
  const { toast } = useToast();
  const notUndone = (error: unknown) => void toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' });
  const run = async (body: PhotoPatch): Promise<void> => {
    const { state, version } = await change.mutateAsync({ photo, body });
    onSaved();
    if (state === 'stopped') {
      toast(changedElsewhereText());
      return;
    }
    const now = { ...photo, updatedAt: version ?? photo.updatedAt };
    const undo = () => void change.mutateAsync({ photo: now, body: reverseOf(photo, body) }).catch(notUndone);
    const said = state === 'sent' ? { title: m.photos_changed() } : savedHereText();
    toast({ ...said, tone: 'ok', action: { label: m.common_undo(), onClick: undo } });
  };
  return { run, error: change.error, isPending: change.isPending };
}
