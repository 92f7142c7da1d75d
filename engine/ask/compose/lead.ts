/** The sentences that an answer begins with. */
import type { Stretch } from '../../structure/sentences.ts';
import type { AnswerStep, LeadSentence } from '../answer.ts';
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
    const text = sayRow(found.passage, { start, end }) ?? readable(found.passage, start, end);
    return text === '' ? [] : [{ text, citation: citations.numberAt(found, start, end) }];
  });
}

/** A row of a table as a sentence: "Fuse: 16 A", "E14 · Cause: flow too low · Remedy: clean the strainer"; null for other words. */
function sayRow({ table, text }: Sentence['found']['passage'], { start, end }: Stretch): string | null {
  const row = table?.rows.find((one) => one.start === start && one.end === end);
  if (table === null || row === undefined) return null;
  const cells = row.cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
  const [name = '', ...values] = cells;
  const filled = values.filter((value) => value !== '');
  if (filled.length === 0) return name === '' ? text.slice(start, end) : name;
  if (values.length === 1) return name === '' ? filled.join() : `${name.replace(/:$/, '')}: ${filled.join()}`;
  const named = values.flatMap((value, i) => {
    const header = table.header[i + 1]?.replace(/\s+/g, ' ').trim() ?? '';
    return value === '' ? [] : [header === '' ? value : `${header}: ${value}`];
  });
  return [name, ...named].filter((part) => part !== '').join(' · ');
}

/** The lead with the numbers of the steps that its sentences are. */
export const withSteps = (lead: readonly LeadSentence[], steps: readonly AnswerStep[]): LeadSentence[] =>
  lead.map((sentence) => {
    const step = steps.findIndex(({ text }) => text.includes(sentence.text));
    return step < 0 ? sentence : { ...sentence, step };
  });
