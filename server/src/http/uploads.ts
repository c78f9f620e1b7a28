// Forms with a file (multipart/form-data): the file goes to the disk while it comes, so that no number of them fills the memory.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { type Endpoint, reason } from '@limpid/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem, type ProblemError } from './problems.ts';

export interface Upload {
  path: string;
  /** of this request only: whatever is put into it is removed with it */
  folder: string;
  bytes: number;
  discard: () => Promise<void>;
}
type Declared = NonNullable<Endpoint['upload']>;

const MEGABYTE = 1024 * 1024;
/** Of texts beside a file, which say little about it. */
const MOST_FIELDS = 20;
const FIELD_BYTES = 64 * 1024;
/** What a form may have beside its file. */
const FRAME_BYTES = MEGABYTE;
/** A caller who sends more than so many times what is allowed doesn't hear why. */
const PATIENCE = 3;
/** At so many bytes a second a photo still comes in, however weak the signal is. */
const SLOWEST_BYTES_PER_S = 20_000;
const GRACE_S = 60;

/** How long a form with a file may take to arrive. */
export const uploadPatienceMs = (maximumBytes: number): number => (GRACE_S + maximumBytes / SLOWEST_BYTES_PER_S) * 1000;

export async function readUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  declared: Declared,
  uploadsDir: string,
): Promise<{ upload: Upload; fields: Record<string, unknown> }> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? ''))
    throw problem('unsupported_media_type', { reason: reason('form_wrong') });
  const folder = join(uploadsDir, randomUUID());
  await mkdir(folder, { recursive: true });
  receiving.add(request);
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const { fields, bytes, path } = await receive(request, declared, folder);
    return { upload: { path, folder, bytes, discard }, fields };
  } catch (error) {
    await discard();
    // What is still coming is not the next request.
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  } finally {
    receiving.delete(request);
  }
}

/** Their files may come slowly. */
const receiving = new WeakSet<FastifyRequest>();
export const isReceiving = (request: FastifyRequest): boolean => receiving.has(request);

interface Received {
  fields: Record<string, unknown>;
  path: string;
  bytes: number;
}

async function receive(request: FastifyRequest, declared: Declared, folder: string): Promise<Received> {
  const form = formOf(request, declared);
  const path = join(folder, 'sent');
  // Without a prototype: a field may have any name.
  const fields = Object.create(null) as Record<string, unknown>;
  let fault: ProblemError | undefined;
  let bytes = 0;
  let writing: Promise<void> | undefined;
  const refuse = (because: ProblemError) => void (fault ??= because);
  form.on('field', (name, value, nameIsCut, valueIsCut) => {
    if (nameIsCut || valueIsCut) refuse(problem('payload_too_large'));
    // The same name twice: the later one would overwrite what was checked.
    else if (name in fields) refuse(formWrong());
    else fields[name] = value;
  });
  form.on('file', (name, file) => {
    // Broken off: the form says so too.
    file.on('error', () => refuse(formWrong()));
    if (name !== declared.field || writing) {
      refuse(problem('invalid_request', { reason: reason('field_unknown'), fields: { [name.slice(0, 100)]: reason('field_unknown') } }));
      return file.resume();
    }
    file.on('limit', () => refuse(tooLarge(declared)));
    file.on('data', (part: Buffer) => (bytes += part.length));
    writing = writtenTo(path, file);
    return file;
  });
  for (const limit of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const) form.on(limit, () => refuse(formWrong()));
  await passOn(request, form, declared).catch((error: unknown) => {
    throw fault ?? error;
  });
  await writing?.catch((error: unknown) => {
    throw fault ?? error;
  });
  if (fault) throw fault;
  if (!writing)
    throw problem('invalid_request', { reason: reason('photo_missing'), fields: { [declared.field]: reason('photo_missing') } });
  return { fields, path, bytes };
}

/** Settles when all of it is on the disk. */
function writtenTo(path: string, file: Readable): Promise<void> {
  const written = createWriteStream(path, { flags: 'wx' });
  file.on('error', () => written.destroy());
  // Without reading on, the form would never end.
  written.on('error', () => file.resume());
  const writing = finished(file.pipe(written));
  // Awaited once the form has ended.
  writing.catch(() => undefined);
  return writing;
}

const formWrong = () => problem('invalid_request', { reason: reason('form_wrong') });
const tooLarge = ({ maximumBytes }: Declared) =>
  problem('payload_too_large', { reason: reason('photo_bytes', { count: Math.round(maximumBytes / MEGABYTE) }) });

function formOf(request: FastifyRequest, { maximumBytes }: Declared): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] as string },
      limits: {
        files: 2,
        fileSize: maximumBytes,
        fields: MOST_FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 200,
        parts: MOST_FIELDS + 2,
        headerPairs: 50,
      },
    });
  } catch {
    throw formWrong();
  }
}

/** The bytes of the request to the reader of the form; ends with the form, or with a problem where it is endless or broken off. */
function passOn(request: FastifyRequest, form: BusboyInstance, declared: Declared): Promise<void> {
  const { raw } = request;
  const most = (declared.maximumBytes + FRAME_BYTES) * PATIENCE;
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const end = (fault?: unknown) => {
      raw.unpipe(form);
      raw.off('data', count).off('aborted', broken).off('error', broken);
      // What still comes is read and forgotten, so that the answer can be read.
      raw.resume();
      if (fault === undefined) resolve();
      else reject(fault);
    };
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes <= most) return;
      end(tooLarge(declared));
      raw.pause();
    };
    const broken = () => end(formWrong());
    raw.on('data', count).once('aborted', broken).once('error', broken);
    form.once('finish', () => end()).on('error', broken);
    raw.pipe(form);
  });
}

/** What a server that was killed has left: folders in which nothing has happened for longer than any upload takes. */
export async function sweepUploads(uploadsDir: string, olderThanMs: number, now = Date.now()): Promise<void> {
  const names = await readdir(uploadsDir).catch(() => []);
  for (const name of names) {
    const path = join(uploadsDir, name);
    // oxlint-disable-next-line no-await-in-loop -- at start, and there are hardly any
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? now;
    // oxlint-disable-next-line no-await-in-loop
    if (now - changed > olderThanMs) await rm(path, { recursive: true, force: true });
  }
}
