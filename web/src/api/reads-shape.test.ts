import { createHash } from 'node:crypto';
import { api, type Endpoint } from '@limpid/contract';
import { expect, it } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { isKeptKey } from './kept-reads.ts';
import { READS_SHAPE } from './reads-shape.ts';

it('names the shape of the answers as the contract has it now', () => {
  const reads = Object.values(api)
    .flatMap((noun) => Object.values(noun) as Endpoint[])
    .filter(({ method, path, response }) => method === 'GET' && response && isKeptKey(['/api', path.split('/')[2]]))
    .map(({ path, response }) => [path, response && toJSONSchema(response, { unrepresentable: 'any' })]);
  expect(reads.length).toBeGreaterThan(4);
  const digest = createHash('sha256').update(JSON.stringify(reads)).digest('base64url').slice(0, 12);
  expect(READS_SHAPE, 'The contract has changed: write this digest into reads-shape.ts').toBe(digest);
});
