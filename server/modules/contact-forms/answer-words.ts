/** An answer as plain text, for what a message carries with it. */
import type { Message } from '../../../contracts/chat/messages.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';

/** Most characters that a message carries of an answer. */
const MAX_ANSWER_CHARS = 4000;

type Said = Pick<Message, 'content' | 'warnings' | 'steps' | 'table' | 'citations'>;

/** Warnings before everything else, then what answers, steps, rows, and the names of the places it stands at. */
export function answerWords({ content, warnings = [], steps = [], table, citations = [] }: Said): string {
  const places = new Set(citations.map(nameOf));
  const parts = [
    warnings.map(({ text }) => text),
    [content],
    steps.map(({ marker, text, level = 0 }) => `${'  '.repeat(level)}${marker} ${text}`.trimEnd()),
    table ? [table.header, ...table.rows].map((cells) => cells.join(' | ')) : [],
    [...places].map((place) => `(${place})`),
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return text.length <= MAX_ANSWER_CHARS ? text : `${text.slice(0, MAX_ANSWER_CHARS - 1)}…`;
}

/** "Pump P7, p. 12, Cleaning the strainer". */
const nameOf = (citation: NonNullable<Message['citations']>[number]): string =>
  [citation.title, namePlace(citation), citation.heading].filter(Boolean).join(', ');
