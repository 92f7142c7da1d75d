/**
 * How well the language of a question is told: `npm run bench -- question-languages [--misses] [SET_DIR MANUALS_DIR ...]`.
 * Questions over manuals are in their manual's language, or in the one that `asked_in` names; those of `bench/sets/languages`
 * are asked of one manual in each other language. "Wrong" is what was told as certain and is not so; of what is uncertain, "by
 * setting" counts what conversation and manual make right.
 */
import { join } from 'node:path';
import { isManualWord } from '../../engine/ask/question/is-manual-word.ts';
import { languageOfQuestion, type QuestionLanguage } from '../../engine/ask/question/question-language.ts';
import { buildIndex } from '../../engine/index/build-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';
import { loadPageQuestions, type PageQuestion } from '../lib/questions/page-questions.ts';

const OWN_SETS = [
  ['bench/sets/other-authors', 'bench/sets/other-authors'],
  ['bench/sets/sample', 'sample'],
  ['bench/sets/everyday', 'sample'],
] as const;
const CHAINS = ['own-manuals', 'public-manuals'].map((name) => `bench/sets/chains/${name}.jsonl`);
const MADE_UP = 'bench/sets/languages/questions.jsonl';
const FEW_WORDS = 3;

/** What is known of a manual; its words only if it could be read. */
type Manual = { languages: readonly string[]; isWord?: (word: string) => boolean };
type Case = { question: string; language: string; earlier: readonly string[]; manual: Manual };
type Outcome = Case & { told: QuestionLanguage };
type AskedRow = PageQuestion & { asked_in?: string };
type Chain = { language: string; turns: { question: string }[] };

/** Prints a table of each kind of question; `--misses` also prints those that were told wrongly. */
export async function run(args: string[]): Promise<void> {
  const dirs = args.filter((arg) => !arg.startsWith('--'));
  const further = dirs.flatMap((dir, i) => (i % 2 === 0 ? [[dir, dirs[i + 1] ?? dir] as const] : []));
  const manuals = new Map<string, Manual>();
  const overManuals: Case[] = [];
  for (const set of [...OWN_SETS, ...further]) overManuals.push(...(await casesOf(set, manuals)));
  const isOwn = ({ language, manual }: Case) => manual.languages.includes(language);
  const madeUp = readJsonLines<{ question: string; language: string }>(MADE_UP);
  const groups = {
    'in the language of the manual': overManuals.filter(isOwn),
    'in a conversation': CHAINS.flatMap((file) => readJsonLines<Chain>(file)).flatMap(turnsOf),
    'in another language than the manual': overManuals.filter((it) => !isOwn(it)),
    'made up, in another language than the manual': madeUp.flatMap((row) => abroad(row, manuals.values())),
    'made up, of a manual in their language': madeUp.map((row) => ({
      ...row,
      earlier: [],
      manual: { languages: [row.language] },
    })),
  };
  const result: Record<string, Counts> = {};
  for (const [name, cases] of Object.entries(groups)) {
    const outcomes = await tellAll(cases);
    console.log(`\n${name}`);
    result[name] = printOutcomes(outcomes);
    if (args.includes('--misses')) outcomes.filter(isWrong).forEach(printMiss);
  }
  console.log(JSON.stringify({ bench: 'question-languages', ...result }));
}

async function casesOf(
  [dir, manualsDir]: readonly [string, string],
  manuals: Map<string, Manual>,
): Promise<Case[]> {
  const set = loadPageQuestions(dir, manualsDir);
  const cases: Case[] = [];
  for (const [file, rows] of groupBy<AskedRow, string>(set.questions, (row) => row.file)) {
    const path = join(set.manualsDir, file);
    const manual = manuals.get(path) ?? (await readWords(path));
    manuals.set(path, manual);
    for (const { question, history = [], asked_in } of rows)
      cases.push({ question, earlier: history, language: asked_in ?? manual.languages[0] ?? '', manual });
  }
  return cases;
}

async function readWords(path: string): Promise<Manual> {
  const index = await buildIndex([await readCachedManual(path)]);
  return { languages: index.languages, isWord: isManualWord(index) };
}

const turnsOf = ({ language, turns }: Chain): Case[] =>
  turns.map(({ question }, turn) => ({
    question,
    language,
    earlier: turns.slice(0, turn).map((before) => before.question),
    manual: { languages: [language] },
  }));

/** A question asked of the first manual of each other language. */
function abroad(row: Pick<Case, 'question' | 'language'>, manuals: Iterable<Manual>): Case[] {
  const firsts = [...groupBy([...manuals], ({ languages }) => languages[0])].flatMap(
    ([, [first]]) => first ?? [],
  );
  const others = firsts.filter(({ languages }) => !languages.includes(row.language));
  return others.map((manual) => ({ ...row, earlier: [], manual }));
}

async function tellAll(cases: readonly Case[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const it of cases) {
    const { languages, isWord } = it.manual;
    outcomes.push({ ...it, told: await languageOfQuestion(it.question, it.earlier, languages, isWord) });
  }
  return outcomes;
}

const isRight = ({ language, told }: Outcome): boolean => told.language === language;
const isWrong = (outcome: Outcome): boolean => outcome.told.isCertain && !isRight(outcome);
/** Whether a question is told to be in another language than it and the manual are in: what may cost an answer. */
const isTakenForForeign = (outcome: Outcome): boolean =>
  outcome.manual.languages.includes(outcome.language) &&
  !outcome.manual.languages.includes(outcome.told.language);

type Counts = ReturnType<typeof count>;

const count = (outcomes: readonly Outcome[]) => ({
  questions: outcomes.length,
  right: outcomes.filter((it) => it.told.isCertain && isRight(it)).length,
  wrong: outcomes.filter(isWrong).length,
  uncertain: outcomes.filter((it) => !it.told.isCertain).length,
  rightBySetting: outcomes.filter((it) => !it.told.isCertain && isRight(it)).length,
  takenForForeign: outcomes.filter(isTakenForForeign).length,
});

function printOutcomes(outcomes: readonly Outcome[]): Counts {
  const few = (group: readonly Outcome[]) =>
    group.filter(({ question }) => (question.match(/\S+/g) ?? []).length <= FEW_WORDS);
  const cells = (group: readonly Outcome[]) => Object.values(count(group)).map(String);
  const columns = ['n', 'right', 'wrong', 'uncertain', 'by setting', 'as foreign'];
  const byLanguage = [...groupBy([...outcomes], ({ language }) => language)];
  printTable(
    ['language', ...columns, ...columns.map((name) => (name === 'n' ? `≤${FEW_WORDS} words` : name))],
    [['all', [...outcomes]] as const, ...byLanguage].map(([name, group]) => [
      name,
      ...cells(group),
      ...cells(few(group)),
    ]),
  );
  return count(outcomes);
}

function printMiss({ language, told, question, manual }: Outcome): void {
  console.log(`  ${language} told as ${told.language} (manual ${manual.languages.join(' ')}): ${question}`);
}
