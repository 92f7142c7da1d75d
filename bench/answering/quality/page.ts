/** The page that the bench prints, in Markdown. */
import { percent } from '../../lib/figures/table.ts';
import { BASELINES } from './baseline-ranks.ts';
import { PARTS, type Part } from './load-manuals.ts';
import { baselineGroup, type Measured } from './measure.ts';

type Column = readonly [key: string, title: string, show?: (value: number) => string];

const whole = (value: number): string => value.toFixed(0);
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

const FINDING: readonly Column[] = [
  ['recall1', 'R@1'],
  ['recall5', 'R@5'],
  ['mrr', 'MRR', (value) => value.toFixed(3)],
  ['acrossLanguages', 'another language, in three'],
  ['followUps', 'follow-ups, in three'],
];

const ANSWERING: readonly Column[] = [
  ['citedFirst', 'the page that answers is cited first'],
  ['citedAmongThree', '… among three'],
  ['acrossLanguagesCited', '… among three, asked in another language'],
  ['followUpsCited', '… among three, follow-ups'],
  ['wronglyRefused', 'wrongly refused'],
  ['farRefused', 'far questions refused'],
  ['nearSure', 'near questions called sure'],
  ['sure', 'sure of what is answered'],
  ['sureAndRight', '… and right'],
  ['saidIn25', 'said within 25 words'],
  ['saidIn50', 'said within 50 words'],
  ['fromFirstStep', 'procedures told from their first step'],
  ['medianWords', 'words of an answer, median', whole],
  ['medianMs', 'ms a question, median', whole],
];

const OTHERS: readonly (readonly [group: string, column: Column])[] = [
  ['conversations', ['followUpsCited', 'conversations: follow-ups, cited among three']],
  ['conversations', ['newCited', 'conversations: new subjects, cited among three']],
  ['conversations', ['newByOldSubject', 'conversations: new subjects answered by the old one']],
  ['topics', ['Manualist', 'topics of logs, F1']],
  ['topics', ['same stems', 'topics of logs, F1: the same stems are one topic']],
  ['topics', ['same rarest shared word', 'topics of logs, F1: the same rarest shared word is one topic']],
  ['cost', ['read', 'seconds of one core to read 100 pages', seconds]],
  ['cost', ['vectorsEnglish', 'seconds of one core for vectors of 100 pages, English', seconds]],
  ['cost', ['vectorsOther', 'seconds of one core for vectors of 100 pages, other languages', seconds]],
];

/** What stands before the tables: what they are of, and how to read them. */
const HEAD = `# Quality

This page is written by \`npm run bench -- quality --write\`, in a clean clone with nothing beside it. \`bench -- quality\` prints it, \`--check\` fails where
a figure is worse than its floor in [bench/answering/floors.json](../bench/answering/floors.json), \`--dev\` asks only those manuals of *dev* that are no scans (that and \`--check\` are a step of \`npm test\`).

The manuals and questions are in [bench/sets](../bench/sets/README.md). The engine was fitted on *fit*. *Dev* may be looked into. *Sealed* are manuals whose questions were written from
the manuals alone and which only this page asks: judge by them. Percent of questions unless a row says otherwise; a dash where a part has no such questions. Earlier measurements, also on manuals
that may not be passed on, are in [experiments](experiments/).`;

const NOTES = `*Cited* is what the answer shows; a refusal cites nothing. *Another language* and *follow-ups* of the first table are found by each engine, not cited. Searches get follow-ups behind the questions before them.
*BM25* is thirty lines over whole words; *MiniSearch* is the library as it comes; *encoder alone* ranks by the nearest window of a passage. All on the passages that the engine reads. *Far* questions are about something else
altogether, *near* ones about the product, but the manual does not say. *Said within* n words: these, as shown, hold six tenths of the content words of the gold answer and all its numbers, or as much of the gold quote.
Questions in another language than the manual's count in their own row and nowhere else. Dev and sealed have two far questions and one near one a manual, so one question is
worth 6 to 25 points of those rows. Time depends on the machine and on what else it does, so it has no floor.`;

/** @param date of the measurement, as it is printed */
export function writePage(measured: Measured, date: string): string {
  const { figures, asked } = measured;
  const parts = PARTS.filter((part) => figures[part] !== undefined);
  const counts = parts.map((part) => {
    const { manuals = 0, questions = 0 } = asked[part] ?? {};
    return `${part}: ${manuals} manuals, ${questions} questions`;
  });
  const others = OTHERS.filter(([group]) => figures[group] !== undefined);
  return `${[
    HEAD,
    `Measured on ${date}. ${counts.join('; ')}. ${howScansAreRead(measured)}`,
    '## Finding',
    table(
      ['', ...FINDING.map(([, title]) => title)],
      parts.flatMap((part) => findingRows(part, figures)),
    ),
    '## Answering',
    table(
      ['', ...parts],
      ANSWERING.map((column) => [column[1], ...parts.map((part) => cell(figures[part], column))]),
    ),
    ...(others.length === 0 ? [] : ['## Conversations, topics and cost']),
    ...(others.length === 0
      ? []
      : [
          table(
            ['', ''],
            others.map(([group, column]) => [column[1], cell(figures[group], column)]),
          ),
        ]),
    NOTES,
  ].join('\n\n')}\n`;
}

function howScansAreRead({ leftOut, scanModels }: Measured): string {
  return leftOut.length > 0
    ? `Left out, because tesseract is missing: ${leftOut.join(', ')}.`
    : `Scans were read by tesseract with its models ${scanModels.join(', ')}.`;
}

function findingRows(part: Part, figures: Measured['figures']): string[][] {
  const rows: (readonly [string, string])[] = [
    [`**${part}, Manualist**`, part],
    ...BASELINES.map((name) => [`${part}, ${name}`, baselineGroup(part, name)] as const),
  ];
  return rows.map(([title, group]) => [title, ...FINDING.map((column) => cell(figures[group], column))]);
}

function cell(group: Record<string, number | null> | undefined, [key, , show = percent]: Column): string {
  const value = group?.[key] ?? null;
  return value === null ? '–' : show(value);
}

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
