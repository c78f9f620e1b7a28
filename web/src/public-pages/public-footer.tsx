import { Wordmark } from '../ui/mark.tsx';
import { REGIONS } from './regions.ts';

const GROUPS = [
  {
    title: 'Limpid',
    links: [
      { href: '/about-limpid', label: 'About' },
      { href: '/faq', label: 'Questions and answers' },
      { href: '/calculators', label: 'Calculators' },
      { href: '/proof', label: 'Proof' },
    ],
  },
  { title: 'Pool care', links: REGIONS.map(({ careSlug, name }) => ({ href: `/${careSlug}`, label: name })) },
  { title: 'Rules', links: REGIONS.map(({ rulesSlug, name }) => ({ href: `/${rulesSlug}`, label: `Rules in ${name}` })) },
];
const LEGAL = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/disclaimer', label: 'Disclaimer' },
];

export function PublicFooter() {
  return (
    <footer className="border-t border-line text-sm text-muted">
      <div className="mx-auto w-full max-w-[1160px] px-6 pt-12 pb-8">
        <nav aria-label="All pages" className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3">
          {GROUPS.map(({ title, links }) => (
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
            <span>© 2025 Limpid</span>
          </div>
          <nav aria-label="Legal" className="flex flex-wrap gap-x-6">
            {LEGAL.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center hover:text-ink hover:underline sm:min-h-9">
      {label}
    </a>
  );
}
