import { LibraryMark } from '@limpid/contract';
import { libraryMarks } from '../../db/tables/library-marks.ts';
import type { Noun } from '../../registry/noun.ts';
import { findMarks } from './library.ts';

export const library: Noun = {
  name: 'library',
  tables: [libraryMarks],
  download: [
    {
      of: 'person',
      key: 'library',
      schema: LibraryMark,
      page: async ({ db, person }) => ({ items: await findMarks(db, person.id), nextCursor: null }),
    },
  ],
  erasure: 'cascade',
  search: { yes: 'every article, by its title, its words and its example questions' },
  coach: { yes: 'the articles, never who read them' },
};
