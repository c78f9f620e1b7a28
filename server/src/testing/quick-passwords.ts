// Passwords for tests that are about something else: hashed in a millisecond. The product's figures, which take a core for a while on
// purpose, are tested in accounts.test.ts.
import * as argon2 from '@node-rs/argon2';
import { createPasswords, type Passwords } from '../adapters/passwords.ts';

const FIGURES = { memoryCost: 256, timeCost: 1, parallelism: 1 };

export const quickPasswords = (): Passwords => ({
  ...createPasswords(2, { hash: (password) => argon2.hash(password, FIGURES), verify: argon2.verify }),
  isOutdated: () => false,
});
