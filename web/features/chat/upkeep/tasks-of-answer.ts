import type { Message } from '../../../../contracts/chat/messages.ts';
import type { Task } from '../api/upkeep.ts';

/** More than an answer of one phone screen says. */
const MOST_TASKS = 4;

/** Letters and digits alone: an answer may say a cell of a row, or a line otherwise broken. */
const squeeze = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** All words that an answer says, without those that it only leads to. */
function saidIn({ content, lead = [], steps = [], table, parts = [] }: Message): string {
  const said = (one: Pick<Message, 'content' | 'lead' | 'steps' | 'table'>): string[] => [
    // Beside what answers first, the content says what else there is to read.
    ...(one.lead?.length ? [] : [one.content]),
    ...(one.lead ?? []).flatMap(({ text, row }) => [
      text,
      ...(row ? [row.value, ...(row.others ?? []).map(({ value }) => value)] : []),
    ]),
    ...(one.steps ?? []).map(({ text }) => text),
    ...(one.table?.rows.flat() ?? []),
  ];
  return squeeze([...said({ content, lead, steps, table }), ...parts.flatMap(said)].join(' \n '));
}

/**
 * The tasks whose interval an answer says: it cites their page of their manual, and says their words and how often. Only those that a
 * calendar can hold.
 */
export function tasksOfAnswer(message: Message, tasks: readonly Task[]): Task[] {
  const { citations = [] } = message;
  if (citations.length === 0) return [];
  const said = saidIn(message);
  const says = (words: string): boolean => said.includes(squeeze(words));
  return tasks
    .filter(
      ({ every, place, task, printed }) =>
        every !== null &&
        citations.some(({ manualId, page }) => manualId === place.manualId && page === place.page) &&
        says(task) &&
        says(printed),
    )
    .slice(0, MOST_TASKS);
}
