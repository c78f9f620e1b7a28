// Saving a test: from the form of the log, or at once where another page has filled it in and shown it, such as a photo of a strip.
import type { Pool } from '@limpid/contract';
import { useNavigate } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { uuidV7 } from '../../browser/uuid.ts';
import { engineText } from '../../i18n/engine-text.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../offline/write-messages.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { type DraftFill, fillDraft } from './draft.data.ts';
import { asAnother, asPressed, draftErrors, forgetDraft, hasResult, keepDraft, type LogDraft, toReading } from './log-draft.ts';
import { useRecordReading, useRemoveReading } from './readings.data.ts';

/** Saves, says so with Undo, and shows what follows from it. */
export function useSaveTest(pool: Pool) {
  const record = useRecordReading(pool.id);
  const undo = useRemoveReading(pool.id);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { href } = useCurrentPool();
  const run = (draft: LogDraft, onError?: (error: unknown) => void) => {
    record.mutate(toReading(draft), {
      ...(onError && { onError }),
      onSuccess: (reading) => {
        forgetDraft(pool.id);
        void navigate(href('/dashboard'));
        if (reading.state === 'stopped') {
          return void toast(changedElsewhereText());
        }
        const saved = reading.state === 'sent' ? { title: m.log_test_saved(), description: m.common_plan_up_to_date() } : savedHereText();
        // What is asked about comes before a remark.
        const warning = reading.warnings.find(({ severity }) => severity === 'ask') ?? reading.warnings[0];
        toast({
          ...saved,
          ...(warning && { description: engineText(warning.text, warning.messages) }),
          tone: 'ok',
          action: {
            label: m.common_undo(),
            onClick: () => {
              keepDraft(pool.id, asAnother(draft, uuidV7()));
              // This page is gone by now, so its own callbacks would never be called.
              undo.mutateAsync({ id: reading.id }).then(
                () => navigate(href('/chemistry/log')),
                (error: unknown) => toast({ title: m.common_not_undone(), description: writeErrorText(error), tone: 'bad' }),
              );
            },
          },
        });
      },
    });
  };
  return { run, error: record.error, isPending: record.isPending };
}

/** Nothing in it was typed elsewhere, and nothing in it calls for a question of the log. */
const isJust = (draft: LogDraft, fill: DraftFill): boolean =>
  hasResult(draft) &&
  Object.keys(draftErrors(draft)).length === 0 &&
  Object.keys(draft.values).every((name) => name in (fill.values ?? {})) &&
  draft.look === fill.look &&
  draft.takenAt === fill.takenAt &&
  draft.note === '' &&
  !draft.confirmed?.length;

/** Fills in the test and saves it; in the log, where that has something to ask or holds more than this, or it could not be saved. */
export function useSaveFilled(pool: Pool) {
  const { run, isPending } = useSaveTest(pool);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { href } = useCurrentPool();
  const toLog = () => void navigate(href('/chemistry/log'));
  const save = (fill: DraftFill) => {
    const draft = fillDraft(pool, fill);
    if (!isJust(draft, fill)) {
      toast({ title: m.strip_filled(), tone: 'ok' });
      return toLog();
    }
    keepDraft(pool.id, asPressed(draft, Date.now()));
    return run(draft, (error) => {
      toast({ title: m.log_not_saved_yet(), description: writeErrorText(error), tone: 'bad' });
      toLog();
    });
  };
  return { save, isPending };
}
