import { useEffect, useRef } from 'react';
import { languageTag } from '../i18n/language.tsx';
import { ConsentForm } from './consent-form.tsx';
import { wireConsentForm } from './consent-wiring.ts';

/** The choice about cookies for any page of the app: shows what holds, changes it, takes it back. No heading of its own. */
export function ConsentChoices() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = holder.current?.querySelector<HTMLElement>('[data-consent-form]');
    return form ? wireConsentForm(form, languageTag()) : undefined;
  }, []);
  return (
    <div ref={holder}>
      <ConsentForm />
    </div>
  );
}
