import type { PhotoLink } from '@limpid/contract';
import { Check, Copy, Share2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { AlertDialog } from '../../ui/overlays/dialog.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { dayTakenText } from './photo-text.ts';
import { useRevokeLink } from './photos.data.ts';

/** How long a link works, in words. */
export const linkEndText = ({ expiresAt }: Pick<PhotoLink, 'expiresAt'>, timeZone: string): string =>
  expiresAt === null ? m.photos_link_no_end() : m.photos_link_until({ day: dayTakenText(expiresAt, timeZone) });

/** What can be done with a link. */
export function LinkActions({ link, name }: { link: PhotoLink; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeLink();
  const { toast } = useToast();
  const run = () =>
    revoke.mutate(link.id, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: m.photos_link_revoked() });
      },
      onError: (error) => {
        setAsking(false);
        toast({ title: m.photos_link_not_revoked(), description: errorText(error), tone: 'bad' });
      },
    });
  return (
    <div className="flex flex-wrap gap-2">
      <CopyLink url={link.url} />
      {'share' in navigator ? (
        <Button
          variant="secondary"
          size="sm"
          iconBefore={<Share2 size={18} aria-hidden />}
          onClick={() => void navigator.share({ url: link.url, title: name }).catch(() => undefined)}
        >
          {m.photos_send()}
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" className="text-bad!" iconBefore={<Unlink size={18} aria-hidden />} onClick={() => setAsking(true)}>
        {m.photos_revoke()}
      </Button>
      <AlertDialog
        open={isAsking}
        title={m.photos_revoke_title()}
        description={m.photos_revoke_text()}
        confirmLabel={m.photos_revoke()}
        pending={revoke.isPending}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

function CopyLink({ url }: { url: string }) {
  const { toast } = useToast();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toast({ title: m.photos_not_copied(), description: url, tone: 'warn' });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button variant="secondary" size="sm" iconBefore={<Icon size={18} aria-hidden />} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? m.common_copied() : m.photos_copy_link()}</span>
    </Button>
  );
}
