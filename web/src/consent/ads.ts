// Advertisements of partners: only where the operator has set them up, the reader's plan shows ads, and the reader has agreed to marketing.
import { askSite } from '../browser/site.ts';

export const AD_FORMATS = ['horizontal', 'rectangle', 'auto'] as const;
/** horizontal: a banner 90 px high · rectangle: 250 px high · auto: as high as it needs */
export type AdFormat = (typeof AD_FORMATS)[number];

export interface OutsideAd {
  slotId: string;
  /** whose account it is, where the script's address names one */
  clientId: string | undefined;
}

const loads = new Map<string, Promise<boolean>>();

/** Once per page; a script that does not come costs nothing but a warning. */
function loadScript(url: string): Promise<boolean> {
  const known = loads.get(url);
  if (known) return known;
  const load = new Promise<boolean>((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      console.warn('The ad script could not be loaded.');
      resolve(false);
    });
    document.head.append(script);
  });
  loads.set(url, load);
  return load;
}

/** What a partner would show in this format; undefined if none would, and our own banner stays. */
export async function outsideAd(format: AdFormat): Promise<OutsideAd | undefined> {
  const { ads } = await askSite();
  const slotId = ads?.slots[format];
  if (!ads || slotId === undefined || !(await loadScript(ads.scriptUrl))) return undefined;
  return { slotId, clientId: new URL(ads.scriptUrl).searchParams.get('client') ?? undefined };
}

/** Asks the script to fill the empty slots of the page. */
export function fillAds(): void {
  const queue = window as unknown as { adsbygoogle?: object[] };
  (queue.adsbygoogle ??= []).push({});
}
