/** The sentences that an answer begins with. */
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Answer, AnswerStep, LeadSentence } from '../base/answer.ts';
import type { Query } from '../base/query.ts';
import type { CitationList, CitedPiece } from '../say/citations/citations.ts';
import { readable } from '../say/readable.ts';
import { answeringCell, isValue, type NamedCell, namedCells } from './row-cells.ts';

/** Where the sentences are cited, and what stands `above` one and has to be said with it. */
type Leading = { citations: CitationList; above: (sentence: CitedPiece) => string | null };

/**
 * Cites the sentences, or rows: those of one passage together, the place of the best first. Words that are cited already get no citation of
 * their own.
 */
export function citeLead(
  index: ManualIndex,
  query: Query,
  sentences: readonly CitedPiece[],
  { citations, above }: Leading,
): LeadSentence[] {
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
    const said = sayOf(index, query, sentence);
    if (said.text === '') return [];
    const { found, start, end } = sentence;
    const line = above(sentence);
    const text = line === null ? said.text : `${line}: ${said.text}`;
    return [{ ...said, text, citation: citations.numberAt(found, start, end) }];
  });
}

/** What an item of a list begins with, which says nothing where it stands alone: a bullet, or any other sign that a font of bullets came to. */
const BULLET = /^(?:[•▪■●◦‣▸*–-]\s+(?=[\p{L}\p{N}])|[^\p{L}\p{N}\s"'“”„«»‹›‘’()[\]¿¡…]\s+(?=\p{L}))/u;

type Said = Pick<LeadSentence, 'text' | 'row'>;

/** The words of a sentence; of a row of a table its cells, parted and named. */
function sayOf(index: ManualIndex, query: Query, { found, start, end }: CitedPiece): Said {
  const { passage, number } = found;
  const row = passage.table?.rows.find((one) => one.start === start && one.end === end);
  if (row === undefined) return { text: readable(passage, start, end).replace(BULLET, '') };
  const cells = namedCells(row, passage.table?.header ?? []);
  const [first, second] = cells;
  if (row.cells.length === 2 && first && second) return sayPair(first.text, second.text);
  const at = cells.length > 1 ? answeringCell(index, number, cells, query) : null;
  const nameless = at === null ? null : sayNameless(cells, at);
  if (nameless !== null) return nameless;
  return at === null ? { text: cells.map(sayCell).join('\n') } : sayRow(cells, at);
}

/**
 * A row of values whose columns have no names, in its order behind what it is of: "Intensive: 65° · 2:30". Null where the cell that answers
 * says more than a value, which needs no name, or where nothing says what the row is of.
 */
function sayNameless(cells: readonly NamedCell[], at: number): Said | null {
  const [first, ...values] = cells;
  const isPlain = cells.every(({ name }) => name === '') && isValue(cells[at]?.text ?? '');
  if (!isPlain || first === undefined || !/\p{L}{2}/u.test(first.text)) return null;
  return sayPair(first.text, values.map(({ text }) => text).join(' · '));
}

const sayPair = (first: string, value: string): Said => {
  const name = first.replace(/:$/, '');
  return { text: `${name}: ${value}`, row: { name, value } };
};

/** A row, the cell that answers before the others, each on a line behind the name of its column: "Remedy: open the valve", "Code: E14". */
function sayRow(cells: readonly NamedCell[], at: number): Said {
  const answer = cells[at];
  const others = cells.filter((_, i) => i !== at);
  if (answer === undefined) return { text: '' };
  const named = others.map(({ name, text }) => ({ name, value: text }));
  return {
    text: [answer, ...others].map(sayCell).join('\n'),
    row: { name: answer.name, value: answer.text, others: named },
  };
}

const sayCell = ({ name, text }: NamedCell): string => (name === '' ? text : `${name}: ${text}`);

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
