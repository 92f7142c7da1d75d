/**
 * How much of the answer that people wrote is in the extract: `npm run bench -- answers [DIR]`. Token F1, ROUGE-L and
 * whether a gold sentence is in it, over answerable questions that are not answered by yes or no; mean of the sets.
 */
import { createCitationList } from '../engine/ask/citations.ts';
import { type ExtractedAnswer, extractAnswer } from '../engine/ask/extracted-answer.ts';
import { search } from '../engine/ask/search.ts';
import { buildIndex } from '../engine/index/build-index.ts';
import { splitSentences } from '../engine/structure/sentences.ts';
import { DEFAULT_SETS, loadQuestionSets, type QuestionSet, toManualSource } from './lib/question-sets.ts';
import { percent, printTable, round } from './lib/table.ts';
import { holdsGoldSentence, rougeL, tokenF1, wordsOf } from './lib/text-overlap.ts';

type Quality = { questions: number; f1: number; rougeL: number; goldSentence: number; words: number };

export async function run([dir = DEFAULT_SETS]: string[]): Promise<void> {
  const perSet = new Map<string, Quality>();
  for (const set of loadQuestionSets(dir)) perSet.set(set.name, await measure(set));
  const macro = average([...perSet.values()]);
  const rows = [...perSet, ['mean of sets', macro] as const].map(([name, quality]) => toRow(name, quality));
  printTable(['set', 'questions', 'token F1', 'ROUGE-L', 'gold sentence', 'words'], rows);
  const shares = {
    f1: round(macro.f1),
    rougeL: round(macro.rougeL),
    goldSentence: round(macro.goldSentence),
  };
  console.log(
    JSON.stringify({ bench: 'answers', questions: macro.questions, ...shares, words: round(macro.words) }),
  );
}

async function measure(set: QuestionSet): Promise<Quality> {
  const index = await buildIndex([toManualSource(set)]);
  const qualities = set.questions.flatMap(
    ({ question, answers: [gold = ''], answerable, kind }): Quality[] => {
      if (!answerable || kind === 'yes_no') return [];
      const found = search(index, question);
      const [best] = found.passages;
      const text = best === undefined ? '' : said(extractAnswer(index, found, best, createCitationList()));
      const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
      const goldSentence = holdsGoldSentence(sentences, gold) ? 1 : 0;
      return [
        {
          questions: 1,
          f1: tokenF1(text, gold),
          rougeL: rougeL(text, gold),
          goldSentence,
          words: wordsOf(text).length,
        },
      ];
    },
  );
  return { ...average(qualities), questions: qualities.length };
}

/** Everything that the answer shows as the manual's words. */
const said = ({ content, steps, table }: ExtractedAnswer): string =>
  [content, ...steps.map(({ text }) => text), ...(table?.rows.map((row) => row.join(' ')) ?? [])].join('\n');

function average(all: readonly Quality[]): Quality {
  const mean = (value: (quality: Quality) => number) =>
    all.reduce((sum, quality) => sum + value(quality), 0) / Math.max(1, all.length);
  return {
    questions: all.reduce((sum, quality) => sum + quality.questions, 0),
    f1: mean((q) => q.f1),
    rougeL: mean((q) => q.rougeL),
    goldSentence: mean((q) => q.goldSentence),
    words: mean((q) => q.words),
  };
}

function toRow(name: string, q: Quality): string[] {
  return [
    name,
    String(q.questions),
    percent(q.f1),
    percent(q.rougeL),
    percent(q.goldSentence),
    q.words.toFixed(0),
  ];
}
