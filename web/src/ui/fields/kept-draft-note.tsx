import { m } from '../../paraglide/messages.js';
import { Button } from '../button.tsx';
import { Callout } from '../callout.tsx';

/** Above fields that begin with what was typed last time. */
export function KeptDraftNote({ kept }: { kept: { isRestored: boolean; startOver: () => void } }) {
  if (!kept.isRestored) return null;
  const startOver = (
    <Button variant="quiet" size="sm" className="-ml-3" onClick={kept.startOver}>
      {m.common_start_over()}
    </Button>
  );
  return <Callout action={startOver}>{m.ui_draft_restored()}</Callout>;
}

/** Every other way out of the sheet keeps what was typed. */
export function CancelButton({ kept, onClose }: { kept: { forget: () => void }; onClose: () => void }) {
  const cancel = () => {
    kept.forget();
    onClose();
  };
  return (
    <Button variant="secondary" onClick={cancel}>
      {m.common_cancel()}
    </Button>
  );
}
