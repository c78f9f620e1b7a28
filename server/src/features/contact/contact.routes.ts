import { api } from '@limpid/contract';
import { bindPublic, type HttpApp } from '../../http/route.ts';
import { sendMessage } from './contact.ts';
import { plainContactForm } from './plain-form.ts';

export function contactRoutes(app: HttpApp, supportAddress: string): void {
  bindPublic(app, api.contact.send, ({ db, body, person, now }) =>
    sendMessage(db, body, { personId: person?.id ?? null, planId: person?.planId ?? null, supportAddress, now }),
  );
  plainContactForm(app, supportAddress);
}
