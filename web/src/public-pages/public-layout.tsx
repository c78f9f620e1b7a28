import { useEffect, useEffectEvent } from 'react';
import { Outlet } from 'react-router';
import { useSignOut } from '../session/me.ts';
import { afterLoad } from '../app/after-load.ts';
import { PaletteHost } from '../app/commands/palette-host.tsx';
import { loadFonts } from '../app/fonts.ts';
import { markPainted } from '../app/painted.ts';
import { PrintHead } from '../app/shell/print-head.tsx';
import { wireAccount } from './frame/account-wiring.ts';
import { PublicFooter } from './frame/public-footer.tsx';
import { WaterBehind } from './frame/public-frame.tsx';
import { PublicHeader } from './frame/public-header.tsx';

/** The layout of the public pages. Its content takes the look of the public pages by the attribute `data-public`. */
export default function PublicLayout() {
  // The titles use the font that the app itself does not load.
  useEffect(() => afterLoad(() => void loadFonts(['serif']), 0), []);
  useEffect(markPainted, []);
  useDoor();
  return (
    <div data-public className="relative isolate flex min-h-dvh flex-col">
      <WaterBehind />
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PrintHead />
        <Outlet />
      </main>
      <PublicFooter />
      <PaletteHost />
    </div>
  );
}

/** The same markup as on the pages without the app; here the app signs out, with all that it knows. */
function useDoor(): void {
  const signOut = useEffectEvent(useSignOut());
  useEffect(() => wireAccount(() => signOut()), []);
}
