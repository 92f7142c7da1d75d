/** Words by which manuals name a page or section by its number, and others that tell whose it is. */
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../../words/named-words.ts';

/** "page 12". Abbreviations that also stand for seconds or paragraphs are left out. */
export const PAGE_WORDS: string = formsOfAll('manual-checks', 'page');
/** "section 4.2", "chapter 4". */
export const SECTION_WORDS: string = formsOfAll('manual-checks', 'section');

/** Behind a reference, what makes it one to another document: "section 4 of the standard". */
const otherDocument = whenNeeded(() =>
  wordForms(`^[)\\]]?,?\\s+‹${formsOfAll('manual-checks', 'elsewhere')}›`),
);
/** "EN 60335-1", "RFC 2217", "47 CFR": a document that is named before its part. */
const NAMES_OTHER =
  /(?:\p{Lu}{2,}[ \-/]?\d{2,}[\d.:-]*|\b(?:GPL|FCC|CFR|IEC|ISO|RFC|IEEE|DIN)\b)[^.;\n]{0,30}$/u;
/** Characters before a reference that may name its document. */
const NEAR = 60;
/** Headings of texts that number their clauses by themselves. */
const legalHeading = whenNeeded(() => wordForms(`‹${formsOfAll('manual-checks', 'legal')}›`));

/** Whether a reference at these characters is to another document than the one it stands in. */
export const leadsElsewhere = (text: string, start: number, end: number): boolean =>
  otherDocument().test(text.slice(end, end + NEAR)) ||
  NAMES_OTHER.test(text.slice(Math.max(0, start - NEAR), start));

/** Whether sections of these headings number clauses of their own: licences, warranties, declarations. */
export const isLegal = (headings: readonly string[]): boolean =>
  headings.some((heading) => legalHeading().test(heading));
