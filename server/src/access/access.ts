// Who may ask, by the kind of access that the contract names for an endpoint. A later kind is one word in the contract (`Access`), and the
// compiler then asks for its entry here; docs/architecture.md lists the kinds that will come.
import type { AccessRules } from '../http/route.ts';
import type { Person } from '../http/session.ts';
import { findPoolFor } from './pool-access.ts';

/** `poolLimitOf`: how many pools the plan of a person covers, the oldest first; -1: all */
export const createAccess = (poolLimitOf: (person: Person) => number): AccessRules => ({
  public: { wantsSession: false },
  user: { wantsSession: true },
  pool: { wantsSession: true, findPool: (db, asked) => findPoolFor(db, asked, poolLimitOf) },
});
