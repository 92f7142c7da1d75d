/** Streams a multipart body to disk; no file is ever held in memory whole. */
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { FormBody } from '../../contracts/route.ts';
import { AppError } from '../app-error.ts';
import type { MalwareScanner } from '../providers/malware/malware-scanner.ts';
import { fieldErrors } from './field-errors.ts';
import { refuseMalware } from './refuse-malware.ts';
import { storeUpload } from './store-upload.ts';

/** A file that was received completely and is on disk. `path` is removed after the handler unless it was moved. */
export type ReceivedFile = { path: string; filename: string; bytes: number; sha256: string };

export type ReceivedForm = {
  fields: Record<string, unknown>;
  file: ReceivedFile | null;
  release: () => Promise<void>;
};

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 20;

/**
 * Reads the whole form of `request` into `dir`.
 * @param scanner what searches the file for malware; null: nothing does
 * @throws AppError invalid_request for a malformed body, a missing file or rejected fields; file_too_large,
 *   malware_found, unavailable
 */
export async function receiveForm(
  request: FastifyRequest,
  form: FormBody,
  dir: string,
  scanner: MalwareScanner | null,
): Promise<ReceivedForm> {
  if (!request.isMultipart() || !/boundary=/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError('invalid_request', 'Send this as a form (multipart/form-data).');
  }
  const raw: Record<string, string> = {};
  let file: ReceivedFile | null = null;
  const release = async () => {
    if (file) await rm(file.path, { force: true });
  };
  try {
    const parts = wellFormed(
      request.parts({
        limits: {
          files: 1,
          fields: MAX_FIELDS,
          fieldSize: MAX_FIELD_BYTES,
          fileSize: form.file.maxBytes,
          parts: MAX_FIELDS + 1,
        },
      }),
    );
    for await (const part of parts) {
      if (part.type === 'file') {
        if (part.fieldname === form.file.field && part.filename)
          file = await store(part, form.file.maxBytes, dir);
        else part.file.resume();
      } else if (typeof part.value === 'string') raw[part.fieldname] = part.value;
    }
    const fields = form.fields.safeParse(raw);
    if (!fields.success) {
      const errors = fieldErrors(fields.error);
      throw new AppError('invalid_request', Object.values(errors)[0] ?? 'Invalid request data', { errors });
    }
    if (!file && form.file.required) {
      throw new AppError('invalid_request', 'Please select a file to upload', {
        errors: { [form.file.field]: 'Please select a file to upload' },
      });
    }
    if (file && scanner) await refuseMalware(scanner, file.path);
    return { fields: fields.data, file, release };
  } catch (error) {
    await release();
    if (!isTooLarge(error)) await hearOut(request.raw, form.file.maxBytes);
    throw error;
  }
}

const isTooLarge = (error: unknown): boolean => error instanceof AppError && error.code === 'file_too_large';

/**
 * Reads and discards the rest of a request, at most `maxBytes` of it. Browsers read a reply only after they have sent
 * everything: without this they would wait for ever or, if we hung up, would not learn why.
 */
async function hearOut(request: IncomingMessage, maxBytes: number): Promise<void> {
  request.unpipe();
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) request.destroy();
  });
  request.resume();
  await finished(request).catch(() => undefined);
}

const malformed = (cause: unknown): AppError =>
  new AppError('invalid_request', 'The upload arrived incomplete. Please try again.', { cause });

// Only errors of the parser get here: an error in the body of the caller's loop does not enter the generator.
async function* wellFormed<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (cause) {
    throw malformed(cause);
  }
}

const isDiskError = (error: unknown): boolean => error instanceof Error && 'errno' in error;

async function store(part: MultipartFile, maxBytes: number, dir: string): Promise<ReceivedFile> {
  const path = join(dir, uuidv7());
  try {
    const stored = await storeUpload(part.file, path);
    if (part.file.truncated || stored.bytes > maxBytes) {
      throw new AppError(
        'file_too_large',
        'File size is too large. Please compress your file or use a smaller one.',
      );
    }
    return { path, filename: part.filename, ...stored };
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof AppError || isDiskError(error) ? error : malformed(error);
  }
}
