import type { Pool } from '@limpid/contract';
import { Check, RotateCcw } from 'lucide-react';
import { useCurrentPool } from '../../../api/current-pool.tsx';
import type { OpenDoubt } from '../../../i18n/verdict-facts.ts';
import { useConfirmValue } from '../../../offline/confirm-value.ts';
import { changedElsewhereText, savedHereText, writeErrorText } from '../../../offline/write-messages.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** The two answers to a value that doesn't look right: it is, or test again. */
export function DoubtAnswers({ pool, doubt }: { pool: Pick<Pool, 'id' | 'isReadOnly'>; doubt: OpenDoubt }) {
  const { href } = useCurrentPool();
  const { toast } = useToast();
  const { readingId } = doubt;
  const { confirm, isSaid } = useConfirmValue(pool.id, doubt);
  if (pool.isReadOnly) return null;
  if (isSaid) {
    return (
      <p className="mt-2 flex items-center gap-1.5 text-sm">
        <Check size={16} aria-hidden className="shrink-0" />
        {m.common_value_confirmed()}
      </p>
    );
  }
  const say = (id: string) =>
    confirm.mutate(id, {
      onSuccess: ({ state }) => {
        if (state === 'stopped') toast(changedElsewhereText());
        else if (state !== 'sent') toast({ ...savedHereText(), tone: 'ok' });
      },
      onError: (error) => toast({ title: m.common_not_saved(), description: writeErrorText(error), tone: 'bad' }),
    });
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      {readingId === undefined ? null : (
        <Button
          variant="secondary"
          size="sm"
          pending={confirm.isPending}
          iconBefore={<Check size={18} aria-hidden />}
          onClick={() => say(readingId)}
        >
          {m.plan_doubt_right()}
        </Button>
      )}
      <LinkButton
        to={href('/chemistry/log')}
        prefetch="intent"
        variant="secondary"
        size="sm"
        iconBefore={<RotateCcw size={18} aria-hidden />}
      >
        {m.plan_test_again()}
      </LinkButton>
    </div>
  );
}
