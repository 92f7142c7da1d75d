/**
 * What it is worth to know the chapter that a customer stands at: `npm run bench -- places`. The labelled questions of the
 * sample manuals are asked without a place, at the chapter that answers, and at another chapter; and questions are made of headings
 * ("How do I clean it?" of "Cleaning the water tank"), of which the place alone tells what they are about.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Turn } from '../../engine/ask/base/answer.ts';
import { type ChapterName, findChapter } from '../../engine/ask/chapters/find-chapter.ts';
import { listChapters } from '../../engine/ask/chapters/list-chapters.ts';
import { turnsAt } from '../../engine/ask/chapters/standing-at.ts';
import { CHAPTER_GAIN } from '../../engine/ask/find/favour-chapter.ts';
import { search } from '../../engine/ask/find/search.ts';
import { headedTask } from '../../engine/ask/words/heading-question.ts';
import type { Passage } from '../../engine/document/manual.ts';
import type { ManualIndex } from '../../engine/index/manual-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { encoder, meaningOf, openIndex } from '../lib/manuals/open-index.ts';
import { isGoldPlace, loadPageQuestions } from '../lib/questions/page-questions.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Sets that may be looked into, each with the folder of its manuals; see bench/sets/split.json. */
const SETS = [
  ['../sets/sample', '../../sample'],
  ['../sets/everyday', '../../sample'],
  ['../sets/other-authors', '../sets/other-authors'],
  ...['scanner-de', 'sound-pt', 'ups-en', 'zigbee-de'].map((name) => [
    `../sets/devices/${name}`,
    `../sets/devices/${name}`,
  ]),
].map((pair) => pair.map(here));
/** A place stands for a chapter, not for the deepest heading. */
const LEVEL = 2;
/** A manual with fewer has nothing to choose between. */
const FEW_CHAPTERS = 3;

/** A question, what answers it, and the chapter that it stands in. */
type Case = { question: string; isGold: (passage: Passage) => boolean; chapter: ChapterName };
type Standing = 'nowhere' | 'here' | 'elsewhere';
type Ranks = Record<Standing, number[]>;

const empty = (): Ranks => ({ nowhere: [], here: [], elsewhere: [] });

/** Prints the tables. */
export async function run(): Promise<void> {
  const labelled = empty();
  const made = empty();
  for (const [dir = '', manuals = ''] of SETS)
    for (const [file, rows] of groupBy(loadPageQuestions(dir, manuals).questions, (row) => row.file)) {
      const manual = await readCachedManual(join(manuals, file));
      const index = await openIndex([manual]);
      const chapters = chaptersOf(index);
      if (chapters.length < FEW_CHAPTERS) continue;
      const asked = rows.flatMap((row) =>
        row.answerable && row.history === undefined
          ? caseOf(index, chapters, row.question, (passage) => isGoldPlace(row, passage))
          : [],
      );
      await rankAll(index, chapters, asked, labelled);
      await rankAll(index, chapters, madeOf(index, chapters), made);
    }
  await encoder.close();
  const rows = [
    ...rowsOf('labelled questions', labelled),
    ...rowsOf('"How do I … it?" made of headings', made),
  ];
  printTable(['questions', 'asked', 'number', 'first', 'among three', 'MRR'], rows);
  const figures = { labelled: figuresOf(labelled), made: figuresOf(made) };
  console.log(JSON.stringify({ bench: 'places', gain: CHAPTER_GAIN, ...figures }));
}

/** The chapters that a company would choose: of the two upper levels. */
const chaptersOf = (index: ManualIndex): ChapterName[] =>
  listChapters(index)
    .filter(({ level }) => level <= LEVEL)
    .map(({ manualId, heading, path }) => ({ manualId, heading, path }))
    .filter((chapter) => findChapter(index, chapter) !== null);

/** The smallest chapter that holds what answers; nothing where none does. */
function caseOf(
  index: ManualIndex,
  chapters: readonly ChapterName[],
  question: string,
  isGold: Case['isGold'],
): Case[] {
  const [best] = chapters
    .map((chapter) => ({ chapter, passages: [...(findChapter(index, chapter)?.passages ?? [])] }))
    .filter(({ passages }) => passages.some((number) => isGoldNumber(index, number, isGold)))
    .sort((a, b) => a.passages.length - b.passages.length);
  return best === undefined ? [] : [{ question, isGold, chapter: best.chapter }];
}

function isGoldNumber(index: ManualIndex, number: number, isGold: Case['isGold']): boolean {
  const passage = index.passages[number];
  return passage !== undefined && isGold(passage);
}

/** English alone: what a heading tells to do, without what it is done to. */
function madeOf(index: ManualIndex, chapters: readonly ChapterName[]): Case[] {
  return index.manuals.flatMap(({ sections, language }) =>
    language !== 'en'
      ? []
      : sections.flatMap(({ heading, ordinal }) => {
          const task = headedTask(heading);
          if (task === null) return [];
          const isGold = ({ section }: Passage) => section === ordinal;
          return caseOf(index, chapters, `How do I ${task.verb} it?`, isGold);
        }),
  );
}

async function rankAll(
  index: ManualIndex,
  chapters: readonly ChapterName[],
  cases: readonly Case[],
  ranks: Ranks,
): Promise<void> {
  for (const [i, one] of cases.entries()) {
    const others = chapters.filter(
      (chapter) =>
        ![...(findChapter(index, chapter)?.passages ?? [])].some((number) =>
          isGoldNumber(index, number, one.isGold),
        ),
    );
    const other = others[(i * 7) % Math.max(1, others.length)];
    if (other === undefined) continue;
    ranks.nowhere.push(await rankOf(index, one, null));
    ranks.here.push(await rankOf(index, one, one.chapter));
    ranks.elsewhere.push(await rankOf(index, one, other));
  }
}

/** 1-based rank of the first passage that answers; infinite where none is found. */
async function rankOf(
  index: ManualIndex,
  { question, isGold }: Case,
  at: ChapterName | null,
): Promise<number> {
  const history: Turn[] = turnsAt([], at);
  const meaning = await meaningOf(index, question, history);
  const chapter = at && (findChapter(index, at)?.passages ?? null);
  const { passages } = search(index, question, { history, meaning, chapter });
  const rank = passages.findIndex(({ passage }) => isGold(passage));
  return rank < 0 ? Number.POSITIVE_INFINITY : rank + 1;
}

const SAID: Record<Standing, string> = {
  nowhere: 'without a place',
  here: 'at the chapter that answers',
  elsewhere: 'at another chapter',
};

function figuresOf(ranks: Ranks) {
  return Object.fromEntries(
    (Object.keys(SAID) as Standing[]).map((standing) => {
      const all = ranks[standing];
      const share = (most: number) => round(all.filter((rank) => rank <= most).length / all.length);
      const mrr = round(all.reduce((sum, rank) => sum + 1 / rank, 0) / all.length);
      return [standing, { questions: all.length, first: share(1), amongThree: share(3), mrr }];
    }),
  );
}

const rowsOf = (name: string, ranks: Ranks): string[][] =>
  Object.entries(figuresOf(ranks)).map(([standing, { questions, first, amongThree, mrr }]) => [
    name,
    SAID[standing as Standing],
    String(questions),
    percent(first),
    percent(amongThree),
    percent(mrr),
  ]);
