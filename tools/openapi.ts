// Writes docs/openapi.json from the contract; contract tests hold the two together.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@limpid/contract/openapi';
import packageJson from '../package.json' with { type: 'json' };

writeFileSync(join(import.meta.dirname, '../docs/openapi.json'), `${JSON.stringify(openApiDocument(packageJson.version), null, 2)}\n`);
