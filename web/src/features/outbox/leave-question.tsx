import { type ComponentType, useEffect, useState } from 'react';
import { askBeforeLeaving } from '../../session/leaving.ts';
import { fetchOutbox } from '../../offline/outbox/lazy-outbox.ts';
import { isMarkedWaiting } from '../../offline/outbox/outbox-snapshot.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import type { LeaveProps } from './leave-dialog.tsx';

interface Question {
  Dialog: ComponentType<LeaveProps>;
  answer: (leaves: boolean) => void;
}

/** The dialog, where something of this person waits here; both come late. */
async function dialogFor(personId: string): Promise<ComponentType<LeaveProps> | null> {
  const { countWaiting } = await fetchOutbox();
  if ((await countWaiting(personId)) === 0) return null;
  return (await import('./outbox-sheet.tsx')).LeaveDialog;
}

/** Asks at every sign-out while something of this person waits here; once in the shell. */
export function LeaveQuestion() {
  const { personId } = useOutbox();
  const { toast } = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    if (personId === null) return undefined;
    return askBeforeLeaving(async () => {
      try {
        const Dialog = await dialogFor(personId);
        return Dialog === null || (await new Promise<boolean>((answer) => setQuestion({ Dialog, answer })));
      } catch {
        // The outbox can't be read. If nothing is expected to be waiting, signing out is not blocked.
        if (!isMarkedWaiting()) return true;
        toast({ title: m.offline_part_missing(), tone: 'warn' });
        return false;
      }
    });
  }, [personId, toast]);
  if (!question) return null;
  const { Dialog, answer } = question;
  return (
    <Dialog
      onDecided={(leaves) => {
        setQuestion(null);
        answer(leaves);
      }}
    />
  );
}
