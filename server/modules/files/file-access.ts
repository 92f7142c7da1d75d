import { AppError, notFound } from '../../app-error.ts';
import type { Actor } from '../../http/actor.ts';
import { type FileKey, parseFileKey } from './file-key.ts';
import type { LinkSigner } from './link-signer.ts';

/** What a call brings along to be let at a file. */
export type FileCredentials = {
  actor: Actor | null;
  expires: string | undefined;
  signature: string | undefined;
};

/** One answer for files that are missing, belong to someone else, or are asked for without a right. */
export const fileNotFound = (): AppError => notFound('This file');

/** The answer to whoever has a right to a file that is part of nothing any more. It says what may have become of it. */
export const fileGone = (): AppError =>
  new AppError(
    'not_found',
    'This file can’t be opened any more. It may have been deleted, or removed after a newer version of the manual took its place.',
  );

/**
 * Lets the owner's session or a signed link at a file; says nothing about whether the file exists.
 * @throws AppError link_expired for a link that was valid once, else not_found
 */
export function openAccess(name: string, given: FileCredentials, signer: LinkSigner): FileKey {
  const fileKey = parseFileKey(name);
  if (!fileKey) throw fileNotFound();
  if (given.actor?.role === 'company' && given.actor.companyId === fileKey.companyId) return fileKey;
  const state = signer.check(fileKey.key, given.expires ?? '', given.signature ?? '');
  if (state === 'valid') return fileKey;
  if (state === 'expired') {
    throw new AppError('link_expired', 'This link has expired. Reload the page it was on to get a new one.');
  }
  throw fileNotFound();
}
