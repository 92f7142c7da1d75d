/**
 * How much of the answer that people wrote is in ours: `npm run bench -- answers [DIR]`. Token F1 and ROUGE-L of the
 * extract, and whether a gold sentence is in it, or in the 150 words that extract and further quotes begin with; over
 * answerable questions that are not answered by yes or no, whatever the confidence; mean of the sets.
 */

import { answerFound } from '../../engine/ask/ask.ts';
import type { Answer } from '../../engine/ask/base/answer.ts';
import { splitSentences } from '../../engine/document/sentences.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { holdsGoldSentence, rougeL, tokenF1, wordsOf } from '../lib/figures/text-overlap.ts';
import { openIndex, searchIndex } from '../lib/manuals/open-index.ts';
import {
  DEFAULT_SETS,
  loadQuestionSets,
  type QuestionSet,
  toManualSource,
} from '../lib/questions/question-sets.ts';

type Quality = {
  questions: number;
  f1: number;
  rougeL: number;
  goldSentence: number;
  goldSentenceIn150: number;
  words: number;
};

/** Words of the answer and of what it quotes beyond, as a reader takes them in. */
const READ_WORDS = 150;

export async function run([dir = DEFAULT_SETS]: string[]): Promise<void> {
  const perSet = new Map<string, Quality>();
  for (const set of loadQuestionSets(dir)) perSet.set(set.name, await measure(set));
  const macro = average([...perSet.values()]);
  const rows = [...perSet, ['mean of sets', macro] as const].map(([name, quality]) => toRow(name, quality));
  printTable(['set', 'questions', 'token F1', 'ROUGE-L', 'gold sentence', 'in 150 words', 'words'], rows);
  const shares = {
    f1: round(macro.f1),
    rougeL: round(macro.rougeL),
    goldSentence: round(macro.goldSentence),
    goldSentenceIn150: round(macro.goldSentenceIn150),
  };
  console.log(
    JSON.stringify({ bench: 'answers', questions: macro.questions, ...shares, words: round(macro.words) }),
  );
}

async function measure(set: QuestionSet): Promise<Quality> {
  const index = await openIndex([toManualSource(set)]);
  const perQuestion = await Promise.all(
    set.questions.map(async ({ question, answers: [gold = ''], answerable, kind }): Promise<Quality[]> => {
      if (!answerable || kind === 'yes_no') return [];
      const found = await searchIndex(index, question);
      const { answer } = answerFound(index, { ...found, band: 'answer' });
      const text = said(answer);
      const sentences = sentencesOf(text);
      return [
        {
          questions: 1,
          f1: tokenF1(text, gold),
          rougeL: rougeL(text, gold),
          goldSentence: holdsGoldSentence(sentences, gold) ? 1 : 0,
          goldSentenceIn150: holdsGoldSentence(readFirst([text, ...furtherQuotes(answer)]), gold) ? 1 : 0,
          words: wordsOf(text).length,
        },
      ];
    }),
  );
  const qualities = perQuestion.flat();
  return { ...average(qualities), questions: qualities.length };
}

/** Everything that the answer shows as the manual's words. */
const said = ({ content, steps, table }: Answer): string =>
  [content, ...steps.map(({ text }) => text), ...(table?.rows.map((row) => row.join(' ')) ?? [])].join('\n');

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** What is cited beside the extract itself. */
function furtherQuotes(answer: Answer): string[] {
  const own = wordsOf(said(answer)).join(' ');
  return answer.citations.flatMap(({ quote }) => (own.includes(wordsOf(quote).join(' ')) ? [] : [quote]));
}

/** The sentences of texts one after another, as far as they fit in what is read. */
function readFirst(texts: readonly string[]): string[] {
  let words = 0;
  return texts.flatMap(sentencesOf).filter((sentence) => {
    words += wordsOf(sentence).length;
    return words <= READ_WORDS;
  });
}

function average(all: readonly Quality[]): Quality {
  const mean = (value: (quality: Quality) => number) =>
    all.reduce((sum, quality) => sum + value(quality), 0) / Math.max(1, all.length);
  return {
    questions: all.reduce((sum, quality) => sum + quality.questions, 0),
    f1: mean((q) => q.f1),
    rougeL: mean((q) => q.rougeL),
    goldSentence: mean((q) => q.goldSentence),
    goldSentenceIn150: mean((q) => q.goldSentenceIn150),
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
    percent(q.goldSentenceIn150),
    q.words.toFixed(0),
  ];
}
