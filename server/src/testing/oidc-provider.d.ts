// The package brings no types; this is as much of it as our tests use.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Context {
    oidc: { session?: { accountId?: string }; client?: { clientId: string } };
  }
  interface Grant {
    addOIDCScope: (scope: string) => void;
    save: () => Promise<string>;
  }
  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback: () => (request: IncomingMessage, response: ServerResponse) => void;
    on: (event: string, listener: (...parts: unknown[]) => void) => void;
    Grant: new (about: { accountId: string; clientId: string }) => Grant;
    interactionFinished: (request: IncomingMessage, response: ServerResponse, result: object) => Promise<void>;
  }
  export const interactionPolicy: {
    Prompt: new (about: { name: string; requestable: boolean }) => object;
    base: () => { add: (prompt: object, at: number) => void };
  };
  export type { Context };
}
