/** Manuals that visitors of the landing page try. They belong to whoever holds their token, and to no company. */
import type { Exchange } from '../../../contracts/chat/chat.ts';
import type { Tryout } from '../../../contracts/manuals/tryouts.ts';
import { notFound } from '../../app-error.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { hashToken } from '../../lib/tokens.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { createKeepTryout, type KeepDeps } from './keep-tryout.ts';
import { discard, missing, requireTryout } from './own-tryout.ts';
import { createRecordTryout, type RecordDeps } from './record-tryout.ts';
import { createTryoutExchanges, type ExchangeDeps } from './tryout-exchanges.ts';
import { readTryoutJob } from './tryout-jobs.ts';
import { countAhead, presentTryout } from './tryouts.presenter.ts';

type Deps = ExchangeDeps &
  RecordDeps &
  KeepDeps & {
    isOpen: boolean;
    indexes: Pick<ProductIndexes, 'drop'>;
    storedFiles: Pick<StoredFiles, 'putFile'>;
  };
export type TryoutService = ReturnType<typeof createTryoutService>;

/** Lets visitors try manuals of their own. Every method but `begin` answers alike for a wrong token and one whose time is over. */
export function createTryoutService(deps: Deps) {
  const { db, isOpen, indexes, storedFiles } = deps;
  const { exchangeWith, openWith } = createTryoutExchanges(deps);
  const record = createRecordTryout(deps);

  return {
    /** Whether visitors can try manuals here at all. */
    isOpen: (): boolean => isOpen,

    /**
     * Takes a visitor's manual, to be read as a job.
     * @throws AppError not_found where this is switched off, too_many_requests, unavailable, unsupported_file, invalid_request
     */
    async begin(address: string, file: ReceivedFile): Promise<{ token: string; expiresAt: string }> {
      if (!isOpen) throw notFound('This page');
      const { id, visitor, fileKey, token, expiresAt } = await record(address, file);
      try {
        await storedFiles.putFile(fileKey, file.path);
        await enqueueJob(db, readTryoutJob, { companyId: visitor, payload: { tryoutId: id } });
      } catch (error) {
        await discard(db, hashToken(token)).catch(() => undefined);
        throw error;
      }
      return { token, expiresAt: expiresAt.toISOString() };
    },

    /** @throws AppError not_found */
    async show(token: string): Promise<Tryout> {
      const row = await requireTryout(db, token);
      const ahead = row.status === 'queued' ? await countAhead(db, row.visitor, row.id) : null;
      return presentTryout(row, ahead, await openWith(row));
    },

    /** @throws AppError not_found, also while it is not read yet */
    async ask(token: string, question: string): Promise<Exchange> {
      const row = await requireTryout(db, token);
      if (row.status !== 'ready') throw missing();
      return exchangeWith(row, question);
    },

    /** Throws a manual away before its time. @throws AppError not_found */
    async discard(token: string): Promise<void> {
      const { id, visitor } = await discard(db, hashToken(token));
      indexes.drop(visitor, id);
    },

    /**
     * Makes the manual a product of the company, where it is read anew. Works once: of two who hold the token, one gets it.
     * @returns id of the product
     * @throws AppError not_found, plan_limit_reached
     */
    keep: createKeepTryout(deps),
  };
}
