import { addressHere } from '../../i18n/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { Wordmark } from '../../ui/mark.tsx';
import { regionName } from '../regions/region-name.ts';
import { REGIONS } from '../regions/regions.ts';
import { LanguageLink } from './language-link.tsx';

const YEAR = '2025';

const groups = () => [
  {
    title: 'Limpid',
    links: [
      { href: '/about-limpid', label: m.public_footer_about() },
      { href: '/pricing', label: m.common_pricing() },
      { href: addressHere('/faq'), label: m.common_questions_and_answers() },
      { href: '/calculators', label: m.common_calculators() },
      { href: addressHere('/seasonal'), label: m.seasonal_title() },
      { href: '/proof', label: m.common_proof() },
      { href: '/contact', label: m.common_contact() },
    ],
  },
  { title: m.public_footer_pool_care(), links: REGIONS.map((region) => ({ href: `/${region.careSlug}`, label: regionName(region) })) },
  {
    title: m.common_rules(),
    links: REGIONS.map((region) => ({ href: `/${region.rulesSlug}`, label: m.common_rules_in_name({ name: regionName(region) }) })),
  },
];
const legal = () => [
  { href: '/terms', label: m.common_terms() },
  { href: '/privacy', label: m.common_privacy() },
  { href: '/disclaimer', label: m.public_disclaimer() },
  { href: '/privacy-settings', label: m.common_privacy_settings() },
];

export function PublicFooter() {
  return (
    <footer className="print:hidden border-t border-line text-sm text-muted">
      <div className="public-edge pt-12 pb-8">
        <nav
          aria-label={m.public_footer_nav()}
          className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-8 gap-y-8 sm:grid-cols-3"
        >
          {groups().map(({ title, links }) => (
            <div key={title}>
              <h2 className="font-medium text-ink">{title}</h2>
              <ul className="mt-1">
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6">
          <div className="flex items-center gap-4">
            <Wordmark size={26} className="text-base!" />
            <span>{m.public_footer_copyright({ year: YEAR })}</span>
          </div>
          <nav aria-label={m.common_legal()} className="flex flex-wrap gap-x-6">
            {legal().map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
            <LanguageLink className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline sm:min-h-9" />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline sm:min-h-9">
      {label}
    </a>
  );
}
