import { ChevronRight } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { IconTile } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { useLogChoices } from './log-choices.tsx';
import { closeLogSheet, type LogSheetName } from './log-store.ts';

const { Lazy: TreatmentSheet } = lazy(() =>
  import('../../features/treatments/treatment-sheet.tsx').then(({ TreatmentSheet }) => TreatmentSheet),
);

const { Lazy: RemarkSheet } = lazy(() => import('../../features/remarks/remark-sheet.tsx').then(({ RemarkSheet }) => RemarkSheet));

const { Lazy: PhotoSheet } = lazy(() => import('../../features/photos/photo-sheet.tsx').then((part) => part.PhotoSheet));

/** The open sheet of "Log". */
export function LogSheets({ name }: { name: LogSheetName }) {
  const { pool } = useCurrentPool();
  const { pathname } = useLocation();
  if (name === 'choices') return <ChoicesSheet />;
  // Until there is a pool, the setup is what leads to one.
  if (!pool) return <NoPoolSheet />;
  if (name === 'remark') return <RemarkSheet key={pool.id} pool={pool} onClose={closeLogSheet} />;
  if (name === 'photo') return <PhotoSheet key={pool.id} poolId={pool.id} title={m.photos_log_title()} onClose={closeLogSheet} />;
  return <TreatmentSheet key={pool.id} pool={pool} onClose={closeLogSheet} isListed={pathname === '/chemistry/treatments'} />;
}

/** Everything that can be logged, a thumb away on every page. */
function ChoicesSheet() {
  const choices = useLogChoices();
  const navigate = useNavigate();
  return (
    <Sheet open onClose={closeLogSheet} title={m.shell_log_title()}>
      <ul className="-mx-3 -mt-3 flex flex-col">
        {choices.map(({ id, label, text, icon: Icon, to, state, run }) => (
          <li key={id}>
            <button
              type="button"
              className="flex min-h-16 w-full items-center gap-4 rounded-control px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-3 dark:hover:bg-sunken"
              onClick={() => {
                if (to === undefined) return run?.();
                closeLogSheet();
                void navigate(to, { state });
              }}
            >
              <IconTile>
                <Icon size={24} strokeWidth={1.75} />
              </IconTile>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function NoPoolSheet() {
  return (
    <Sheet
      open
      onClose={closeLogSheet}
      title={m.chemistry_no_pool()}
      actions={<LinkButton to="/setup">{m.common_set_up_a_pool()}</LinkButton>}
    >
      {m.chemistry_no_pool_text()}
    </Sheet>
  );
}
