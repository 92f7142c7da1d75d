import type { Place } from '../../../contracts/chat/mcp.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';

/** Most labels have their signal word printed, in whatever language. */
const LABEL = /^\p{Lu}{4,}(?!\p{L})/u;

/** An answer as plain text: warnings before everything else, then what answers, steps, rows, and where they stand. */
export function answerText(
  { content, warnings = [], steps = [], table }: Message,
  places: readonly Place[],
): string {
  return sections([
    warnings.map(({ level, text }) => (LABEL.test(text) ? text : `${level.toUpperCase()}: ${text}`)),
    [content],
    steps.map(({ marker, text, level = 0 }) => `${'  '.repeat(level)}${marker} ${text}`.trimEnd()),
    table ? [table.header, ...table.rows].map((cells) => cells.join(' | ')) : [],
    sourceLines(places),
  ]);
}

/** Places as plain text: what stands there, and where that is. */
export const placesText = (places: readonly Place[]): string =>
  sections(places.map((place) => [place.quote, `— ${nameOf(place)}, ${place.url}`]));

const sourceLines = (places: readonly Place[]): string[] =>
  places.map((place, i) => {
    const quote = place.quote === '' ? '' : `: “${place.quote.replace(/\s+/g, ' ')}”`;
    return `[${i + 1}] ${nameOf(place)}${quote} ${place.url}`;
  });

/** "Pump P7, p. 12–13 (page 16 of the file), Cleaning the strainer". */
const nameOf = (place: Place): string =>
  [place.title, namePlace(place), place.heading].filter(Boolean).join(', ');

const sections = (parts: readonly string[][]): string =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
