import { type CustomerWord, MAX_WRITER_WORDS } from '../../../contracts/analytics/writer-report.ts';
import { wordsAsked } from '../../../contracts/chat/photo-question.ts';
import type { UnknownWord } from '../../../engine/vocabulary/unknown-words.ts';
import type { SectionPlace } from '../../../engine/vocabulary/words-of-manuals.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import type { AskedRow } from './asked-questions.repository.ts';
import type { FindSection, FoundSection, Outline } from './find-section.ts';
import { presentPlace } from './present-place.ts';
import { tallyWords } from './tally-words.ts';

type Deps = { indexes: Pick<ProductIndexes, 'get'> };
type Asked = {
  companyId: string;
  productId: string;
  /** Of the product and its maker. */
  names: readonly string[];
  rows: readonly AskedRow[];
  outlines: readonly Outline[];
  find: FindSection;
};

/** A slice takes a few hundredths of a second, after which customers have their turn on the thread. */
const SLICE_QUESTIONS = 250;
/** Words that are looked up; the manual has some of them in another form. */
const MOST_LOOKED_UP = 2 * MAX_WRITER_WORDS;
const SLICE_WORDS = 20;

/** Finds the words that customers use and the manuals don't print, with what the manuals have for them. */
export function createFindWords({ indexes }: Deps) {
  return async ({ companyId, productId, names, rows, outlines, find }: Asked): Promise<CustomerWord[]> => {
    if (rows.length === 0) return [];
    const { look, passages } = await indexes.get(companyId, productId);
    // Without a manual every word is one that it does not print.
    if (passages === 0) return [];
    const wordsOf: UnknownWord[][] = [];
    for (let from = 0; from < rows.length; from += SLICE_QUESTIONS) {
      const questions = rows.slice(from, from + SLICE_QUESTIONS).map(({ question }) => wordsAsked(question));
      wordsOf.push(...(await look('unknownWords', questions, names)));
    }
    const used = tallyWords(rows, wordsOf, find).slice(0, MOST_LOOKED_UP);
    const shown: CustomerWord[] = [];
    for (let from = 0; from < used.length && shown.length < MAX_WRITER_WORDS; from += SLICE_WORDS) {
      const slice = used.slice(from, from + SLICE_WORDS);
      const found = await look(
        'wordsOfManuals',
        slice.map(({ term, word, answeredIn }) => ({ term, word, answeredIn: answeredIn.map(keyOf) })),
      );
      for (const [at, { term: _, answeredIn: __, answeredBy, ...use }] of slice.entries()) {
        const { isKnown = true, printed = [] } = found[at] ?? {};
        if (isKnown) continue;
        shown.push({
          ...use,
          printed: printed.flatMap(({ word, place }) => {
            const section = placeIn(outlines, place);
            return section ? [{ word, place: section }] : [];
          }),
          answeredBy: answeredBy && presentPlace(answeredBy.outline, answeredBy.section),
        });
      }
    }
    return shown.slice(0, MAX_WRITER_WORDS);
  };
}

const keyOf = ({ outline, section }: FoundSection) => ({
  manualId: outline.version.manualId,
  section: section.ordinal,
});

/** Null where the manuals have changed since the index was opened. */
function placeIn(outlines: readonly Outline[], { manualId, section, page }: SectionPlace) {
  const outline = outlines.find(({ version }) => version.manualId === manualId);
  const found = outline?.sections.find(({ ordinal }) => ordinal === section);
  return outline && found ? presentPlace(outline, found, page) : null;
}
