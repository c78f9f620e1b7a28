import { PHOTO_SIDES_PX, type PhotoSize, type SharedPhoto } from '@limpid/contract';
import { useLoaderData } from 'react-router';
import type { MetaDescriptor } from 'react-router';
import { addressHere } from '../../i18n/addresses.ts';
import { dateFormat } from '../../i18n/formats.ts';
import { languageTag } from '../../i18n/language.tsx';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageTitle } from '../../ui/page-meta.ts';
import { BRAND, SITE_URL } from '../../ui/structured-data.ts';
import { PublicFrame } from '../frame/public-frame.tsx';

export const handle = { static: true };

/** What a messenger shows of the link: the picture, and nothing that its owner wrote. */
export const meta = ({ loaderData }: { loaderData?: SharedPhoto | null }): MetaDescriptor[] => {
  const title = pageTitle(loaderData ? m.shared_photo_title() : m.shared_photo_gone());
  const head: MetaDescriptor[] = [
    { title },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ];
  if (!loaderData) return head;
  const picture = new URL(loaderData.urls.medium, SITE_URL).href;
  return [
    ...head,
    { name: 'description', content: m.shared_photo_description() },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: m.shared_photo_description() },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: m.shared_photo_title() },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
};

export default function SharedPhotoPage() {
  const photo = useLoaderData<SharedPhoto | null>();
  return <PublicFrame>{photo ? <Photo photo={photo} /> : <Gone />}</PublicFrame>;
}

/**
 * As wide as the whole picture stays in sight, by its shape: widths, because with the picture's own ratio they give its height before it is
 * here.
 */
const WIDTHS: readonly (readonly [ratio: number, width: string])[] = [
  [0.65, 'max-w-[42svh]'],
  [0.9, 'max-w-[56svh]'],
  [1.2, 'max-w-[74svh]'],
  [1.6, 'max-w-[98svh]'],
  [Infinity, 'max-w-[124svh]'],
];

function Photo({ photo: { width, height, caption, takenOn, urls } }: { photo: SharedPhoto }) {
  const [, widest] = WIDTHS.find(([ratio]) => width / height < ratio) ?? [];
  const srcSet = Object.entries(urls).map(([size, url]) => `${url} ${widthOf(size as PhotoSize, width, height)}w`);
  const date = dateFormat(languageTag(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(takenOn));
  return (
    <figure className="public-edge pt-2 pb-16 lg:pt-4">
      <div className={`mx-auto ${widest}`}>
        <img
          src={urls.medium}
          srcSet={srcSet.join(', ')}
          sizes="(min-width: 1200px) 1120px, calc(100vw - 32px)"
          width={width}
          height={height}
          alt={caption ?? m.shared_photo_title()}
          fetchPriority="high"
          className="mx-auto h-auto max-w-full rounded-card bg-tint shadow-card"
        />
        <figcaption className="mt-6">
          <h1 className="text-xl font-medium text-balance wrap-anywhere">{caption ?? m.shared_photo_title()}</h1>
          <p className="mt-1 text-muted">
            <time dateTime={takenOn}>{m.shared_photo_taken({ date })}</time>
          </p>
          <p className="mt-8 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3 text-sm text-muted">
            <span className="py-1">{m.shared_photo_about()}</span>
            <a href={addressHere('/')} className="inline-flex min-h-11 items-center font-medium text-brand underline">
              {m.shared_photo_about_link()}
            </a>
          </p>
        </figcaption>
      </div>
    </figure>
  );
}

/** Of one of the sizes that are kept: none is larger than the photo. */
function widthOf(size: PhotoSize, width: number, height: number): number {
  const scale = Math.min(1, PHOTO_SIDES_PX[size] / Math.max(width, height));
  return Math.round(width * scale);
}

function Gone() {
  return (
    <div className="flex min-h-[60dvh] items-center justify-center">
      <EmptyState
        drawing="lost"
        level={1}
        title={m.shared_photo_gone()}
        action={
          <a href={addressHere('/')} className={buttonClass('primary', 'lg')}>
            {m.common_start_page()}
          </a>
        }
      >
        {m.shared_photo_gone_text()}
      </EmptyState>
    </div>
  );
}
