// Photos that a phone shares with the installed app are received by its service worker, which keeps them on the device. Where none is active
// yet, as right after the installation, they come here: nothing is read, and the gallery says what to do.
import type { FastifyInstance } from 'fastify';

const SHARE_ADDRESS = '/gallery/share';
const SHARE_LATER = '/gallery?shared=later';

export function receiveShares(server: FastifyInstance): void {
  server.route({
    method: 'POST',
    url: SHARE_ADDRESS,
    // Before the body: a form with files has no parser.
    onRequest: async (_request, reply) => reply.redirect(SHARE_LATER, 303),
    handler: () => undefined,
  });
}
