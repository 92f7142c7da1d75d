/** Turns the manual's part of an answer into sheets, one for each quotation, in reading order. */
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';
import { isWithin, type Passage } from '../answer/verbatim.ts';

export type Step = NonNullable<Message['steps']>[number];
export type Table = NonNullable<Message['table']>;

/** A sheet with the manual's own words; `index` is the index of its citation in the message. */
export type Sheet = {
  kind: 'sheet';
  index: number;
  citation: Citation;
  paragraphs: string[];
  steps: Step[];
  table: Table | null;
};

/** The sheets of an answer. `main` answers the question, text before steps; `further` is for reading on. */
export type Sheets = { main: Sheet[]; further: Sheet[] };

/** Groups the steps of a procedure by citation, in their own order. */
function groupSteps(steps: readonly Step[]): { index: number; steps: Step[] }[] {
  const groups: { index: number; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.index === step.citation) last.steps.push(step);
    else groups.push({ index: step.citation, steps: [step] });
  }
  return groups;
}

const unique = (indexes: readonly number[]): number[] => [...new Set(indexes)];

/**
 * The sheets of `message`, whose text was cut into `passages`. A citation has no sheet if it is only that of a safety
 * label, which has its own tab, or if it only repeats a row of the table.
 */
export function sheetsOf(message: Message, passages: readonly Passage[]): Sheets {
  const { citations = [], steps = [], warnings = [], table = null } = message;
  const build = (index: number, content: Partial<Pick<Sheet, 'paragraphs' | 'steps' | 'table'>>): Sheet[] => {
    const citation = citations[index];
    return citation
      ? [{ kind: 'sheet', index, citation, paragraphs: [], steps: [], table: null, ...content }]
      : [];
  };
  const isLabel = (index: number, text: string) =>
    warnings.some((warning) => warning.citation === index && isWithin(text, warning.text));

  const said = passages.flatMap(({ text, citation }) =>
    citation === null || isLabel(citation, text) ? [] : [{ text, index: citation }],
  );
  const wordsOf = (index: number) => said.filter((words) => words.index === index).map(({ text }) => text);
  const groups = groupSteps(steps);
  const inSteps = new Set(groups.map(({ index }) => index));
  const textIndexes = unique(said.map(({ index }) => index)).filter((index) => !inSteps.has(index));
  const seen = new Set<number>();

  const texts = table
    ? build(table.citation, { table })
    : textIndexes.flatMap((index) => build(index, { paragraphs: wordsOf(index) }));
  const procedures = groups.flatMap((group) => {
    const paragraphs = seen.has(group.index) ? [] : wordsOf(group.index);
    seen.add(group.index);
    return build(group.index, { steps: group.steps, paragraphs });
  });
  const used = new Set([...textIndexes, ...inSteps, ...warnings.map((warning) => warning.citation)]);
  if (table) used.add(table.citation);
  const further = citations.flatMap(({ quote, row }, index) => {
    if (used.has(index) || quote.trim() === '') return [];
    if (!row) return build(index, { paragraphs: [quote] });
    return build(index, { table: { header: row.header, rows: [row.cells], citation: index } });
  });
  return { main: [...texts, ...procedures], further };
}

/** The rows that the lead says a cell of, whole; a row of which nothing is left out is none. */
export function leadRows(
  { citations = [] }: Message,
  lead: readonly NonNullable<Message['lead']>[number][],
): Sheet[] {
  return lead.flatMap(({ row, citation: index }): Sheet[] => {
    const citation = citations[index];
    if (!citation || !row?.others?.length) return [];
    const cells = [...row.others, row];
    const table = {
      header: cells.map(({ name }) => name),
      rows: [cells.map(({ value }) => value)],
      citation: index,
    };
    return [{ kind: 'sheet', index, citation, paragraphs: [], steps: [], table }];
  });
}
