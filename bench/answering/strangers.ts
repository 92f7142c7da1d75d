/**
 * Whether a question that leans on nothing is answered behind others as it is alone: `npm run bench -- strangers [DIR[=MANUALS_DIR] ...]
 * [--most N]`. Each question is asked first, and then behind two others of the same manual that other places answer, as customers
 * ask one thing after the other. Without a folder the manuals of `dev`. At most N questions a manual, 60 unless said.
 */
import type { Answer } from '../../engine/ask/base/answer.ts';
import type { ManualIndex } from '../../engine/index/manual-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, encoder, openIndex } from '../lib/manuals/open-index.ts';
import { replay } from '../lib/questions/ask-page-questions.ts';
import {
  isGoldPlace,
  loadPageQuestions,
  type PageQuestion,
  type PageQuestionSet,
} from '../lib/questions/page-questions.ts';
import { isScan, loadManual, readSplit } from './quality/load-manuals.ts';

const MOST = 60;
/** Steps through a manual's questions, so that those asked before are about something else than the one before in the file. */
const STRIDES = [7, 13];

type Reply = { first: boolean; amongThree: boolean };
type Outcome = { alone: Reply; behind: Reply };

/** Prints a row a manual, and all. */
export async function run(args: string[]): Promise<void> {
  const at = args.indexOf('--most');
  const most = at < 0 ? MOST : Number(args[at + 1]);
  const folders = args.filter((arg, i) => !arg.startsWith('--') && (at < 0 || i !== at + 1));
  const sets = folders.length > 0 ? folders.map(openFolder) : ownSets();
  const groups: [name: string, outcomes: Outcome[]][] = [];
  try {
    for (const { questions, manualsDir } of sets)
      for (const [file, rows] of groupBy(questions, (row) => row.file))
        groups.push([file, await askManual(`${manualsDir}/${file}`, rows, most)]);
  } finally {
    await encoder.close();
  }
  groups.push(['all', groups.flatMap(([, outcomes]) => outcomes)]);
  const header = ['manual', 'n', 'alone: cited first', 'in three', 'behind others: cited first', 'in three'];
  printTable(header, groups.map(toRow));
  console.log(JSON.stringify({ bench: 'strangers', ...summarise(groups.at(-1)?.[1] ?? []) }));
}

const ownSets = (): PageQuestionSet[] =>
  readSplit()
    .dev.filter((path) => !isScan(path))
    .map(loadManual);

function openFolder(argument: string): PageQuestionSet {
  const [dir, manualsDir] = argument.split('=');
  return loadPageQuestions(dir, manualsDir);
}

async function askManual(path: string, all: readonly PageQuestion[], most: number): Promise<Outcome[]> {
  const rows = all.filter((row) => row.answerable && row.history === undefined && row.asked_in === undefined);
  const index = await openIndex([await readCachedManual(path)]);
  const outcomes: Outcome[] = [];
  for (const row of rows.slice(0, most)) {
    const history = await replay(index, strangersTo(row, rows));
    const behind = await askIndex(index, row.question, history);
    outcomes.push({ alone: await replyTo(index, row), behind: judge(row, behind) });
  }
  return outcomes;
}

const replyTo = async (index: ManualIndex, row: PageQuestion): Promise<Reply> =>
  judge(row, await askIndex(index, row.question));

/** Two questions that no place of this one's answers, the same in each run. */
function strangersTo(row: PageQuestion, rows: readonly PageQuestion[]): string[] {
  const own = new Set(placesOf(row));
  const others = rows.filter((other) => !placesOf(other).some((place) => own.has(place)));
  const at = rows.indexOf(row);
  return STRIDES.flatMap((stride) => others[(at + stride) % others.length]?.question ?? []);
}

const placesOf = ({ pages, section, sections }: PageQuestion): (string | number)[] =>
  pages ?? sections ?? (section === undefined ? [] : [section]);

function judge(row: PageQuestion, { citations }: Answer): Reply {
  const cited = citations.slice(0, 3).map((citation) => isGoldPlace(row, citation));
  return { first: cited[0] ?? false, amongThree: cited.includes(true) };
}

function summarise(outcomes: readonly Outcome[]) {
  const share = (is: (outcome: Outcome) => boolean) =>
    outcomes.length === 0 ? 0 : round(outcomes.filter(is).length / outcomes.length);
  return {
    questions: outcomes.length,
    aloneFirst: share(({ alone }) => alone.first),
    aloneAmongThree: share(({ alone }) => alone.amongThree),
    behindFirst: share(({ behind }) => behind.first),
    behindAmongThree: share(({ behind }) => behind.amongThree),
  };
}

function toRow([name, outcomes]: readonly [string, Outcome[]]): string[] {
  const { questions, ...shares } = summarise(outcomes);
  return [name, String(questions), ...Object.values(shares).map(percent)];
}
