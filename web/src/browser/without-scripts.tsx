import { m } from '../paraglide/messages.js';
import { Callout } from '../ui/callout.tsx';

/**
 * Shown in place of the app in browsers that run no scripts: what is missing, and what can be read anyway. Only prerendered pages contain
 * it; a running page has no use for it. Elements that cannot work have the class `noscript:hidden`.
 */
export function WithoutScripts({ className = 'mx-auto w-full max-w-[720px] px-4 py-8' }: { className?: string }) {
  return <noscript>{import.meta.env.SSR ? <NoScriptText className={className} /> : null}</noscript>;
}

function NoScriptText({ className }: { className: string }) {
  const readable = [
    { to: '/', label: m.common_start_page() },
    { to: '/faq', label: m.common_questions_and_answers() },
    { to: '/pool-services-florida', label: m.shell_no_script_regions() },
    { to: '/pool-regulations-florida', label: m.shell_no_script_rules() },
    { to: '/contact', label: m.common_contact() },
  ];
  return (
    <div className={className}>
      <Callout tone="info" title={m.shell_no_script()}>
        <p>{m.shell_no_script_text()}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {readable.map(({ to, label }) => (
            <li key={to}>
              <a href={to} className="inline-flex min-h-11 items-center font-medium text-brand underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
