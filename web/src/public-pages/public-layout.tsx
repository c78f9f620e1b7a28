import { Outlet } from 'react-router';
import { PaletteHost } from '../app/commands/palette-host.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** The frame of the pages that anyone may read. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <PublicFooter />
      <PaletteHost />
    </div>
  );
}
