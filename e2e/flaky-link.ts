// A link that fails in the worst moment: it hands a request on, waits until the server has answered, and then drops the answer.
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FlakyLink {
  origin: string;
  /** drops the answers to the next so many writes of this path */
  dropAnswers: (path: RegExp, count: number) => void;
  /** every write that came through: its path, its key and whether its answer was dropped */
  writes: { method: string; path: string; key: string | undefined; isDropped: boolean }[];
  /** holds every answer back for so long */
  delayMs: number;
  close: () => Promise<void>;
}

async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Stands before the server at `target`. */
export async function flakyLink(target: string): Promise<FlakyLink> {
  const { hostname, port } = new URL(target);
  const drops: { path: RegExp; left: number }[] = [];
  const link: FlakyLink = { origin: '', dropAnswers: (path, left) => drops.push({ path, left }), writes: [], delayMs: 0, close };
  const server: Server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await wholeOf(incoming);
      const { method = 'GET', url = '/', headers } = incoming;
      const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
        void (async () => {
          const answered = await wholeOf(answer);
          const drop = method === 'GET' ? undefined : drops.find(({ path, left }) => left > 0 && path.test(url));
          if (method !== 'GET') {
            link.writes.push({ method, path: url, key: headers['idempotency-key'] as string | undefined, isDropped: drop !== undefined });
          }
          if (link.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, link.delayMs));
          if (drop) {
            drop.left -= 1;
            incoming.socket.destroy();
            return;
          }
          outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          outgoing.end(answered);
        })();
      });
      onward.on('error', () => incoming.socket.destroy());
      onward.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  link.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return link;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
