import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../words/named-words.ts';

/** Recognises prohibitions in the languages of manuals. "Not" alone is none in English: "It is not included." */
const forbidding = whenNeeded(() => wordForms(`‹${formsOfAll('printed', 'forbids')}›`));

/** Whether a text tells what not to do: "Do not open the lid." */
export const forbids = (text: string): boolean => forbidding().test(text);
