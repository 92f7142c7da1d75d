/** Words of hazards: what harms people, and what headings gather such texts under. */
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../../words/named-words.ts';

const whole = (name: 'harm' | 'safety' | 'liability') =>
  whenNeeded(() => wordForms(`‹${formsOfAll('manual-checks', name)}›`));

/** That somebody may come to harm, in words that mean nothing else. */
const anyHarm = whole('harm');
/** Headings under which every sentence is a warning, so that none needs a signal word of its own. */
const anySafety = whole('safety');
/** Sentences about who answers for harm warn of none. */
const anyLiability = whole('liability');

/** Whether a sentence says that people may come to harm. */
export const tellsOfHarm = (sentence: string): boolean =>
  anyHarm().test(sentence) && !anyLiability().test(sentence);

/** Whether a heading gathers warnings. */
export const isAboutSafety = (heading: string): boolean => anySafety().test(heading);
