/** What stands above an item of a list and says what holds for it: "Unsuitable crockery", "Never wash:". */
import { parseListMarker } from '../../document/list-marker.ts';
import type { Passage } from '../../document/manual.ts';

const LEADS_IN = /[:：]$/;

/**
 * The line that an item of a list stands below: the lead-in of its list, or else its heading; null for what is no item.
 * @param start offset of the item in the passage's text, of its marker or of the words behind it
 */
export function governingLine(
  { text, kind, heading, context }: Pick<Passage, 'text' | 'kind' | 'heading' | 'context'>,
  start: number,
): string | null {
  if (kind === 'table' || kind === 'steps') return null;
  const lines = text.slice(0, start + 1).split('\n');
  const from = start + 1 - (lines.at(-1) ?? '').length;
  const own = text.slice(from).split('\n', 1)[0] ?? '';
  const item = parseListMarker(own);
  if (item === null || item.ordered || start > from + own.length - item.rest.length) return null;
  const above = lines.slice(0, -1).findLast((line) => parseListMarker(line) === null);
  const leadIn = [above, context.trim()].find((line) => line !== undefined && LEADS_IN.test(line));
  return (leadIn ?? heading).replace(LEADS_IN, '').trim() || null;
}
