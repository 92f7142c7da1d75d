import { formsOfAll } from '../words/named-words.ts';

/** What figures are called above or below them in the languages manuals come in, parted by "|"; with a number they are a label. */
export const FIGURE_WORDS = formsOfAll('printed', 'figure');

/** The same where a text refers to one or to several: "see figs. 2 and 3". */
export const FIGURE_REFERENCES = `${FIGURE_WORDS}|${formsOfAll('references', 'figure')}`;

/** The same of tables. */
export const TABLE_WORDS = formsOfAll('printed', 'table');

/** The same of examples and listings, where these are numbered by chapter: "Example 1" may be a heading. */
export const EXAMPLE_WORDS = formsOfAll('printed', 'example');
