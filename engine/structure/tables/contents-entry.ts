import { endsInOneOf } from '../../document/lines.ts';

const DIGITS = '0123456789';

/** "EN-12": how books of several languages number their parts. */
const LANGUAGE =
  '(?:EN|GB|UK|US|DE|FR|IT|ES|PT|BR|NL|DA|DK|SV|SE|NO|FI|PL|CS|CZ|SK|HU|RO|TR|EL|GR|RU|UA)[-–]?';
/** "3-14": a page of a chapter. */
const CHAPTER = '\\d{1,2}[-–]';
const NUMBER = '\\d{1,4}|[ivxl]{1,6}';
const pageAtEnd = (prefix: string): RegExp => new RegExp(`[\\s.…_]+(?:${prefix})?(${NUMBER})$`);

/** A page at the end of a text, with what parts it from the title. */
const PAGE_AT_END = pageAtEnd(LANGUAGE);
const LANGUAGE_PAGE_AT_END = new RegExp(`[\\s.…_]${LANGUAGE}\\d{1,4}$`);
const CHAPTER_PAGE_AT_END = pageAtEnd(`${LANGUAGE}|${CHAPTER}`);
const ONLY_CHAPTER_PAGES = /^\d{1,2}[-–]\d{1,3}(?:\s+\d{1,2}[-–]\d{1,3})*$/;
/** "12 Cleaning": neither a step ("12. Clean it") nor a part ("1.2 Cleaning"). */
const PAGE_AT_START = /^(\d{1,4})\s+(?=["“«]?\p{Lu})/u;

/** Whether a text ends in a page: "Cleaning 12", "Cleaning EN-12". */
export const endsInPage = (text: string): boolean => PAGE_AT_END.test(text);

/** The same with the language that the page is in: "Cleaning EN-12", which no quantity is. */
export const endsInPageOfLanguage = (text: string): boolean =>
  endsInOneOf(DIGITS, text) && LANGUAGE_PAGE_AT_END.test(text);

/** The same where a list of contents is known to stand: "3-14" may be a range as well. */
export const endsInChapterPage = (text: string): boolean =>
  endsInOneOf(DIGITS, text) && (CHAPTER_PAGE_AT_END.test(text) || ONLY_CHAPTER_PAGES.test(text));

/** The page, written in digits, that a text ends in. */
export const pageAtEndOf = (text: string): number | null =>
  endsInOneOf(DIGITS, text) ? toNumber(PAGE_AT_END.exec(text)) : null;

/** The page that a text begins with. */
export const pageAtStartOf = (text: string): number | null => toNumber(PAGE_AT_START.exec(text));

/** An entry's title without leaders and page. */
export const withoutPageAtEnd = (text: string): string => text.replace(CHAPTER_PAGE_AT_END, '').trim();

/** An entry's title without the page before it. */
export const withoutPageAtStart = (text: string): string => text.replace(PAGE_AT_START, '');

const toNumber = (match: RegExpExecArray | null): number | null =>
  match?.[1] === undefined ? null : Number(match[1]);
