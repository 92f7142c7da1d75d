/** What the manuals of a product hold: found by what is sought, and read page by page. Nothing is stored or charged. */
import type { Citation } from '../../../contracts/chat/messages.ts';
import type { Passage } from '../../../engine/document/manual.ts';
import { notFound } from '../../app-error.ts';
import type { LinkSigner } from '../files/link-signer.ts';
import type { HeldManual } from '../manuals/passages.repository.ts';
import type { Asker, AskTurns } from './ask-turns.ts';
import { citePlace } from './cite-place.ts';
import type { ProductIndexes } from './indexes/product-index.ts';
import type { Understand } from './model/understand.ts';

type Deps = {
  indexes: ProductIndexes;
  understand: Understand;
  turns: AskTurns;
  links: LinkSigner;
  listAnswering: (companyId: string, productId: string) => Promise<ReadableManual[]>;
};
/** A page of a manual, with its words as the quote. */
export type ManualPage = { citation: Citation; pages: number };
/** A manual that can be read; `pages` is null for Word files, which have none. */
export type ReadableManual = Pick<HeldManual, 'manualId' | 'title' | 'pages'>;
export type ManualSearch = ReturnType<typeof createManualSearch>;

/** Finds passages and reads pages. The caller has made sure that the product may be read. */
export function createManualSearch({ indexes, understand, turns, links, listAnswering }: Deps) {
  const cite = (manual: HeldManual, { page, pageEnd, heading }: Place, quote: string): Citation =>
    citePlace(manual, { page, pageEnd, heading, quote, boxes: [] }, links);

  return {
    /** The manuals of a product that can be read now, oldest first. */
    async listManuals(companyId: string, productId: string): Promise<ReadableManual[]> {
      // An index may have to be built, and is not needed for that.
      const manuals = await listAnswering(companyId, productId);
      return manuals.map(({ manualId, title, pages }) => ({ manualId, title, pages }));
    },

    /** The passages that come nearest to `words`, best first, each whole. @throws AppError unavailable */
    async find(asker: Asker, productId: string, words: string, limit: number): Promise<Citation[]> {
      const product = { ...asker, productId, ...(await indexes.get(asker.companyId, productId)) };
      const passages = await turns.take(asker, async () =>
        product.look('search', words, (await understand(product, words, [])).encoded, limit),
      );
      return passages.flatMap(({ manualId, passage }) => {
        const manual = product.manuals.get(manualId);
        return manual ? [cite(manual, passage, passage.text)] : [];
      });
    },

    /** @param manualId missing: the first manual. @throws AppError not_found */
    async readPage(
      companyId: string,
      productId: string,
      manualId: string | undefined,
      page: number,
    ): Promise<ManualPage> {
      const { manuals, look } = await indexes.get(companyId, productId);
      const manual = manualId === undefined ? [...manuals.values()][0] : manuals.get(manualId);
      if (!manual) throw notFound('This manual');
      if (manual.pages === null || page > manual.pages) throw notFound('This page');
      const passages = await look('passagesOn', manual.manualId, page);
      const [first] = passages;
      const heading = first?.heading ?? '';
      const citation = cite(manual, { page, pageEnd: page, heading }, wordsOf(passages, page));
      return { citation, pages: manual.pages };
    },
  };
}

type Place = { page: number | null; pageEnd: number | null; heading: string };

/** What passages say on a page, under their headings. */
function wordsOf(passages: readonly Passage[], page: number): string {
  let section: number | undefined;
  return passages
    .flatMap((passage) => {
      const text = partOn(passage, page);
      if (text === '') return [];
      const isNew = passage.section !== section && passage.heading !== '';
      section = passage.section;
      return isNew ? [passage.heading, text] : [text];
    })
    .join('\n\n');
}

/** The part of a passage that stands on a page; all of one whose lines have no place. */
function partOn({ text, spans }: Passage, page: number): string {
  if (spans.length === 0) return text;
  const here = spans.filter((span) => span.page === page);
  if (here.length === 0) return '';
  return text.slice(Math.min(...here.map(({ start }) => start)), Math.max(...here.map(({ end }) => end)));
}
