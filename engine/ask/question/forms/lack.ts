import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll } from '../../../words/named-words.ts';

const lack = whenNeeded(
  () => new RegExp(String.raw`\b(?:${formsOfAll('questions', 'lack')}) (\p{L}+)`, 'iu'),
);

/** The word for what is missing or not done: "steam" in "no steam", "froth" in "milk does not froth"; else empty. */
export const lackIn = (text: string): string => lack().exec(text)?.[1] ?? '';
