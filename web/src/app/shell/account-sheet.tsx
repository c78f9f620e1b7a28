import { m } from '../../paraglide/messages.js';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { AuthButton } from './auth-button.tsx';
import { InstallButton } from '../install/install.tsx';
import { MoreLinks } from './navigation.tsx';
import { PreferencesFields } from '../settings/preferences-fields.tsx';

/** On a phone: the pages that the bar has no room for, units and appearance, and signing out. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={m.shell_account()}>
      <div className="-mx-3.5 -mt-2">
        <MoreLinks onGo={onClose} />
      </div>
      <div className="mt-4 border-t border-line pt-5">
        <PreferencesFields />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <AuthButton />
        <InstallButton variant="quiet" />
      </div>
    </Sheet>
  );
}
