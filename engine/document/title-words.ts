import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll } from '../words/named-words.ts';

/** Words that no title ends with: articles, and what ties two words. "Switching on" and "Type A" are whole. */
const ties = whenNeeded(() => new RegExp(`(?<![\\p{L}.])(?:${formsOfAll('printed', 'ties')})$|[&/]$`, 'iu'));

/** Whether a line of a title goes on in the next: "CLEANING AND". */
export const endsOpen = (line: string): boolean => ties().test(line.trim());
