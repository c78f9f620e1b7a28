import { doomedFiles } from '../../db/tables/doomed-files.ts';
import type { Noun } from '../../registry/noun.ts';

export const files: Noun = {
  name: 'files',
  tables: [doomedFiles],
  download: { leftOut: 'What is to be removed from the store; it names no person, and is gone within minutes.' },
  erasure: { leftOut: 'It holds what has to be removed when a person leaves, and names no one.' },
  search: { no: 'Nothing to read.' },
  coach: { no: 'Nothing to read.' },
};
