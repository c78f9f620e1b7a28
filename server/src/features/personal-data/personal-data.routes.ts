import { api } from '@limpid/contract';
import type { Files } from '../../adapters/files/files.ts';
import type { Passwords } from '../../adapters/passwords.ts';
import { bind, type HttpApp } from '../../http/route.ts';
import type { Noun } from '../../registry/noun.ts';
import { own } from '../accounts/account-request.ts';
import { downloadEverything } from './download.ts';
import { deleteAccount } from './erasure.ts';

/** The file with everything about a person, and the end of it. */
export function personalDataRoutes(
  app: HttpApp,
  { passwords, files }: { passwords: Passwords; files: Files },
  nouns: readonly Noun[],
): void {
  bind(app, api.security.download, (asked) => downloadEverything(own({ ...asked, passwords }), files, nouns));
  bind(app, api.security.deleteAccount, (asked) => deleteAccount(own({ ...asked, passwords }), asked.body, nouns));
}
