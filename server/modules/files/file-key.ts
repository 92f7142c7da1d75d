import { randomBytes } from 'node:crypto';
import { MANUAL_FORMATS, type StoredFormat } from '../../../contracts/manuals/manual-formats.ts';

/** What the file store holds: manuals as they came, pictures re-encoded. */
export type StoredExtension = StoredFormat | 'webp';

/** The parts of a file key. The company stands in it so that every look-up of a file is one within its tenant. */
export type FileKey = { key: string; companyId: string; extension: StoredExtension };

const EXTENSIONS = [...MANUAL_FORMATS, 'webp'].join('|');
const KEY = `([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_[A-Za-z0-9_-]{22}\\.(${EXTENSIONS})`;
const PATTERN = new RegExp(`^${KEY}$`);
const ANYWHERE = new RegExp(KEY, 'g');

/** A new key, also the name under /uploads: the company, 128 random bits, the extension. Never made from an uploaded name. */
export const createFileKey = (companyId: string, extension: StoredExtension): string =>
  `${companyId}_${randomBytes(16).toString('base64url')}.${extension}`;

/** The parts of a key; null for anything that is not one (other names, paths, traversal). */
export function parseFileKey(name: string): FileKey | null {
  const match = PATTERN.exec(name);
  if (!match?.[1] || !match[2]) return null;
  return { key: name, companyId: match[1], extension: match[2] as StoredExtension };
}

/** Every key that a text names, wherever it stands. */
export const findFileKeys = (text: string): string[] => text.match(ANYWHERE) ?? [];
