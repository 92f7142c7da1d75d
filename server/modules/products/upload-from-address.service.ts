import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { MANUAL_EXTENSIONS } from '../../../contracts/manuals/manual-formats.ts';
import { MAX_MANUAL_BYTES } from '../../../contracts/plans/limits.ts';
import { AppError } from '../../app-error.ts';
import type { OfCompany } from '../../http/actor.ts';
import { type Outbound, OutboundFailure, OutboundRefusal } from '../../providers/outbound/outbound.ts';
import { requireName, type UploadFields, type UploadProduct } from './upload-product.service.ts';

type Deps = {
  outbound: Pick<Outbound, 'download'>;
  uploadProduct: UploadProduct;
  /** Folder for files while they arrive. */
  incomingDir: string;
};
type Fields = Omit<UploadFields, 'manualId'> & { address: string };
type Fetched = Awaited<ReturnType<Outbound['download']>>;
export type UploadFromAddress = ReturnType<typeof createUploadFromAddress>;

/** Fetches a manual from the web and takes it like one that was uploaded: by its content and its name. */
export function createUploadFromAddress({ outbound, uploadProduct, incomingDir }: Deps) {
  /**
   * @param signal aborted when nobody waits for it any more: nothing is kept then
   * @returns id of the product
   * @throws AppError invalid_request for what can't be fetched, else as for an upload
   */
  return async (actor: OfCompany, { address, ...fields }: Fields, signal?: AbortSignal): Promise<string> => {
    if (fields.productId === undefined) requireName(fields.product_name);
    const path = join(incomingDir, uuidv7());
    try {
      const wanted = { url: address, path, maxBytes: MAX_MANUAL_BYTES, ...(signal && { signal }) };
      const file = await outbound.download(wanted).catch(explain);
      signal?.throwIfAborted();
      const { bytes, sha256 } = file;
      return await uploadProduct(actor, fields, { path, filename: nameOf(file), bytes, sha256 });
    } finally {
      await rm(path, { force: true });
    }
  };
}

function explain(error: unknown): never {
  if (!(error instanceof OutboundRefusal || error instanceof OutboundFailure)) throw error;
  throw new AppError('invalid_request', error.message, { errors: { address: error.message } });
}

/** What files are called whose address says nothing of their kind. */
const ENDINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:text\/html|application\/xhtml\+xml)\b/i, '.html'],
  [/^text\/markdown\b/i, '.md'],
  [/^text\/plain\b/i, '.txt'],
];

/** The name of a file: as the server says it, else the end of its address, with the ending of its kind. */
export function nameOf({ url, type, disposition }: Pick<Fetched, 'url' | 'type' | 'disposition'>): string {
  const said = /filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]+)"|([^;\s]+))/i.exec(disposition);
  const last =
    url.pathname
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  const name = decoded(said ?? plain?.[1] ?? plain?.[2] ?? last) || url.hostname;
  if (MANUAL_EXTENSIONS.includes(extname(name).toLowerCase())) return name;
  return `${name}${ENDINGS.find(([kind]) => kind.test(type))?.[1] ?? ''}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
