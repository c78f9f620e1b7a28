// The file of an entry, such as a photo. It lies beside the entry in a store of its own, so that reading what waits reads no pictures.
// As bytes with their type and not as a Blob: Safari keeps a Blob in IndexedDB as a reference to a file, which private windows refuse and
// which it has lost after a restart; bytes are copied into the database, and the same in every browser.

export interface KeptFile {
  /** such as image/jpeg */
  type: string;
  bytes: ArrayBuffer;
}

export interface Attachment {
  file: KeptFile;
  /** small, for lists */
  preview?: KeptFile | undefined;
}

/** What a form gives beside the fields. */
export interface Files {
  file?: Blob | undefined;
  preview?: Blob | undefined;
}

const kept = async (blob: Blob): Promise<KeptFile> => ({ type: blob.type, bytes: await blob.arrayBuffer() });

export async function attachmentOf({ file, preview }: Files): Promise<Attachment | undefined> {
  if (!file) return undefined;
  return { file: await kept(file), ...(preview && { preview: await kept(preview) }) };
}

export const blobOf = ({ type, bytes }: KeptFile): Blob => new Blob([bytes], { type });
