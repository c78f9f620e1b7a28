import { Check, Download, MonitorDown } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Sheet } from '../../ui/overlays/dialog.tsx';
import { InstallDrawing } from './install-drawings.tsx';
import type { InstallStep } from './install-drawings.tsx';
import { platformOf } from './install-platform.ts';
import type { Platform } from './install-platform.ts';
import { watchInstall } from './install-state.ts';
import type { InstallState } from './install-state.ts';

const BEFORE_LOOKING: InstallState = { isStandalone: false, isInstalled: false, canPrompt: false };

const subscribe = (listener: () => void) => watchInstall().subscribe(listener);

export const useInstall = (): InstallState =>
  useSyncExternalStore(
    subscribe,
    () => watchInstall().state(),
    () => BEFORE_LOOKING,
  );

/** Asks the browser where it can be asked, else explains the way on this platform. Nothing in the installed app itself. */
export function InstallButton({ variant = 'secondary', wide = false }: { variant?: ButtonVariant; wide?: boolean }) {
  const { isStandalone, canPrompt } = useInstall();
  const [isExplaining, setExplaining] = useState(false);
  if (isStandalone) return null;
  const install = () => {
    if (canPrompt) void watchInstall().prompt();
    else setExplaining(true);
  };
  return (
    <>
      <Button variant={variant} wide={wide} onClick={install} iconBefore={<Download size={20} strokeWidth={1.75} aria-hidden />}>
        {m.install_button()}
      </Button>
      <InstallHelp open={isExplaining} onClose={() => setExplaining(false)} />
    </>
  );
}

/** For the settings: what installing brings, and whether it is done. */
export function InstallCard() {
  const { isStandalone } = useInstall();
  return (
    <Card>
      <CardHeader
        icon={<MonitorDown size={24} strokeWidth={1.75} />}
        title={m.install_card_title()}
        description={isStandalone ? m.install_card_done() : m.install_card_text()}
      />
      <InstallButton />
    </Card>
  );
}

const STEPS: Record<Platform, { drawing: InstallStep; title: () => string; text: () => string }[]> = {
  ios: [
    { drawing: 'share', title: m.install_ios_one, text: m.install_ios_one_text },
    { drawing: 'list', title: m.install_ios_two, text: m.install_ios_two_text },
  ],
  android: [
    { drawing: 'dots', title: m.install_android_one, text: m.install_android_one_text },
    { drawing: 'menu', title: m.install_android_two, text: m.install_android_two_text },
  ],
  desktop: [
    { drawing: 'bar', title: m.install_desktop_one, text: m.install_desktop_one_text },
    { drawing: 'window', title: m.install_desktop_two, text: m.install_desktop_two_text },
  ],
};

export function InstallHelp({ open, onClose, platform }: { open: boolean; onClose: () => void; platform?: Platform }) {
  const { isInstalled } = useInstall();
  if (!open) return null;
  const here = platform ?? platformOf(navigator);
  if (isInstalled) {
    return (
      <Sheet open onClose={onClose} title={m.install_already_title()}>
        <div className="flex items-start gap-3">
          <Check size={24} className="shrink-0 text-ok" aria-hidden />
          <p>{m.install_already_text()}</p>
        </div>
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.install_button()}
      description={here === 'desktop' ? m.install_help_desktop_intro() : m.install_help_intro()}
    >
      <ol className="flex flex-col gap-4">
        {STEPS[here].map(({ drawing, title, text }, index) => (
          <li key={drawing} className="flex items-center gap-4">
            <span className="shrink-0 overflow-hidden rounded-card bg-tint">
              <InstallDrawing step={drawing} />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="figures text-brand">{index + 1}. </span>
                {title()}
              </p>
              <p className="mt-1 text-sm text-muted">{text()}</p>
            </div>
          </li>
        ))}
      </ol>
      {here === 'desktop' ? <p className="mt-6 text-sm text-muted">{m.install_desktop_safari()}</p> : null}
    </Sheet>
  );
}
