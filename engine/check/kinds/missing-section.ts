import { collapse } from '../collapse.ts';
import { dangling, type Reference, referencesIn } from '../collect-references.ts';
import type { Check } from '../finding.ts';
import { SECTION_WORDS } from '../words/references.ts';

const NUMBER = '\\d{1,2}(?:\\.\\d{1,3}){0,4}';
const SECTION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SECTION_WORDS})[ \u00a0](${NUMBER})(?![\\p{L}\\p{N}]|[-–.,/]\\p{N}|\\s?(?:mm|cm|m|%|°))`,
  'giu',
);
/** "4.2 Cleaning", "Chapter 4", "Kapitel 4: Reinigung". */
const NUMBERED = new RegExp(`^(?:(?:${SECTION_WORDS})\\s+)?(${NUMBER})(?=[.:)]?(?:\\s|$))`, 'iu');
/** A manual with fewer numbered headings does not number them. */
const MIN_NUMBERED = 5;

/** References to chapters and sections of which no heading has the number, in manuals that number theirs. */
export const missingSection: Check = {
  kind: 'missing-section',
  begin({ sections }) {
    const references: Reference[] = [];
    const numbers = new Set<string>();
    for (const { heading } of sections) addWithParents(numbers, numberOf(heading));
    const isNumbering = numbers.size >= MIN_NUMBERED;
    return {
      visit(passage) {
        if (!isNumbering) return;
        references.push(...referencesIn(passage, SECTION));
        // A heading that was read as a line of the text is there all the same.
        for (const line of passage.text.split('\n')) addWithParents(numbers, numberOf(line));
      },
      end: () =>
        collapse(
          'missing-section',
          dangling(references, (number) => numbers.has(plain(number))),
        ),
    };
  },
};

const numberOf = (line: string): string | undefined => NUMBERED.exec(line)?.[1];

/** "4.02" is "4.2". */
const plain = (number: string): string => number.replace(/(?<=^|\.)0+(?=\d)/g, '');

/** Who has 4.2 has 4. */
function addWithParents(numbers: Set<string>, number: string | undefined): void {
  if (number === undefined) return;
  const parts = plain(number).split('.');
  for (let end = parts.length; end > 0; end -= 1) numbers.add(parts.slice(0, end).join('.'));
}
