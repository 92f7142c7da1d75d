import { type AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { hashToken } from '../../lib/tokens.ts';
import { removeFilesLater } from './remove-tryouts.handler.ts';
import { createTryoutRepository, type ShownTryout } from './tryouts.repository.ts';

/** The refusal of a wrong token and of one whose time is over. */
export const missing = (): AppError => notFound('This manual');

/** The manual of whoever holds the token. @throws AppError not_found */
export async function requireTryout(db: Db, token: string): Promise<ShownTryout> {
  const row = await createTryoutRepository(db).findByToken(hashToken(token));
  if (!row) throw missing();
  return row;
}

/** Forgets a manual and has its file removed. @throws AppError not_found */
export async function discard(db: Db, tokenHash: string): Promise<ShownTryout> {
  return db.transaction(async (tx) => {
    const row = await createTryoutRepository(tx).take(tokenHash);
    if (!row) throw missing();
    await removeFilesLater(tx, [row]);
    return row;
  });
}
