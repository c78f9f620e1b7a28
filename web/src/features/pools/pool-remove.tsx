import type { Pool } from '@limpid/contract';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useRemovePool } from './pools.data.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** Deleting a pool deletes its whole history and cannot be undone: the name must be typed. */
export function RemovePoolDialog({ pool, open, onClose }: { pool: Pool; open: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const remove = useRemovePool(pool.id);
  const navigate = useNavigate();
  const { toast } = useToast();
  const formId = useId();
  const isSure = plain(typed) === plain(pool.name);
  const close = () => {
    setTyped('');
    remove.reset();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSure || remove.isPending) return;
    remove.mutate(undefined, {
      onSuccess: () => {
        void navigate('/dashboard', { replace: true });
        toast({ title: m.pools_deleted({ name: pool.name }) });
      },
    });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={m.common_delete_name({ name: pool.name })}
      description={m.pools_delete_text()}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {m.pools_delete_cancel()}
          </Button>
          <Button variant="danger" type="submit" form={formId} disabled={!isSure} pending={remove.isPending}>
            {m.pools_delete_pool()}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={m.pools_type_confirm({ name: pool.name })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="none"
        />
        {remove.isError ? (
          <Callout tone="bad" title={m.common_not_deleted()} live>
            {errorText(remove.error)}
          </Callout>
        ) : null}
      </form>
    </Dialog>
  );
}
