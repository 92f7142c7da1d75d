/** Manuals that visitors of the landing page try. They belong to whoever holds their token, and to no company. */
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import type { Exchange } from '../../../contracts/chat/chat.ts';
import { NAMED_TRYOUT_FORMATS } from '../../../contracts/manuals/manual-formats.ts';
import type { Tryout } from '../../../contracts/manuals/tryouts.ts';
import { MAX_TRYOUTS, MAX_TRYOUTS_PER_ADDRESS, TRYOUT_HOURS } from '../../../contracts/plans/limits.ts';
import { presentUnkept } from '../../../replies/present-message.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { createToken, hashToken } from '../../lib/tokens.ts';
import { HOUR_MS } from '../../time.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { createFileKey } from '../files/file-key.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import type { ManualIntake } from '../manuals/manual-intake.service.ts';
import type { UploadProduct } from '../products/upload-product.service.ts';
import { removeFilesLater } from './remove-tryouts.handler.ts';
import { readTryoutJob, removeLater } from './tryout-jobs.ts';
import { countAhead, presentTryout, titleOf } from './tryouts.presenter.ts';
import { createTryoutRepository, type ShownTryout } from './tryouts.repository.ts';

type Deps = {
  db: Db;
  isOpen: boolean;
  asks: Pick<AskService, 'answerUnkeptFrom'>;
  /** Of visitors' manuals alone. */
  indexes: Pick<ProductIndexes, 'get' | 'drop'>;
  links: LinkSigner;
  intake: Pick<ManualIntake, 'inspect'>;
  storedFiles: Pick<StoredFiles, 'putFile' | 'withLocalFile'>;
  uploadProduct: UploadProduct;
  /** Folder for files while they are copied. */
  incomingDir: string;
  /** Tells visitors apart without keeping their addresses. */
  visitorOf: (address: string) => string;
};
export type TryoutService = ReturnType<typeof createTryoutService>;

/** One is answered at once; as many more are offered. */
const STARTERS = 3;
const HOUR_S = 3600;

/** Lets visitors try manuals of their own. Every method but `begin` answers alike for a wrong token and one whose time is over. */
export function createTryoutService(deps: Deps) {
  const { db, isOpen, asks, indexes, links, intake, storedFiles, uploadProduct, visitorOf } = deps;
  const repository = createTryoutRepository(db);

  async function find(token: string): Promise<ShownTryout> {
    const row = await repository.findByToken(hashToken(token));
    if (!row) throw missing();
    return row;
  }

  async function exchangeWith({ id, visitor }: ShownTryout, question: string): Promise<Exchange> {
    const product = await indexes.get(visitor, id);
    const asked = { companyId: visitor, productId: id, ...product };
    const { answer, suggestions } = await asks.answerUnkeptFrom(asked, question);
    return { question, answer: presentUnkept(question, answer, links).answer, suggestions };
  }

  /** The first of the manual's own questions that it answers, answered, and some of the others. */
  async function openWith(row: ShownTryout): Promise<Pick<Tryout, 'opening' | 'starters'>> {
    if (row.status !== 'ready') return { opening: null, starters: [] };
    const { look } = await indexes.get(row.visitor, row.id);
    const questions = await look('firstQuestions', STARTERS + 1);
    for (const question of questions) {
      const opening = await exchangeWith(row, question);
      if (opening.answer.answered !== true) continue;
      // A manual with few headings has few questions of its own: what stands near the answer goes on with it.
      const others = new Set([...questions, ...opening.suggestions]);
      others.delete(question);
      return { opening, starters: [...others].slice(0, STARTERS) };
    }
    return { opening: null, starters: questions.slice(0, STARTERS) };
  }

  /** Row and plan of removal come before the file, so that nothing can be stored that nobody will remove. */
  async function record(address: string, file: ReceivedFile) {
    const { filename, format } = await intake.inspect(file);
    if (format === 'doc') throw wrongFormat();
    const { token, row } = createToken(TRYOUT_HOURS * HOUR_MS);
    const { id, tokenHash, expiresAt } = row;
    const visitor = visitorOf(address);
    const fileKey = createFileKey(id, format);
    const { bytes, sha256 } = file;
    await db.transaction(async (tx) => {
      const within = createTryoutRepository(tx);
      const { own, all } = await within.countWhenAdding(visitor);
      if (own >= MAX_TRYOUTS_PER_ADDRESS) throw tooMany();
      if (all >= MAX_TRYOUTS) throw isFull();
      await within.insert({ id, tokenHash, visitor, fileKey, filename, format, bytes, sha256, expiresAt });
      await removeLater(tx, TRYOUT_HOURS * HOUR_MS);
    });
    return { id, visitor, fileKey, token, expiresAt };
  }

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
      const row = await find(token);
      const ahead = row.status === 'queued' ? await countAhead(db, row.visitor, row.id) : null;
      return presentTryout(row, ahead, await openWith(row));
    },

    /** @throws AppError not_found, also while it is not read yet */
    async ask(token: string, question: string): Promise<Exchange> {
      const row = await find(token);
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
    async keep({ companyId }: OfCompany, token: string): Promise<string> {
      const row = await find(token);
      const { fileKey, filename, bytes, sha256 } = row;
      const path = join(deps.incomingDir, uuidv7());
      try {
        // The file is copied: should the company have no room for it, it can still be tried.
        await storedFiles.withLocalFile(fileKey, (stored) => copyFile(stored, path));
        const fields = { product_name: nameOf(titleOf(row)) };
        return await uploadProduct({ companyId }, fields, { path, filename, bytes, sha256 }, async (tx) => {
          await discard(tx, row.tokenHash);
        });
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** Forgets a manual and has its file removed. @throws AppError not_found */
async function discard(db: Db, tokenHash: string): Promise<ShownTryout> {
  return db.transaction(async (tx) => {
    const row = await createTryoutRepository(tx).take(tokenHash);
    if (!row) throw missing();
    await removeFilesLater(tx, [row]);
    return row;
  });
}

const MAX_NAME_CHARS = 160;
const nameOf = (title: string): string => [...title].slice(0, MAX_NAME_CHARS).join('').trim() || 'Manual';

const missing = (): AppError => notFound('This manual');

function wrongFormat(): AppError {
  const message = `File type .doc can be uploaded with an account. Without one, please use a ${NAMED_TRYOUT_FORMATS} file.`;
  return new AppError('unsupported_file', message, { errors: { file: message } });
}

const tooMany = (): AppError =>
  new AppError(
    'too_many_requests',
    `From one address ${MAX_TRYOUTS_PER_ADDRESS} manuals can be tried in ${TRYOUT_HOURS} hours. Sign up to upload more.`,
    { headers: { 'retry-after': String(HOUR_S) } },
  );

const isFull = (): AppError =>
  new AppError('unavailable', 'Very many people try manuals just now. Please try again later, or sign up.', {
    headers: { 'retry-after': String(HOUR_S) },
  });
