import { FIGURE_REFERENCES, FIGURE_WORDS, TABLE_WORDS } from '../../document/caption-words.ts';
import type { Passage } from '../../document/manual.ts';
import { captionLabel, labelNumber } from '../../structure/pages/figures.ts';
import { collapse } from '../collapse.ts';
import { dangling, type Reference, referencesIn } from '../collect-references.ts';
import type { Check } from '../finding.ts';

const NUMBER = '\\d{1,3}(?:[.\\-–]\\d{1,3}){0,3}';
const END = '(?![\\p{L}\\p{N}]|[-–.,]\\p{N})';
const FIGURE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FIGURE_REFERENCES})\\.?[ \u00a0]?(${NUMBER})${END}`,
  'giu',
);
const TABLE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${TABLE_WORDS})[ \u00a0](${NUMBER})${END}`, 'giu');
const TABLE_LABEL = new RegExp(`^(?:${TABLE_WORDS})\\s(${NUMBER})${END}`, 'iu');
/** A label alone in its line, or with a title behind it; "Figure 5 shows" is the text's. */
const CAPTION_LINE = new RegExp(
  `^(?:${FIGURE_WORDS}|${TABLE_WORDS})\\.?\\s?${NUMBER}(?:\\p{L}?$|\\s*[:.–-]|\\s+\\p{Lu})`,
  'iu',
);
/** A manual with fewer labels does not number them. */
const MIN_LABELS = 3;

/** References to figures and tables whose number no caption has, in manuals that number theirs. */
export const missingFigure: Check = {
  kind: 'missing-figure',
  begin({ figures, sections }) {
    const toFigures: Reference[] = [];
    const toTables: Reference[] = [];
    const figureNumbers = new Set<string>();
    const tableNumbers = new Set<string>();
    const learn = (line: string) => {
      const label = captionLabel(line);
      const number = label === null ? null : labelNumber(label);
      if (number !== null) figureNumbers.add(plain(number));
      const table = TABLE_LABEL.exec(line)?.[1];
      if (table !== undefined) tableNumbers.add(plain(table));
    };
    for (const { caption, label } of figures) for (const line of [caption, label ?? '']) learn(line);
    for (const { heading } of sections) learn(heading);
    return {
      visit(passage) {
        for (const line of passage.context.split('\n')) learn(line);
        for (const line of passage.text.split(/[\n\t]/)) learn(line);
        for (const line of printedLines(passage)) learn(line);
        toFigures.push(...referencesIn(passage, FIGURE));
        toTables.push(...referencesIn(passage, TABLE));
      },
      end: () =>
        [...unlabelled(toFigures, figureNumbers), ...unlabelled(toTables, tableNumbers)].sort(
          (a, b) => (a.page ?? 0) - (b.page ?? 0),
        ),
    };
  },
};

/** Printed lines that may be a caption which was read as a part of the text around it. */
const printedLines = ({ text, spans }: Passage): string[] =>
  spans.map(({ start, end }) => text.slice(start, end)).filter((line) => CAPTION_LINE.test(line));

function unlabelled(references: readonly Reference[], numbers: ReadonlySet<string>) {
  if (numbers.size < MIN_LABELS) return [];
  return collapse(
    'missing-figure',
    dangling(references, (number) => numbers.has(plain(number))),
  );
}

/** "3–2" is "3-2", and 7 has been shown where 7a and 7b are. */
const plain = (number: string): string => number.replaceAll('–', '-').replace(/(?<=\d)\p{L}$/u, '');
