import type { Answer } from '../../engine/ask/answer.ts';
import { CLOSEST_LEAD_IN } from '../../engine/ask/ask.ts';

/**
 * An answer as a customer reads it, in the order of the screen: safety labels before the steps, or before everything where
 * there are none. What stands further down (other places, pictures, sections to look at) is left out, and so are our own
 * lead-in and the headings.
 */
export function shownText({ band, content, steps, table, warnings }: Answer): string {
  const labels = warnings.map(({ text }) => text);
  const isDangerFirst = band !== 'closest' && steps.length === 0;
  const words = content.replace(CLOSEST_LEAD_IN, '');
  const body = [...steps.map(({ text }) => text), ...(table?.rows.flat() ?? [])];
  const parts = isDangerFirst ? [...labels, words, ...body] : [words, ...labels, ...body];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n');
}
