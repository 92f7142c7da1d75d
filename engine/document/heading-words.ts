import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll } from '../words/named-words.ts';

const contents = whenNeeded(() => new RegExp(`^(?:${formsOfAll('headings', 'contents')})$`, 'iu'));
const lists = whenNeeded(
  () =>
    new RegExp(`^(?:${formsOfAll('headings', 'contents')}|${formsOfAll('headings', 'otherLists')})$`, 'iu'),
);

/** Whether a heading announces the table of contents. */
export const isContentsHeading = (heading: string): boolean => contents().test(heading);

/** Whether a heading announces the table of contents, another list of this kind ("List of figures"), or the index. */
export const isListHeading = (heading: string): boolean => lists().test(heading);
