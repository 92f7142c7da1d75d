/**
 * Whether somebody who tells of an emergency gets the manual's instructions for it whole, first and nothing else, and nobody else
 * does: `npm run bench -- emergencies [FOLDERS of manuals] [FILES of questions.jsonl]`. Messages are in
 * bench/sets/emergencies/cases.jsonl; those about manuals that are in no folder are left out. Questions of our other sets, and of the
 * files given, are asked of the first manual in their language, and what is taken for an emergency among them is listed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, AnswerWarning } from '../../engine/ask/base/answer.ts';
import { emergencyIn, NO_EMERGENCY_INSTRUCTIONS } from '../../engine/ask/compose/emergency.ts';
import type { ManualIndex } from '../../engine/index/manual-index.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, encoder, meaningOf, openIndex } from '../lib/manuals/open-index.ts';
import { squeezeText } from '../lib/manuals/squeeze-text.ts';
import { loadOtherQuestions } from '../lib/questions/emergency-sets.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';

const CASES = 'bench/sets/emergencies/cases.jsonl';
const OWN_FOLDERS = ['sample', 'bench/sets/other-authors'];
/** Messages about fuel by authors who knew neither the words nor the model; those of `set` 1 were read when the words were chosen. */
const FUEL = 'bench/sets/emergencies/fuel.jsonl';
type FuelMessage = { set: number; language: string; isEmergency: boolean; message: string };

/** `quotes`: words of the manual that have to be told; none where it tells nothing about such an emergency. */
type Case = { id: string; file: string; language: string; message: string; quotes: string[] };
type Outcome = Case & { answer: Answer };

export async function run(args: string[]): Promise<void> {
  const paths = args.filter((arg) => !arg.startsWith('--'));
  const folders = [...OWN_FOLDERS, ...paths.filter((path) => !path.endsWith('.jsonl'))];
  const outcomes: Outcome[] = [];
  const indexes: ManualIndex[] = [];
  for (const [file, cases] of groupBy(readJsonLines<Case>(CASES), (row) => row.file)) {
    const folder = folders.find((one) => existsSync(join(one, file)));
    if (folder === undefined) continue;
    const index = await openIndex([await readCachedManual(join(folder, file))], ['multilingual']);
    indexes.push(index);
    for (const row of cases) outcomes.push({ ...row, answer: await askIndex(index, row.message) });
  }
  outcomes.filter((it) => !isRight(it)).forEach(printMiss);
  printOutcomes(outcomes);
  await printFuel(indexes);
  const alarms = await falseAlarms(
    indexes,
    paths.filter((path) => path.endsWith('.jsonl')),
  );
  console.log(JSON.stringify({ bench: 'emergencies', ...counts(outcomes), ...alarms }));
  await encoder.close();
}

/** Whether all of the gold is told in one piece, beside nothing but more of its kind; or that the manual tells nothing. */
function isRight({ quotes, answer }: Outcome): boolean {
  if (answer.emergency === undefined || showsOperating(answer)) return false;
  if (quotes.length === 0) return answer.content === NO_EMERGENCY_INSTRUCTIONS;
  const isIn = ({ text }: AnswerWarning) => quotes.every((quote) => isTold(quote, text));
  const isTold = (quote: string, text: string): boolean => squeezeText(text).includes(squeezeText(quote));
  return answer.warnings.some(isIn) && quotes.every((quote) => isTold(quote, answer.content));
}

const showsOperating = ({ steps, table, figures, suggestions, related }: Answer): boolean =>
  table !== null || [steps, figures, suggestions, related].some((shown) => shown.length > 0);

function printMiss({ id, message, answer }: Outcome): void {
  const told = answer.emergency === undefined ? `no emergency: ${answer.content}` : answer.content;
  console.log(`miss ${id}: ${message}\n  → ${told.replace(/\s+/g, ' ').slice(0, 200)}`);
}

const counts = (outcomes: readonly Outcome[]) => ({
  messages: outcomes.length,
  told: outcomes.filter(({ answer }) => answer.emergency !== undefined).length,
  right: outcomes.filter(isRight).length,
  withOperating: outcomes.filter(({ answer }) => showsOperating(answer)).length,
});

function printOutcomes(outcomes: readonly Outcome[]): void {
  const groups = [['all', outcomes] as const, ...groupBy(outcomes, ({ language }) => language)];
  printTable(
    ['messages in', 'n', 'taken for emergencies', 'right', 'right %', 'with operating steps'],
    groups.map(([name, group]) => {
      const { messages, told, right, withOperating } = counts(group);
      return [
        name,
        String(messages),
        String(told),
        String(right),
        percent(right / messages),
        String(withOperating),
      ];
    }),
  );
}

/** Questions of our other sets that are taken for emergencies. Some are: somebody reads the list. */
async function falseAlarms(indexes: readonly ManualIndex[], files: readonly string[]) {
  const questions = loadOtherQuestions(files);
  let alarms = 0;
  for (const { text, language } of questions) {
    const index = indexes.find(({ languages }) => languages.includes(language)) ?? indexes[0];
    if (index === undefined) break;
    const kinds = emergencyIn(text, await meaningOf(index, text));
    if (kinds.length === 0) continue;
    alarms += 1;
    console.log(`taken for ${kinds.join(', ')}: ${text.replace(/\s+/g, ' ').slice(0, 140)}`);
  }
  return { questions: questions.length, takenForEmergencies: alarms };
}

/** What of the messages about fuel is taken for an emergency. */
async function printFuel([index]: readonly ManualIndex[]): Promise<void> {
  if (index === undefined) return;
  const judged = [];
  for (const row of readJsonLines<FuelMessage>(FUEL)) {
    const kinds = emergencyIn(row.message, await meaningOf(index, row.message));
    judged.push({ ...row, isTaken: kinds.length > 0 });
  }
  printTable(
    ['about fuel, set', 'emergencies', 'taken %', 'others', 'taken %'],
    [...groupBy(judged, ({ set }) => String(set))].map(([set, all]) => {
      const [real, others] = [true, false].map((is) => all.filter(({ isEmergency }) => isEmergency === is));
      const shareOf = (rows: typeof all = []) =>
        percent(rows.filter((row) => row.isTaken).length / rows.length);
      return [set, String(real?.length), shareOf(real), String(others?.length), shareOf(others)];
    }),
  );
}
