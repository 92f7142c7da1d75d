/** The maker's side of instructions pages: what is on them, until when they are promised, who wants paper. */
import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import {
  type InstructionPage,
  LEAST_PROMISE_YEARS,
  MAX_EDITIONS,
  MAX_INSTRUCTION_PAGES,
  MOST_PROMISE_YEARS,
} from '../../../contracts/manuals/instructions.ts';
import { detectFormat } from '../../../engine/read/detect-format.ts';
import { compareSerials } from '../../../replies/serials.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import { lockCompany } from '../../db/lock-company.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ReceivedFile } from '../../http/multipart.ts';
import { groupBy } from '../../lib/group-by.ts';
import { toStorable } from '../../lib/storable.ts';
import { addMonths, dayOf } from '../../time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StoredFiles } from '../files/stored-files.service.ts';
import { nameAs } from '../manuals/name-as.ts';
import type { LockPublishedText } from '../manuals/published-text.ts';
import type { PlanLimits } from '../products/plan-limits.ts';
import { requireProduct } from '../products/require-product.ts';
import { editionContent } from './edition-content.ts';
import { presentPage } from './instructions.presenter.ts';
import { createInstructionsRepository, type PageRow } from './instructions.repository.ts';

export type InstructionsDeps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'keepFile' | 'record' | 'removeLater'>;
  planLimits: Pick<PlanLimits, 'assertCanStore'>;
  lockPublishedText: LockPublishedText;
  publicUrl: string;
  /** The present; only tests give another. */
  now?: () => Date;
};
export type InstructionsService = ReturnType<typeof createInstructions>;

/** A page by what its address holds. */
export type PageKey = { productId: string; pageId: string };
export type PageFields = Pick<PageRow, 'model' | 'serialFrom' | 'serialTo' | 'gtin' | 'paperDays'>;
export type NewEdition = {
  manualId: string;
  language: string;
  validFrom: string;
  serialFrom: string;
  serialTo: string;
};

/** Crockford's alphabet, small: nobody mistakes one of its letters for another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_CHARS = 12;

const missing = (): AppError => notFound('This instructions page');

/** Makes the service. All calls throw AppError not_found for what is none of the company's. */
export function createInstructions(deps: InstructionsDeps) {
  const { db, storedFiles, planLimits, publicUrl, lockPublishedText, now = () => new Date() } = deps;

  async function list({ companyId }: CompanyActor, productId: string): Promise<InstructionPage[]> {
    await requireProduct(db, companyId, productId);
    const repository = createInstructionsRepository(db);
    const pages = await repository.listPages(companyId, productId);
    const editions = await repository.listEditions(
      companyId,
      pages.map(({ id }) => id),
    );
    const byPage = groupBy(editions, ({ pageId }) => pageId);
    const shown: InstructionPage[] = [];
    for (const page of pages) {
      const requests = await repository.listRequests(companyId, page.id);
      shown.push(presentPage(page, byPage.get(page.id) ?? [], requests, publicUrl));
    }
    return shown;
  }

  async function show(actor: CompanyActor, { productId, pageId }: PageKey): Promise<InstructionPage> {
    const page = (await list(actor, productId)).find(({ _id }) => _id === pageId);
    if (!page) throw missing();
    return page;
  }

  /** Changes a page in a transaction that nobody deletes its product in, and shows it. */
  async function change(
    actor: CompanyActor,
    key: PageKey,
    how: (tx: Db, page: PageRow) => Promise<void>,
  ): Promise<InstructionPage> {
    await db.transaction(async (tx) => {
      const page = await lockPage(tx, actor.companyId, key);
      await how(tx, page);
    });
    return show(actor, key);
  }

  return {
    list,

    /** A draft. @throws AppError conflict where the product has as many as it can */
    async add(actor: CompanyActor, productId: string, fields: PageFields): Promise<InstructionPage> {
      const { companyId } = actor;
      assertOrdered(fields);
      const id = uuidv7();
      await db.transaction(async (tx) => {
        await lockCompany(tx, companyId);
        const within = createInstructionsRepository(tx);
        if (!(await within.lockProduct(companyId, productId))) throw notFound('This product');
        if ((await within.listPages(companyId, productId)).length >= MAX_INSTRUCTION_PAGES)
          throw new AppError('conflict', `A product can have ${MAX_INSTRUCTION_PAGES} instructions pages.`);
        await within.insertPage({ companyId, id, productId, code: createCode(), ...fields });
      });
      return show(actor, { productId, pageId: id });
    },

    /** @throws AppError conflict for another GTIN than the one that is published */
    change: (actor: CompanyActor, key: PageKey, fields: PageFields): Promise<InstructionPage> =>
      change(actor, key, async (tx, page) => {
        assertOrdered(fields);
        if (page.publishedAt && page.gtin !== '' && page.gtin !== fields.gtin)
          throw new AppError(
            'conflict',
            'This GTIN is published and may be printed on machines, so it stays. Add another page for another GTIN.',
          );
        await createInstructionsRepository(tx).updatePage(actor.companyId, page.id, fields);
      }),

    /** Deletes a draft, or a page whose promise is over or was broken. @throws AppError conflict while it is promised */
    async remove(actor: CompanyActor, key: PageKey): Promise<void> {
      const { companyId } = actor;
      await db.transaction(async (tx) => {
        const page = await lockPage(tx, companyId, key);
        if (isKept(page, dayOf(now())))
          throw new AppError('conflict', `This page is promised until ${page.promisedUntil}.`);
        if (page.declarationKey) await storedFiles.removeLater(tx, companyId, [page.declarationKey]);
        await createInstructionsRepository(tx).deletePage(companyId, page.id);
        await recordAudit(tx, actor, {
          action: 'instructions.deleted',
          companyId,
          subject: { id: page.id, name: page.model },
          before: { promisedUntil: page.promisedUntil },
        });
      });
    },

    /** @throws AppError conflict for a manual that is not read, or a page that is full */
    addEdition: (actor: CompanyActor, key: PageKey, edition: NewEdition): Promise<InstructionPage> =>
      change(actor, key, async (tx, page) => {
        assertOrdered(edition);
        const { manualId, ...fields } = edition;
        const { companyId } = actor;
        const manual = await lockPublishedText(tx, companyId, manualId);
        if (!manual || manual.productId !== page.productId) throw notFound('This manual');
        if (!manual.version)
          throw new AppError('conflict', 'This manual is not read yet. Wait until it is ready.');
        const within = createInstructionsRepository(tx);
        if ((await within.listEditions(companyId, [page.id])).length >= MAX_EDITIONS)
          throw new AppError('conflict', `A page can have ${MAX_EDITIONS} versions.`);
        const { id: versionId, sections, passages } = manual.version;
        await within.insertEdition({
          ...{ companyId, id: uuidv7(), pageId: page.id, versionId, ...fields },
          content: toStorable(editionContent(sections, passages)),
        });
      }),

    /** @throws AppError conflict once the page is published */
    removeEdition: (
      actor: CompanyActor,
      { editionId, ...key }: PageKey & { editionId: string },
    ): Promise<InstructionPage> =>
      change(actor, key, async (tx, page) => {
        if (page.publishedAt)
          throw new AppError(
            'conflict',
            'This page is published, so what is on it stays. Add a newer version instead.',
          );
        const { companyId } = actor;
        if (!(await createInstructionsRepository(tx).deleteEdition(companyId, page.id, editionId)))
          throw notFound('This version');
        await recordAudit(tx, actor, {
          action: 'edition.removed',
          companyId,
          subject: { id: page.id, name: page.model },
        });
      }),

    /** @throws AppError conflict without a manual, or once it was taken down; invalid_request for a day that can't be */
    publish: (actor: CompanyActor, key: PageKey, promisedUntil: string): Promise<InstructionPage> =>
      change(actor, key, async (tx, page) => {
        const { companyId } = actor;
        const within = createInstructionsRepository(tx);
        if (page.releasedAt) throw new AppError('conflict', 'This page was taken down. Add a new one.');
        if ((await within.listEditions(companyId, [page.id])).length === 0)
          throw new AppError('conflict', 'There is no manual on this page yet. Add one first.');
        const publishedAt = page.publishedAt ?? now();
        assertCanPromise(promisedUntil, publishedAt, page.promisedUntil);
        await within.updatePage(companyId, page.id, { publishedAt, promisedUntil });
        await recordAudit(tx, actor, {
          action: 'instructions.published',
          companyId,
          subject: { id: page.id, name: page.model },
          before: { promisedUntil: page.promisedUntil },
          after: { promisedUntil },
        });
      }),

    /** @throws AppError unsupported_file for what is no PDF, plan_limit_reached */
    async setDeclaration(actor: CompanyActor, key: PageKey, file: ReceivedFile): Promise<InstructionPage> {
      const { companyId } = actor;
      await show(actor, key);
      const found = await detectFormat(file.path);
      if (!found.ok || found.format !== 'pdf')
        throw new AppError('unsupported_file', 'A declaration has to be a PDF.');
      const declarationKey = await storedFiles.keepFile(companyId, file.path, 'pdf');
      const stored = {
        declarationKey,
        declarationName: nameAs(file.filename.slice(0, 190), 'pdf'),
        declarationBytes: file.bytes,
      };
      return storedFiles.record(companyId, [declarationKey], () =>
        change(actor, key, async (tx, page) => {
          await planLimits.assertCanStore(tx, companyId, file.bytes);
          if (page.declarationKey) await storedFiles.removeLater(tx, companyId, [page.declarationKey]);
          await createInstructionsRepository(tx).updatePage(companyId, page.id, stored);
        }),
      );
    },

    async paperSent(
      actor: CompanyActor,
      { requestId, ...key }: PageKey & { requestId: string },
    ): Promise<InstructionPage> {
      await show(actor, key);
      const repository = createInstructionsRepository(db);
      if (!(await repository.markSent(actor.companyId, key.pageId, requestId, now())))
        throw notFound('This request');
      return show(actor, key);
    },
  };
}

/** A random code of 60 bits. */
const createCode = (): string =>
  Array.from(randomBytes(CODE_CHARS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** The company first, as when it is closed; then the product, as when it is deleted; then the page. */
async function lockPage(tx: Db, companyId: string, { productId, pageId }: PageKey): Promise<PageRow> {
  await lockCompany(tx, companyId);
  const within = createInstructionsRepository(tx);
  const isThere = await within.lockProduct(companyId, productId);
  const page = isThere && (await within.lockPage(companyId, productId, pageId));
  if (!page) throw missing();
  return page;
}

/** Whether a page must stay. @param today YYYY-MM-DD */
const isKept = ({ publishedAt, releasedAt, promisedUntil }: PageRow, today: string): boolean =>
  publishedAt !== null && releasedAt === null && promisedUntil !== null && promisedUntil >= today;

function assertOrdered({ serialFrom, serialTo }: { serialFrom: string; serialTo: string }): void {
  if (serialFrom === '' || serialTo === '' || compareSerials(serialFrom, serialTo) <= 0) return;
  const message = 'The last serial number comes before the first.';
  throw new AppError('invalid_request', message, { errors: { serialTo: message } });
}

/** A promise is for ten years from publishing at least, and only ever gets longer. */
function assertCanPromise(until: string, publishedAt: Date, before: string | null): void {
  const after = (years: number) => dayOf(addMonths(publishedAt, 12 * years));
  const [least, most] = [after(LEAST_PROMISE_YEARS), after(MOST_PROMISE_YEARS)];
  const fault =
    before !== null && until < before
      ? `It is promised until ${before} already, which can’t be shortened.`
      : until < least
        ? `Choose ${least} or a later day: instructions have to stay for ${LEAST_PROMISE_YEARS} years.`
        : until > most
          ? `Choose ${most} or an earlier day.`
          : null;
  if (fault !== null) throw new AppError('invalid_request', fault, { errors: { promisedUntil: fault } });
}
