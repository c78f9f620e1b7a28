import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { LinkButton } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';

/** Shown once at the top of a page, in place of buttons that the server would refuse. */
export function ReadOnlyPool({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <Callout
        tone="info"
        title={m.log_read_only_title()}
        action={
          <LinkButton to="/pricing" variant="secondary" reloadDocument>
            {m.common_see_plans()}
          </LinkButton>
        }
      >
        {children}
      </Callout>
    </div>
  );
}
