/** The sentences that an answer begins with. */
import type { Stretch } from '../../document/sentences.ts';
import type { Answer, AnswerStep, LeadSentence, NamedValue } from '../base/answer.ts';
import type { CitationList } from '../say/citations.ts';
import { readable } from '../say/readable.ts';
import type { Sentence } from './sentences-of.ts';

/**
 * Cites the sentences: those of one passage together, the place of the best first. Words that are cited already get no citation of
 * their own.
 */
export function citeLead(sentences: readonly Sentence[], citations: CitationList): LeadSentence[] {
  for (const passage of new Set(sentences.map(({ found }) => found.number))) {
    const own = sentences.filter(({ found }) => found.number === passage);
    const [first] = own;
    if (first === undefined || own.every(({ start }) => citations.holds(passage, start))) continue;
    citations.citeTogether(
      own.toSorted((a, b) => a.start - b.start),
      { passage, at: first.start },
    );
  }
  return sentences.flatMap((sentence) => {
    const said = sayOf(sentence);
    const { found, start, end } = sentence;
    return said.text === '' ? [] : [{ ...said, citation: citations.numberAt(found, start, end) }];
  });
}

/** What an item of a list begins with, which says nothing where it stands alone. */
const BULLET = /^[•▪■●◦‣▸*–-]\s+(?=[\p{L}\p{N}])/u;

/** The words of a sentence; of a row of a table its cells, parted and named. */
function sayOf({ found: { passage }, start, end }: Sentence): Pick<LeadSentence, 'text' | 'row'> {
  const cells = cellsOf(passage, { start, end });
  if (cells === null) return { text: readable(passage, start, end).replace(BULLET, '') };
  const row = namedValue(cells);
  if (row !== null) return { text: `${row.name}: ${row.value}`, row };
  return { text: sayRow(cells, passage.table?.header ?? []) };
}

/** The cells of the row that a stretch is, each in one line; null for other words. */
function cellsOf({ table }: Sentence['found']['passage'], { start, end }: Stretch): string[] | null {
  const row = table?.rows.find((one) => one.start === start && one.end === end);
  return row?.cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) ?? null;
}

function namedValue([name = '', value = '', ...more]: readonly string[]): NamedValue | null {
  return name === '' || value === '' || more.length > 0 ? null : { name: name.replace(/:$/, ''), value };
}

/** A row as it is printed, a cell a line behind the name of its column: "Code: E14", "Cause: flow too low". */
function sayRow(cells: readonly string[], header: readonly string[]): string {
  const named = cells.map((cell, i) => {
    const column = (header[i] ?? '').replace(/\s+/g, ' ').replace(/:\s*$/, '').trim();
    return cell === '' || column === '' || cell.startsWith(column) ? cell : `${column}: ${cell}`;
  });
  return named.filter((part) => part !== '').join('\n');
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The sentences in one text. */
export const textOf = (lead: readonly LeadSentence[]): string => lead.map(({ text }) => text).join('\n');

/** An answer of which something else is said first. */
export const withoutLead = ({
  lead: _lead,
  verdict: _verdict,
  passage: _passage,
  ...answer
}: Answer): Answer => answer;

/** The lead with the numbers of the steps that its sentences are. */
export const withSteps = (lead: readonly LeadSentence[], steps: readonly AnswerStep[]): LeadSentence[] =>
  lead.map((sentence) => {
    const step = steps.findIndex(({ text }) => inOneLine(text).includes(inOneLine(sentence.text)));
    return step < 0 ? sentence : { ...sentence, step };
  });
