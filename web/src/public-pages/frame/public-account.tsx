import { SIGN_UP_PATH } from '../../session/sign-up-path.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { buttonClass } from '../../ui/button.tsx';

export const FOR_PERSON = 'not-in-data-signed-in:hidden!';
export const FOR_VISITOR = 'in-data-signed-in:hidden!';

/**
 * The way in, or for who has signed in on this device the greeting, the way on and the way out; the mark on the page's root tells which
 * (session/signed-in-mark.ts). The name and what is pressed come later (account-wiring.ts): so the greeting has a width of its own.
 */
export function PublicAccount({ linkClass }: { linkClass: string }) {
  return (
    <>
      <a href="/auth" className={`hidden ${FOR_VISITOR} lg:inline-flex ${linkClass}`}>
        {m.common_sign_in()}
      </a>
      <a href={SIGN_UP_PATH} data-begin={m.shell_auth_starting()} className={`${FOR_VISITOR} ${buttonClass('secondary', 'sm')}`}>
        {m.common_get_started_free()}
      </a>
      <Greeting className={`hidden w-28 text-right ${getLocale() === 'en' ? 'xl:block' : ''}`} />
      <a href="/dashboard" className={`${FOR_PERSON} ${buttonClass('secondary', 'sm')}`}>
        {m.public_header_dashboard()}
      </a>
      <SignOut className={`hidden lg:inline-flex ${linkClass}`} />
    </>
  );
}

/** The same in the menu of a narrow screen. */
export function PublicMenuAccount({ linkClass }: { linkClass: string }) {
  return (
    <>
      <li className="in-data-signed-in:hidden">
        <a href="/auth" className={`flex ${linkClass}`}>
          {m.common_sign_in()}
        </a>
      </li>
      <li className="flex items-center justify-between gap-3 not-in-data-signed-in:hidden">
        <Greeting className="min-w-0 px-3" />
        <SignOut className={`inline-flex shrink-0 ${linkClass}`} />
      </li>
    </>
  );
}

const Greeting = ({ className }: { className: string }) => (
  <span data-greeting={m.shell_auth_greeting({ name: '{name}' })} className={`${FOR_PERSON} truncate text-sm text-muted ${className}`} />
);

const SignOut = ({ className }: { className: string }) => (
  <button type="button" data-sign-out className={`${FOR_PERSON} ${className}`}>
    {m.shell_auth_sign_out()}
  </button>
);
