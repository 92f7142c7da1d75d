/** What everybody gets of instructions pages, and how somebody asks for paper. Nothing here is counted per reader. */
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { instructionPaths } from '../../../../contracts/instruction-paths.ts';
import { type Gs1Article, gs1Path } from '../../../../contracts/manuals/gs1.ts';
import { MAX_PAPER_REQUESTS_PER_DAY, type PaperForm } from '../../../../contracts/manuals/instructions.ts';
import { isBounded, isWithin } from '../../../../replies/serials.ts';
import type { Db } from '../../../db/connect.ts';
import { lockCompany } from '../../../db/lock-company.ts';
import type { EditionSection } from '../../../db/schema/instructions.ts';
import { DAY_MS, dayOf, daysBefore } from '../../../time.ts';
import type { ArchiveCopies } from '../../files/archive-copy.ts';
import type { StoredFiles } from '../../files/stored-files.service.ts';
import type { MailsService } from '../../mails/mails.service.ts';
import { paperRequestMail } from '../../mails/paper-request-mail.ts';
import type { IdentityService } from '../../platform-settings/identity.service.ts';
import { createInstructionsRepository, type EditionRow } from '../instructions.repository.ts';
import { createEditionCopies } from './archive-copy.ts';
import { createEditionUpkeep } from './edition-upkeep.ts';
import { createPublicInstructionsRepository, type PublicRow } from './public-instructions.repository.ts';

type Deps = {
  db: Db;
  storedFiles: Pick<StoredFiles, 'openFile'>;
  archiveCopies: ArchiveCopies;
  mails: Pick<MailsService, 'queue'>;
  identity: Pick<IdentityService, 'read'>;
  publicUrl: string;
  now?: () => Date;
};
export type PublicInstructions = ReturnType<typeof createPublicInstructions>;

/** A page with the versions on it, the newest first. */
export type PublicPage = { page: PublicRow; editions: EditionRow[] };

/** Pages that one article number leads to, at most. */
const MAX_CANDIDATES = 20;

/** Makes the service. What is no draft, not taken down and not deleted is found, and nothing else. */
export function createPublicInstructions({
  db,
  storedFiles,
  archiveCopies,
  mails,
  identity,
  publicUrl,
  now = () => new Date(),
}: Deps) {
  const repository = createPublicInstructionsRepository(db);
  const own = createInstructionsRepository(db);

  async function find(code: string): Promise<PublicPage | undefined> {
    const page = await repository.findPage(code);
    return page && { page, editions: await own.listEditions(page.companyId, [page.id]) };
  }

  const upkeep = createEditionUpkeep({ repository, publicUrl, now });

  return {
    find,

    /** Today, YYYY-MM-DD, by which versions are valid or not yet. */
    today: (): string => dayOf(now()),

    /** The text of a version. */
    content: ({ page }: Pick<PublicPage, 'page'>, editionId: string): Promise<EditionSection[] | undefined> =>
      repository.findContent(page.companyId, page.id, editionId),

    ...upkeep,
    ...createEditionCopies({ repository, archiveCopies }),

    /** A file that a page names. @throws {FileNotFoundError} */
    openFile: (fileKey: string): Promise<Readable> => storedFiles.openFile(fileKey),

    /**
     * The pages of an article. Where some are for machines with certain serial numbers, those that hold the one asked
     * for go before those that are for all.
     */
    async resolve({ gtin, serial }: Gs1Article): Promise<PublicRow[]> {
      const found = await repository.listByGtin(gtin, MAX_CANDIDATES);
      if (serial === '') return found;
      const fitting = found.filter((page) => isBounded(page) && isWithin(page, serial));
      return fitting.length > 0 ? fitting : found.filter((page) => !isBounded(page));
    },

    /** Addresses of a page, for programs. */
    addressOf: (path: string): string => publicUrl + path,
    gs1AddressOf: ({ gtin, serial }: Gs1Article): string => publicUrl + gs1Path(gtin, serial),

    /**
     * Stores a request and mails it to the maker; nothing is sent to anybody else.
     * @returns the day by which paper is due; or why it was not taken: the page has no manual in that language, or the maker gets too
     * many requests today
     */
    async askForPaper(
      { page, editions }: PublicPage,
      form: PaperForm,
    ): Promise<{ dueOn: string } | 'not-offered' | 'too-many'> {
      if (!editions.some(({ language }) => language === form.language)) return 'not-offered';
      return db.transaction(async (tx) => {
        const { companyId } = page;
        // One after another, so that the count holds.
        await lockCompany(tx, companyId);
        const within = createInstructionsRepository(tx);
        const today = await within.countRequestsSince(companyId, daysBefore(now(), 1));
        if (today >= MAX_PAPER_REQUESTS_PER_DAY) return 'too-many';
        const dueOn = dayOf(new Date(now().getTime() + page.paperDays * DAY_MS));
        await within.insertRequest({ companyId, id: uuidv7(), pageId: page.id, ...form, dueOn });
        const { brandName } = await identity.read(tx);
        const link = publicUrl + instructionPaths.product.href(page.productId);
        const content = paperRequestMail({ ...page, ...form, brandName, dueOn, link });
        await mails.queue(tx, { companyId, recipient: page.mailbox, content, isPrivate: true });
        return { dueOn };
      });
    },

    /** Erases requests that are old, with the addresses in them. @returns how many */
    sweepRequests: (before: Date): Promise<number> => own.deleteRequestsBefore(before),
  };
}
