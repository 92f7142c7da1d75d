import type { PageQuestion } from '../lib/questions/page-questions.ts';

/** A row of a question set with all that can be checked; the fields are described in README.md beside this file. */
export type QuestionRow = PageQuestion & {
  quote: string;
  quotes_by_page?: { page: number; quote: string }[];
  answer: string;
  spans_pages?: boolean;
  checked?: string[];
  note?: string;
};

/** Where something stands: pages, or sections of a file without pages, with words of it. */
export type QuotedPlace = {
  /** 1-based. */
  pages?: number[];
  /** Headings. */
  sections?: string[];
  quote: string;
  quotes_by_page?: { page: number; quote: string }[];
};

/** Readings of one manual, each a list of page texts; Word files are one page of unknown number. */
export type ManualText = { readings: string[][]; paged: boolean };

const KINDS = [
  'how-to',
  'table',
  'error',
  'safety',
  'identify',
  'yes-no',
  'paraphrase',
  'follow-up',
  'typo',
  'cross-language',
  'unanswerable-near',
  'unanswerable-far',
];

/** Letters and digits only: line breaks, cell borders, step numbers' dots and hyphens differ between readings. */
const condense = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u2010-\u2013\-•]+/g, '');

function holds(manual: ManualText, page: number | null, quote: string): boolean {
  const wanted = condense(quote);
  return manual.readings.some((pages) => {
    const texts = page === null ? pages : [pages[page - 1] ?? ''];
    return texts.some((text) => condense(text).includes(wanted));
  });
}

function checkAnswerable(row: QuestionRow, manual: ManualText): string[] {
  const sections = row.section === undefined ? [] : [row.section];
  return [...(row.answer ? [] : ['no answer']), ...checkPlace({ ...row, sections }, manual)];
}

/** What is wrong with the pages or sections named and with the quotes that are said to stand there. */
export function checkPlace({ pages, sections, ...place }: QuotedPlace, manual: ManualText): string[] {
  if (!manual.paged) {
    const named = sections ?? [];
    const missing = named.filter((section) => section === '' || !holds(manual, null, section));
    return [
      ...(named.length === 0 ? ['no section'] : []),
      ...missing.map((section) => `no section "${section}"`),
      ...(holds(manual, null, place.quote) ? [] : [`the quote is not in the file: ${place.quote}`]),
    ];
  }
  if (pages === undefined || pages.length === 0) return ['no pages'];
  const missing = pages.flatMap((page) =>
    quotesOf(place, page)
      .filter((quote) => !holds(manual, page, quote))
      .map((quote) => `not on page ${page}: ${quote}`),
  );
  const isQuoted = pages.some((page) => holds(manual, page, place.quote));
  return [...missing, ...(isQuoted ? [] : ['the main quote is on no page named'])];
}

/** The quotes that a page has of its own, or the main one. */
function quotesOf({ quote, quotes_by_page = [] }: Omit<QuotedPlace, 'pages'>, page: number): string[] {
  const own = quotes_by_page.filter((entry) => entry.page === page).map((entry) => entry.quote);
  return own.length > 0 ? own : [quote];
}

function checkUnanswerable(row: QuestionRow, manual: ManualText): string[] {
  const text = (manual.readings[0] ?? []).join('\n').toLowerCase().replace(/\s+/g, ' ');
  const terms = row.checked ?? [];
  const found = terms.filter((term) => text.includes(term.toLowerCase()));
  return [
    ...(terms.length < 2 ? ['fewer than two checked terms'] : []),
    ...((row.pages ?? []).length > 0 ? ['an unanswerable row names pages'] : []),
    ...found.map((term) => `the checked term "${term}" stands in the manual`),
  ];
}

/** What is wrong with a row, in sentences; empty if nothing is. */
export function checkRow(row: QuestionRow, manual: ManualText): string[] {
  const failures: string[] = [];
  if (!KINDS.includes(row.kind)) failures.push(`unknown kind ${row.kind}`);
  if (!row.question || row.question.length > 200)
    failures.push('the question is empty or over 200 characters');
  if (row.answerable === row.kind.startsWith('unanswerable'))
    failures.push('answerable contradicts the kind');
  if ((row.kind === 'follow-up') !== Array.isArray(row.history))
    failures.push('history belongs to follow-ups only');
  if (row.steps !== undefined && !(Number.isInteger(row.steps) && row.steps > 1))
    failures.push('steps is no count');
  return [...failures, ...(row.answerable ? checkAnswerable(row, manual) : checkUnanswerable(row, manual))];
}
