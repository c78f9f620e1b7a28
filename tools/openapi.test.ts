import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@limpid/contract/openapi';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

it('docs/openapi.json is what the contract says (write it with: node tools/openapi.ts)', () => {
  const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument(packageJson.version))));
});
