// The contact form of a browser that runs no script (or has not yet): it posts the page's form, and is redirected to the page, where the
// answer is ready and the address's fragment shows it. What is typed never appears in an address.
import { ContactInput } from '@limpid/contract';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../../http/addresses.ts';
import { checked } from '../../http/checked-input.ts';
import { comesFromElsewhere } from '../../http/csrf.ts';
import { asProblem, problem } from '../../http/problems.ts';
import type { HttpApp } from '../../http/route.ts';
import { findSession } from '../../http/session.ts';
import { sendMessage } from './contact.ts';

const PAGE = '/contact';
const BODY_LIMIT = 64 * 1024;

/** The fields as the contract names them; an empty field counts as missing. */
export function inputOfForm(form: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(form)].filter(([, value]) => value !== ''));
}

async function accept(app: HttpApp, request: FastifyRequest, supportAddress: string): Promise<void> {
  // No token can be asked for without a script. Browsers say whose page sends; another's is refused.
  if (comesFromElsewhere(request, app.ownOrigins)) throw problem('csrf_token_invalid');
  const input = checked(ContactInput, inputOfForm(typeof request.body === 'string' ? request.body : '')) as ContactInput;
  await app.limits.spend('contactAddress', callerAddress(request));
  const now = app.now();
  const person = (await findSession(app.connection.db, request, app.cookies, now))?.person;
  const sender = { personId: person?.id ?? null, planId: person?.planId ?? null, supportAddress, now };
  await app.connection.withTransaction((db) => sendMessage(db, input, sender));
}

/** The fragment that the page shows: sent, something wrong in the form, or later again. */
async function outcomeOf(app: HttpApp, request: FastifyRequest, supportAddress: string): Promise<'sent' | 'wrong' | 'later'> {
  try {
    await accept(app, request, supportAddress);
    return 'sent';
  } catch (error) {
    const { code } = asProblem(error);
    if (code === 'internal') request.log.error({ err: error }, 'contact form');
    return code === 'invalid_request' ? 'wrong' : 'later';
  }
}

export function plainContactForm(app: HttpApp, supportAddress: string): void {
  void app.server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => parsed(null, body),
    );
    // What cannot be read at all: too long, or no form.
    scope.setErrorHandler((_error, _request, reply) => reply.redirect(`${PAGE}#wrong`, 303));
    scope.post(PAGE, async (request, reply) => {
      const outcome = await outcomeOf(app, request, supportAddress);
      return reply.redirect(`${PAGE}#${outcome}`, 303);
    });
    done();
  });
}
