import { DownloadedPhotoLink, Photo } from '@limpid/contract';
import { photoLinks, photos as table } from '../../db/tables/photos.ts';
import type { Noun } from '../../registry/noun.ts';
import { PHOTO_FILES } from './photo-files.ts';
import { downloadLinks } from './photo-links.ts';
import { listPhotos } from './photos.ts';
import { listFileKeys } from './photos.queries.ts';

export const photos: Noun = {
  name: 'photos',
  tables: [table, photoLinks],
  download: [
    { of: 'pool', key: 'photos', schema: Photo, page: listPhotos },
    { of: 'pool', key: 'photoLinks', schema: DownloadedPhotoLink, page: downloadLinks },
  ],
  erasure: 'cascade',
  files: { name: PHOTO_FILES, listKeys: listFileKeys },
  search: { no: 'They are looked through by date and tag, in the gallery.' },
  coach: { no: 'It looks at a photo only where a person sends it along with a question.' },
};
