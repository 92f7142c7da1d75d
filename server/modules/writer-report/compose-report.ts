import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type AskedManual,
  type CheckedForWriter,
  MAX_WRITER_QUESTIONS,
  type WriterReport,
} from '../../../contracts/analytics/writer-report.ts';
import type { ManualCheck } from '../../../contracts/manuals/manual-checks.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { Days } from '../analytics/period.ts';
import type { TopicService } from '../analytics/topics/topics.service.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { ManualCheckService } from '../manual-checks/manual-checks.service.ts';
import type { AnsweringVersion } from '../manuals/answering.repository.ts';
import type { EditionRepository } from '../manuals/editions.repository.ts';
import { requireProduct } from '../products/require-product.ts';
import { type AskedRow, createAskedQuestionRepository } from './asked-questions.repository.ts';
import { createSectionFinder, type Outline } from './find-section.ts';
import { createFindWords } from './find-words.service.ts';
import { createSectionContentRepository } from './section-contents.repository.ts';
import { countNeeded, presentSections, type Tally, tallySections } from './tally-sections.ts';
import { createUnansweredTopics } from './unanswered-topics.service.ts';
import { createVersionChanges } from './version-changes.service.ts';

export type ComposeDeps = {
  db: Db;
  /** May be some seconds behind `db`: for counts only. */
  read: Db;
  signer: LinkSigner;
  topics: Pick<TopicService, 'findTroubles'>;
  checks: Pick<ManualCheckService, 'list'>;
  indexes: Pick<ProductIndexes, 'get'>;
  asks: Pick<AskService, 'answerUnkept'>;
  /** For each manual of a product the version that answers now. */
  listManuals: (companyId: string, productId: string) => Promise<AnsweringVersion[]>;
  listSections: EditionRepository['listSections'];
  findCompanyName: (companyId: string) => Promise<string>;
};

/** To find where a portion begins costs most of a second where a product was asked a hundred thousand times: few portions are fastest. */
const PORTION = 2_500;

/**
 * Composes the report of a product and a period from the rows that are there, and keeps nothing of it.
 * @throws AppError not_found for another company's product, as for a missing one
 */
export function createComposeReport(deps: ComposeDeps) {
  const { db, read, checks, findCompanyName } = deps;
  const { countAsked } = createAskedQuestionRepository(read);
  const findWords = createFindWords(deps);
  const findUnanswered = createUnansweredTopics(deps);
  const findChanges = createVersionChanges(deps);

  return async (actor: CompanyActor, productId: string, days: Days): Promise<WriterReport> => {
    const { companyId } = actor;
    const { name } = await requireProduct(db, companyId, productId);
    const outlines = await listOutlines(deps, companyId, productId);
    const find = createSectionFinder(outlines);
    const rows = await listAsked(db, companyId, productId, days);
    const tally = tallySections(rows, find);
    const names = [name, await findCompanyName(companyId)];
    const isAll = rows.length < MAX_WRITER_QUESTIONS;
    return {
      product: { _id: productId, product_name: name },
      ...{ from: days.from, to: days.to },
      total: isAll ? rows.length : await countAsked(companyId, productId, days),
      looked_at: rows.length,
      fates: tally.fates,
      manuals: await presentManuals(deps, companyId, outlines, tally),
      unanswered: await findUnanswered(actor, productId, days, find),
      words: await findWords({ companyId, productId, names, rows, outlines, find }),
      checks: (await checks.list(actor, productId)).map(withoutDismissed),
      versions: await findChanges(companyId, productId, days, new Date()),
    };
  };
}

async function listOutlines(
  { listManuals, listSections }: Pick<ComposeDeps, 'listManuals' | 'listSections'>,
  companyId: string,
  productId: string,
): Promise<Outline[]> {
  const outlines: Outline[] = [];
  for (const version of await listManuals(companyId, productId))
    outlines.push({ version, sections: await listSections(companyId, version) });
  return outlines;
}

/** The newest questions, as many as are looked at. */
async function listAsked(db: Db, companyId: string, productId: string, days: Days): Promise<AskedRow[]> {
  const repository = createAskedQuestionRepository(db);
  const rows: AskedRow[] = [];
  while (rows.length < MAX_WRITER_QUESTIONS) {
    const limit = Math.min(PORTION, MAX_WRITER_QUESTIONS - rows.length);
    const after = rows.at(-1)?.id ?? null;
    const portion = await repository.listAsked(companyId, productId, days, { after, limit });
    for (const row of portion) rows.push(row);
    if (portion.length < limit) break;
    await yieldToEventLoop();
  }
  return rows;
}

async function presentManuals(
  { db, signer }: Pick<ComposeDeps, 'db' | 'signer'>,
  companyId: string,
  outlines: readonly Outline[],
  tally: Tally,
): Promise<AskedManual[]> {
  const { listContents } = createSectionContentRepository(db);
  const manuals: AskedManual[] = [];
  for (const outline of outlines) {
    const { version } = outline;
    const sections = presentSections(outline, await listContents(companyId, version), tally);
    const signed = signer.signFile(version.fileKey);
    manuals.push({
      ...{ _id: version.manualId, title: version.title, version: version.number, pages: version.pages },
      ...{ url: signed.file, pageImage: version.pages === null ? null : signed.pageImage },
      sections,
      ...countNeeded(sections),
      elsewhere: tally.elsewhere.get(version.manualId) ?? 0,
    });
  }
  return manuals;
}

function withoutDismissed({ manualId, title, state, groups }: ManualCheck): CheckedForWriter {
  const open = groups.map(({ kind, total, findings }) => {
    const shown = findings.filter(({ isDismissed }) => !isDismissed);
    return { kind, total: total - (findings.length - shown.length), findings: shown };
  });
  return {
    ...{ manualId, title, isChecked: state === 'checked' },
    groups: open.filter(({ findings }) => findings.length > 0),
  };
}
