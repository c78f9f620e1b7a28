import { m } from '../../paraglide/messages.js';
import chartDark from '../pictures/chart-dark.webp';
import chartLight from '../pictures/chart-light.webp';
import desktopDark from '../pictures/desktop-dark.webp';
import desktopLight from '../pictures/desktop-light.webp';
import phoneDark from '../pictures/phone-dark.webp';
import phoneLight from '../pictures/phone-light.webp';

// tools/take-pictures.ts takes them from the running product.
interface Picture {
  light: string;
  dark: string;
  width: number;
  height: number;
  /** the same, as a class: styles in the page itself are refused (Content-Security-Policy) */
  shape: string;
  alt: () => string;
}
const DESKTOP: Picture = {
  light: desktopLight,
  dark: desktopDark,
  width: 1860,
  height: 1163,
  shape: 'aspect-[1860/1163]',
  alt: m.landing_showcase_computer_alt,
};
const PHONE: Picture = {
  light: phoneLight,
  dark: phoneDark,
  width: 780,
  height: 1600,
  shape: 'aspect-[780/1600]',
  alt: m.landing_showcase_phone_alt,
};
const CHART: Picture = {
  light: chartLight,
  dark: chartDark,
  width: 1305,
  height: 422,
  shape: 'aspect-[1305/422]',
  alt: m.landing_history_chart_label,
};

/**
 * Reserves the space until the deferred script loads the picture, 50 px before it is visible; without scripts it loads right away. There
 * is no small placeholder picture: the first one of a page costs 10 ms before the first paint.
 */
function ThemedPicture({ picture, className }: { picture: Picture; className: string }) {
  const { light, dark, width, height, shape, alt } = picture;
  const same = { width, height, decoding: 'async' } as const;
  const look = `${className} ${shape}`;
  return (
    <>
      <picture>
        <source data-srcset={dark} media="(prefers-color-scheme: dark)" />
        <img
          {...same}
          alt={alt()}
          data-src={light}
          className={`${look} not-[[src]]:bg-ok-tint not-[[src]]:text-transparent [@media(scripting:none)]:hidden`}
        />
      </picture>
      <noscript>
        <picture>
          <source srcSet={dark} media="(prefers-color-scheme: dark)" />
          <img {...same} alt={alt()} src={light} className={look} />
        </picture>
      </noscript>
    </>
  );
}

export const ChartPicture = () => <ThemedPicture picture={CHART} className="h-auto w-full" />;

// On a small screen with scripts the two views overlap and take turns, the phone first; without scripts they are below each other.
const ON_PHONE =
  'max-lg:[@media(scripting:enabled)]:absolute max-lg:[@media(scripting:enabled)]:inset-0 max-lg:[@media(scripting:enabled)]:m-auto ' +
  'max-lg:[@media(scripting:enabled)]:h-fit max-lg:[@media(scripting:enabled)]:data-away:invisible max-lg:[@media(scripting:enabled)]:data-away:opacity-0 ' +
  'transition-[opacity,visibility] duration-500';

export function Showcase() {
  return (
    <section aria-label={m.landing_showcase_label()} data-showcase className="public-edge pb-8">
      <div className="relative isolate flex flex-col items-center gap-6 overflow-hidden rounded-hero p-5 max-lg:[@media(scripting:enabled)]:h-[460px] sm:p-10 lg:block lg:pt-12 lg:pr-36 lg:pb-0 lg:pl-12">
        <div className="water is-panel" aria-hidden />
        <div
          data-view="desktop"
          data-away=""
          className={`w-full overflow-hidden rounded-card border border-line bg-surface shadow-float max-lg:w-[calc(100%-40px)] max-lg:max-w-[680px] lg:rounded-b-none lg:border-b-0 ${ON_PHONE}`}
        >
          <ThemedPicture picture={DESKTOP} className="h-auto w-full object-cover object-left-top lg:max-h-[600px]" />
        </div>
        <div
          data-view="phone"
          className={`w-[204px] overflow-hidden rounded-[30px] border-[6px] border-surface bg-surface shadow-float lg:absolute lg:right-12 lg:bottom-8 lg:w-[250px] ${ON_PHONE}`}
        >
          <ThemedPicture picture={PHONE} className="h-auto w-full" />
        </div>
      </div>
      <div className="mt-2 hidden justify-center max-lg:[@media(scripting:enabled)]:flex">
        <Dot view="phone" label={m.landing_show_phone()} isShown />
        <Dot view="desktop" label={m.landing_show_computer()} />
      </div>
    </section>
  );
}

function Dot({ view, label, isShown = false }: { view: string; label: string; isShown?: boolean }) {
  return (
    <button
      type="button"
      data-show={view}
      aria-label={label}
      aria-pressed={isShown}
      className="group inline-flex size-11 items-center justify-center"
    >
      <span className="size-2.5 rounded-full bg-line-strong transition-[width,background-color] group-aria-pressed:w-6 group-aria-pressed:bg-brand" />
    </button>
  );
}
