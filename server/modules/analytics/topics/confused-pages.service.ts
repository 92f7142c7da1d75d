import type {
  AnalyticsPeriod,
  AskedQuestion,
  ConfusingManual,
} from '../../../../contracts/analytics/analytics.ts';
import { printedOf } from '../../../../replies/to-stored-answer.ts';
import { notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { ListPage } from '../../../db/list-page.ts';
import type { CompanyActor } from '../../../http/actor.ts';
import type { CorrectionService } from '../../corrections/corrections.service.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { AnsweringVersion } from '../../manuals/answering.repository.ts';
import { requireProduct } from '../../products/require-product.ts';
import { createFiguresRepository } from '../figures/figures.repository.ts';
import type { Days } from '../period.ts';
import { presentQuestion } from '../question.presenter.ts';
import { type ConfusedRow, createConfusedRepository } from './confused.repository.ts';

type Deps = {
  db: Db;
  /** May be some seconds behind `db`: for counts only. */
  read: Db;
  signer: LinkSigner;
  corrections: Pick<CorrectionService, 'listForQuestions'>;
  /** For each manual of a product the version that answers now. */
  listManuals: (companyId: string, productId: string) => Promise<AnsweringVersion[]>;
};

type Confused = { product: { _id: string; product_name: string } | null; manuals: ConfusingManual[] };
type PagePlace = { product: string; manual: string; page: number };
type QuestionsInput = Days & { page: number; limit: number };

export type ConfusedPages = ReturnType<typeof createConfusedPages>;

/** Pages that were named for questions they did not help with: where a manual needs another word. */
export function createConfusedPages({ db, read, signer, corrections, listManuals }: Deps) {
  const repository = createConfusedRepository(db);
  const counts = createConfusedRepository(read);
  const figures = createFiguresRepository(read);

  async function findProduct(companyId: string, { product, ...days }: AnalyticsPeriod) {
    if (product === undefined) return figures.findMostConfusing(companyId, days);
    return { id: product, ...(await requireProduct(db, companyId, product)) };
  }

  return {
    /**
     * The manuals of the wanted product, most confusing first; of the product with most such questions where none is
     * wanted. @throws AppError not_found
     */
    async list({ companyId }: CompanyActor, period: AnalyticsPeriod): Promise<Confused> {
      const product = await findProduct(companyId, period);
      if (product === undefined) return { product: null, manuals: [] };
      const places = await counts.listPlaces(companyId, product.id, period);
      const manuals = (await listManuals(companyId, product.id)).map((version) =>
        presentManual(version, places, signer),
      );
      return {
        product: { _id: product.id, product_name: product.name },
        manuals: manuals.sort((a, b) => questionsOf(b) - questionsOf(a)),
      };
    },

    /** What was asked there, newest first. @throws AppError not_found */
    async listQuestions(
      { companyId }: CompanyActor,
      { product, manual: manualId, page }: PagePlace,
      input: QuestionsInput,
    ): Promise<ListPage<AskedQuestion>> {
      await requireProduct(db, companyId, product);
      const version = (await listManuals(companyId, product)).find((one) => one.manualId === manualId);
      if (!version) throw notFound('This manual');
      const place = { fileKey: version.fileKey, page };
      const { rows, total } = await repository.listQuestions(companyId, product, place, input);
      const corrected = await corrections.listForQuestions(
        companyId,
        product,
        rows.map(({ question }) => question),
      );
      return {
        rows: rows.map((row) => presentQuestion(row, corrected.get(row.question.id) ?? null, signer)),
        total,
      };
    },
  };
}

/** Questions about an earlier version are not counted at a page, because pages may have moved since. */
function presentManual(
  { manualId, title, fileKey, pages, printedPages }: AnsweringVersion,
  places: readonly ConfusedRow[],
  links: LinkSigner,
): ConfusingManual {
  const own = places.filter((place) => place.manualId === manualId);
  const confused = own.flatMap(({ fileKey: file, page, questions }) =>
    file === fileKey && page !== null && pages !== null && page <= pages
      ? [{ page, ...printedOf({ page }, printedPages), questions }]
      : [],
  );
  const { file, pageImage } = links.signFile(fileKey);
  const all = own.reduce((total, { questions }) => total + questions, 0);
  return {
    _id: manualId,
    title,
    pages,
    url: file,
    pageImage,
    confused: confused.sort((a, b) => a.page - b.page),
    elsewhere: all - confused.reduce((total, { questions }) => total + questions, 0),
  };
}

const questionsOf = ({ confused, elsewhere }: ConfusingManual): number =>
  confused.reduce((total, { questions }) => total + questions, elsewhere);
