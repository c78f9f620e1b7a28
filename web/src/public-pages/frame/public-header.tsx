import { Menu, Search } from 'lucide-react';
import { addressHere } from '../../i18n/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { Wordmark } from '../../ui/mark.tsx';
import { LanguageLink } from './language-link.tsx';
import { PublicAccount, PublicMenuAccount } from './public-account.tsx';
import { PublicCoach, PublicMenuCoach } from './public-coach.tsx';
import { regionName } from '../regions/region-name.ts';
import { REGIONS } from '../regions/regions.ts';

const links = (): { href: string; label: string; isSpare?: true }[] => [
  { href: '/calculators', label: m.common_calculators() },
  { href: '/pricing', label: m.common_pricing() },
  { href: '/proof', label: m.common_proof() },
  { href: addressHere('/faq'), label: m.common_questions() },
  { href: '/about-limpid', label: m.public_footer_about(), isSpare: true },
];
// Spanish words are longer: its row needs a wider screen, and goes without what is in the footer too.
const row = (isSpare = false) => (getLocale() === 'en' ? 'hidden lg:inline-flex' : isSpare ? 'hidden' : 'hidden xl:inline-flex');
const LINK = 'min-h-11 items-center rounded-control px-3 text-sm font-medium text-ink hover:underline';
// The browser's own popover: opens, closes on Escape and on a click beside it, all without a script.
const PANEL =
  'absolute top-[68px] right-4 bottom-auto left-auto m-0 w-[min(340px,calc(100vw-32px))] rounded-card border border-line bg-raised p-3 text-ink shadow-float sm:right-6 xl:right-[max(24px,calc(50vw-556px))]';

/** Plain links: these pages work before, and without, any script. */
export function PublicHeader() {
  return (
    <header className="print:in-data-public:hidden public-edge flex flex-wrap items-center gap-x-2 py-3 sm:gap-x-6">
      <a href={addressHere('/')} aria-label={m.common_start_page_link()} className="mr-auto inline-flex min-h-11 items-center">
        <Wordmark />
      </a>
      <nav aria-label={m.public_header_nav()} className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {links().map(({ href, label, isSpare }) => (
          <a key={href} href={href} className={`${row(isSpare)} ${LINK}`}>
            {label}
          </a>
        ))}
        <button type="button" popoverTarget="regions-panel" className={`${row()} ${LINK}`}>
          {m.public_header_regions()}
        </button>
        <a
          href="/search"
          aria-label={m.common_search()}
          className="hidden size-11 items-center justify-center rounded-control text-ink hover:bg-tint sm:inline-flex"
        >
          <Search size={20} strokeWidth={1.75} aria-hidden />
        </a>
        <LanguageLink className={`hidden in-data-signed-in:hidden! xl:inline-flex ${LINK}`} />
        <PublicCoach linkClass={LINK} />
        <button
          type="button"
          popoverTarget="site-panel"
          aria-label={m.public_header_menu()}
          className={`inline-flex size-11 items-center justify-center rounded-control text-ink ${getLocale() === 'en' ? 'lg:hidden' : 'xl:hidden'}`}
        >
          <Menu size={22} strokeWidth={1.75} aria-hidden />
        </button>
        <PublicAccount linkClass={LINK} />
        <div id="regions-panel" popover="auto" className={PANEL}>
          <RegionLinks />
        </div>
        <div id="site-panel" popover="auto" className={PANEL}>
          <ul className="mb-2 border-b border-line pb-2">
            <PublicMenuAccount linkClass={LINK} />
            <PublicMenuCoach linkClass={LINK} />
            <li className="sm:hidden">
              <a href="/search" className={`flex ${LINK}`}>
                {m.common_search()}
              </a>
            </li>
            {links().map(({ href, label }) => (
              <li key={href}>
                <a href={href} className={`flex ${LINK}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <RegionLinks />
          <LanguageLink className={`mt-2 flex border-t border-line pt-2 ${LINK}`} />
        </div>
      </nav>
    </header>
  );
}

function RegionLinks() {
  return (
    <ul>
      {REGIONS.map((region) => (
        <li key={region.key} className="flex items-center justify-between">
          <a href={`/${region.careSlug}`} className={`flex grow ${LINK}`}>
            {regionName(region)}
          </a>
          <a
            href={`/${region.rulesSlug}`}
            aria-label={m.common_rules_in_name({ name: regionName(region) })}
            className="flex min-h-11 items-center px-3 text-sm text-muted hover:underline"
          >
            {m.common_rules()}
          </a>
        </li>
      ))}
    </ul>
  );
}
