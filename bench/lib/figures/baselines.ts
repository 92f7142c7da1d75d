import MiniSearch from 'minisearch';
import type { Passage } from '../../../engine/document/manual.ts';
import { termsOf } from '../../../engine/index/analysis.ts';
import { languageOf } from '../../../engine/index/language.ts';
import type { QuestionSet, SetPassage } from '../questions/question-sets.ts';

type Search = (question: string) => string[];

/** Engines to compare with, each a function from a set to a ranker. */
export const baselines: Record<string, (set: QuestionSet) => Promise<Search>> = {
  'MiniSearch default': async (set) => miniSearch(set, {}, {}),
  'MiniSearch tuned': async (set) =>
    miniSearch(
      set,
      { tokenize: englishTerms, processTerm: (term: string) => term },
      { boost: { heading: 1, path: 0.5 }, bm25: { k: 1.2, b: 0.7, d: 0 } },
    ),
  'plain BM25': async (set) => plainBm25(set),
};

/** MiniSearch as it comes, over the passages of a manual; hits carry their ordinals as ids. */
export function miniSearchOver(passages: readonly Passage[]): MiniSearch {
  const search = new MiniSearch({ fields: FIELDS });
  search.addAll(
    passages.map(({ ordinal, path, heading, text }) => ({
      id: ordinal,
      path: path.join(' '),
      heading,
      text,
    })),
  );
  return search;
}

const FIELDS = ['path', 'heading', 'text'];

const fieldsOf = ({ id, path, heading, text }: SetPassage) => ({
  id,
  path: (path ?? []).join(' '),
  heading: heading ?? '',
  text,
});
const englishTerms = (text: string) => termsOf(text, languageOf('en'));

function miniSearch(set: QuestionSet, analysis: object, searchOptions: object): Search {
  const search = new MiniSearch({ fields: FIELDS, ...analysis, searchOptions });
  search.addAll(set.passages.map(fieldsOf));
  return (question) =>
    search
      .search(question)
      .slice(0, 10)
      .map((hit) => String(hit.id));
}

/** BM25 (k1 1.2, b .75) over all words of a passage in one field, neither stemmed nor stopped. */
function plainBm25(set: QuestionSet): Search {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const documents = set.passages.map((passage) => words(Object.values(fieldsOf(passage)).slice(1).join(' ')));
  const averageLength = documents.reduce((sum, document) => sum + document.length, 0) / documents.length;
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((document, i) => {
    for (const word of document) {
      const frequencies = postings.get(word) ?? new Map<number, number>();
      frequencies.set(i, (frequencies.get(i) ?? 0) + 1);
      postings.set(word, frequencies);
    }
  });
  return (question) => {
    const scores = new Map<number, number>();
    for (const word of words(question)) {
      const frequencies = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - frequencies.size + 0.5) / (frequencies.size + 0.5));
      for (const [i, frequency] of frequencies) {
        const length = (documents[i]?.length ?? 0) / averageLength;
        const score = (idf * frequency * 2.2) / (frequency + 1.2 * (0.25 + 0.75 * length));
        scores.set(i, (scores.get(i) ?? 0) + score);
      }
    }
    const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, 10);
    return best.map(([i]) => set.passages[i]?.id ?? '');
  };
}
