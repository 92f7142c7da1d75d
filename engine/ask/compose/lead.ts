/** The sentences that an answer begins with. */
import type { Stretch } from '../../structure/sentences.ts';
import type { AnswerStep, LeadSentence, NamedValue } from '../answer.ts';
import type { CitationList } from '../say/citations.ts';
import { readable } from '../say/readable.ts';
import type { Sentence } from './sentences-of.ts';

/**
 * Cites the sentences: those of one passage together, the place of the best first. Words that are cited already get no citation of
 * their own.
 */
export function citeLead(sentences: readonly Sentence[], citations: CitationList): LeadSentence[] {
  const isCited = ({ found, start }: Sentence): boolean =>
    citations.ranges.some(
      (range) => range.passage === found.number && range.start <= start && start < range.end,
    );
  for (const number of new Set(sentences.map(({ found }) => found.number))) {
    const own = sentences.filter(({ found }) => found.number === number);
    const [first] = own;
    if (first === undefined || own.every(isCited)) continue;
    citations.citeTogether(
      own.toSorted((a, b) => a.start - b.start),
      { passage: number, at: first.start },
    );
  }
  return sentences.flatMap(({ found, start, end }) => {
    const cells = cellsOf(found.passage, { start, end });
    const row = cells === null ? null : namedValue(cells);
    const text =
      cells === null
        ? readable(found.passage, start, end)
        : row === null
          ? sayRow(cells, found.passage.table?.header ?? [])
          : `${row.name}: ${row.value}`;
    const citation = citations.numberAt(found, start, end);
    return text === '' ? [] : [{ text, citation, ...(row && { row }) }];
  });
}

/** The cells of the row that a stretch is, each in one line; null for other words. */
function cellsOf({ table }: Sentence['found']['passage'], { start, end }: Stretch): string[] | null {
  const row = table?.rows.find((one) => one.start === start && one.end === end);
  return row?.cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) ?? null;
}

function namedValue([name = '', value = '', ...more]: readonly string[]): NamedValue | null {
  return name === '' || value === '' || more.length > 0 ? null : { name: name.replace(/:$/, ''), value };
}

/** A row as a sentence: "E14 · Cause: flow too low · Remedy: clean the strainer". */
function sayRow([name = '', ...values]: readonly string[], header: readonly string[]): string {
  const named = values.map((value, i) => {
    const column = header[i + 1]?.replace(/\s+/g, ' ').trim() ?? '';
    return value === '' || column === '' ? value : `${column}: ${value}`;
  });
  return [name, ...named].filter((part) => part !== '').join(' · ');
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The lead with the numbers of the steps that its sentences are. */
export const withSteps = (lead: readonly LeadSentence[], steps: readonly AnswerStep[]): LeadSentence[] =>
  lead.map((sentence) => {
    const step = steps.findIndex(({ text }) => inOneLine(text).includes(inOneLine(sentence.text)));
    return step < 0 ? sentence : { ...sentence, step };
  });
