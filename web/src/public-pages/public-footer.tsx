import { Wordmark } from '../ui/mark.tsx';

const LINKS = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/disclaimer', label: 'Disclaimer' },
];

export function PublicFooter() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-[1160px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-6 py-8 text-sm text-muted">
        <div className="flex items-center gap-4">
          <Wordmark size={26} className="text-base!" />
          <span>© 2025</span>
        </div>
        <nav aria-label="Legal" className="flex flex-wrap gap-x-6">
          {LINKS.map((link) => (
            <a key={link.href} href={link.href} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
              {link.label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
