// Where the files of this installation are.
import { join } from 'node:path';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import type { S3Settings } from '../../config-s3.ts';

/** The library for S3 is loaded only where it is set up. */
export async function openFiles(dataDir: string, s3: S3Settings | undefined): Promise<Files> {
  if (!s3) return folderFiles(join(dataDir, 'files'));
  const { s3Files } = await import('./s3-files.ts');
  return s3Files(s3);
}
