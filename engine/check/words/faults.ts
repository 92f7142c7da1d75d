import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../../words/named-words.ts';

const faults = whenNeeded(() => wordForms(`‹${formsOfAll('manual-checks', 'fault')}›`));

/** Whether a text speaks of faults, in words that stand beside codes. */
export const speaksOfFaults = (text: string): boolean => faults().test(text);
