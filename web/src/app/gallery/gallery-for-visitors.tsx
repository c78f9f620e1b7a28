import { Camera, Columns2, TestTubeDiagonal } from 'lucide-react';
import { useLocation } from 'react-router';
import { WeekDrawing } from '../../features/photos/week-drawing.tsx';
import { m } from '../../paraglide/messages.js';
import { SIGN_UP_PATH } from '../../session/sign-up-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card, IconTile } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { storeWantedPath } from '../shell/protected-paths.ts';

const points = () => [
  { icon: Camera, title: m.photos_visitors_same(), text: m.photos_visitors_same_text() },
  { icon: TestTubeDiagonal, title: m.photos_visitors_water(), text: m.photos_visitors_water_text() },
  { icon: Columns2, title: m.photos_visitors_share(), text: m.photos_visitors_share_text() },
];

/** What the gallery is, for who isn't signed in; after signing in they are back at the address that they wanted. */
export function GalleryForVisitors() {
  const { pathname, search } = useLocation();
  const wanted = () => storeWantedPath(pathname + search);
  return (
    // A person is about to see their own photos.
    <div className="in-data-signed-in:invisible">
      <Page>
        <PageHeader title={m.photos_title()} description={m.photos_visitors_lead()} />
        <WeekDrawing className="mx-auto mt-4 w-full max-w-180 sm:mt-8" />
        <div className="mt-8 flex justify-center flex-wrap items-center gap-3">
          <a href="/auth" onClick={wanted} className={buttonClass('primary', 'lg')}>
            {m.photos_visitors_sign_in()}
          </a>
          <a href={SIGN_UP_PATH} onClick={wanted} className={buttonClass('secondary', 'lg')}>
            {m.photos_visitors_sign_up()}
          </a>
        </div>
        <p className="mx-auto mt-4 measure-60 text-center text-sm text-ink">{m.photos_visitors_free()}</p>
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {points().map(({ icon: Icon, title, text }) => (
            <Card as="li" key={title} className="flex flex-col gap-3">
              <IconTile>
                <Icon size={24} strokeWidth={1.75} aria-hidden />
              </IconTile>
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="text-muted">{text}</p>
            </Card>
          ))}
        </ul>
      </Page>
    </div>
  );
}
