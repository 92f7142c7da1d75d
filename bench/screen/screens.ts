/**
 * `npm run bench -- screens [QUESTIONS PER MANUAL] [--shots FOLDER] [--check]`: how many screens of a phone an answer takes, on the
 * built product with the encoder, in Chromium at 360 × 640. Asks the sample manual and those of devices. `--check` fails
 * above the aims. Answers of sealed manuals are counted and never listed. Needs a Chromium.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { createApiClient } from '../lib/running/api-client.ts';
import { launchChromium } from '../lib/running/chromium.ts';
import { createCompany } from '../lib/running/company.ts';
import { startTemporaryServer } from '../lib/running/temporary-server.ts';
import { screenCases } from './screens/cases.ts';
import { type AnswerHeight, addProduct, measureAnswer, PHONE } from './screens/measure.ts';

const DEFAULT_QUESTIONS = 7;
const LISTED = 12;
/** Share of answers of one screen at most, and the median number of screens. */
const AIMS = { oneScreen: 0.9, median: 0.8 };

export async function run(args: string[]): Promise<void> {
  const options = { shots: { type: 'string' }, check: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const cases = screenCases(Number(positionals[0] ?? DEFAULT_QUESTIONS));
  if (values.shots) await mkdir(values.shots, { recursive: true });
  const server = await startTemporaryServer({ env: { MEANING: 'on' } });
  const browser = await launchChromium();
  try {
    const api = createApiClient(server.url);
    const company = await createCompany(api);
    const page = await (await browser.newContext({ viewport: PHONE, locale: 'en-GB' })).newPage();
    const measured: (AnswerHeight & { isSealed: boolean })[] = [];
    for (const each of cases) {
      const product = await addProduct(api, company, each);
      for (const question of each.questions) {
        const found = await measureAnswer(api, page, product, { ...question, manual: each.name });
        measured.push({ ...found, isSealed: each.isSealed });
        if (values.shots && !each.isSealed)
          await page.screenshot({ path: join(values.shots, `${question.id}.png`), fullPage: true });
      }
    }
    report(measured, values.check);
  } finally {
    await browser.close();
    await server.stop();
  }
}

const screensOf = ({ height }: AnswerHeight): number => height / PHONE.height;
const shareOf = (all: readonly AnswerHeight[], fits: (answer: AnswerHeight) => boolean): number =>
  all.filter(fits).length / Math.max(all.length, 1);

function medianOf(all: readonly AnswerHeight[]): number {
  const sorted = all.map(screensOf).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function report(measured: readonly (AnswerHeight & { isSealed: boolean })[], isChecked: boolean): void {
  const groups: [string, readonly AnswerHeight[]][] = [
    ...new Set(measured.filter(({ isSealed }) => !isSealed).map(({ manual }) => manual)),
  ].map((manual) => [manual, measured.filter((answer) => answer.manual === manual)]);
  const rows: [string, readonly AnswerHeight[]][] = [
    ...groups,
    ['sealed manuals', measured.filter(({ isSealed }) => isSealed)],
    ['all', measured],
  ];
  printTable(
    ['answers on a phone', 'questions', 'median screens', 'one screen %', 'free room %'],
    rows.map(([name, all]) => [
      name,
      String(all.length),
      medianOf(all).toFixed(2),
      percent(shareOf(all, (answer) => screensOf(answer) <= 1)),
      percent(shareOf(all, ({ height, around }) => height <= PHONE.height - around)),
    ]),
  );
  const longest = measured
    .filter((answer) => !answer.isSealed && screensOf(answer) > 1)
    .sort((a, b) => b.height - a.height)
    .slice(0, LISTED);
  if (longest.length > 0)
    printTable(
      ['longest', 'screens', 'question'],
      longest.map((answer) => [answer.id, screensOf(answer).toFixed(2), answer.question]),
    );
  const oneScreen = shareOf(measured, (answer) => screensOf(answer) <= 1);
  const median = medianOf(measured);
  console.log(
    JSON.stringify({
      bench: 'screens',
      questions: measured.length,
      median: round(median),
      oneScreen: round(oneScreen),
      aims: AIMS,
    }),
  );
  if (isChecked && (oneScreen < AIMS.oneScreen || median > AIMS.median)) process.exitCode = 1;
}
