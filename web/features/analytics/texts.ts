/** Words of the analytics screen. */
import type { PerformanceOrder } from '../../../contracts/analytics/analytics.ts';
import {
  type NamedPages,
  namePlace,
  PLACE_WORDS,
  type PlaceWords,
} from '../../../contracts/manuals/place-names.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatNumber } from '../../lib/text/format.ts';
import type { BarUnit } from './bars.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** As elsewhere, written out where it begins a sentence. */
const WRITTEN_OUT: PlaceWords = { ...PLACE_WORDS, place: (page) => `Page ${page}` };
const pageName = (page: NamedPages): string => namePlace(page, WRITTEN_OUT) ?? '';

export const texts = {
  filters: {
    label: 'Which questions',
    product: 'Product',
    allProducts: 'All products',
    period: 'Period',
    lastDays: (days: number) => `Last ${days} days`,
    own: 'Own dates',
    from: 'From',
    to: 'To',
  },
  export: {
    button: 'Download CSV',
    busy: 'Downloading...',
    done: 'The questions are downloaded.',
    file: (from: string, to: string) => `questions-${from}-${to}.csv`,
  },
  report: {
    button: 'PDF report',
    busy: 'Writing the report...',
    done: 'The report is downloaded.',
    file: (from: string, to: string) => `report-${from}-${to}.pdf`,
  },
  print: 'Print',
  totals: {
    asked: 'Total Queries',
    changed: (change: string, days: number) => `${change}% from the ${countOf(days, 'day')} before`,
    same: (days: number) => `Same as in the ${countOf(days, 'day')} before`,
    answered: 'Answered',
    notAnswered: (count: number) => `${formatNumber(count)} not answered`,
    works: 'Works',
    doesNotWork: (count: number) => `${formatNumber(count)} “does not work”`,
    deflection: 'Deflection',
    deflectionValue: percent,
    deflectionTrend: (resolved: number, asked: number) =>
      `${formatNumber(resolved)} of ${countOf(asked, 'question')}`,
    deflectionHelp: 'What deflection means',
    deflectionMeaning:
      'The share of questions that your people did not have to take: answered, and nobody said of the answer that it does not work.',
    noneAsked: '—',
    answerTime: 'Median time to answer',
    faster: (percent: number, days: number) =>
      `Faster: ${formatNumber(percent)}% less than in the ${countOf(days, 'day')} before`,
    slower: (percent: number, days: number) =>
      `Slower: ${formatNumber(percent)}% more than in the ${countOf(days, 'day')} before`,
    answerTimeHelp: 'What the median time to answer means',
    answerTimeMeaning:
      'Half of the questions had their whole answer within this time; photos count, and so do questions that the manual does not answer. It is the time that the server took, to within 5%.',
    noTime: '—',
    notMeasured: 'Answers were not timed then',
  },
  chart: {
    title: {
      day: 'Queries per day',
      week: 'Queries per week',
      month: 'Queries per month',
    } satisfies Record<BarUnit, string>,
    unit: 'One bar for each',
    units: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<BarUnit, string>,
    figure: 'Fig. 4-1',
    caption: (days: string, product: string) => `${days}, ${product}.`,
    allProducts: 'all products',
    answered: 'answered',
    notAnswered: 'not answered',
    before: (days: string) => `asked ${days}`,
    reader: 'Read bar by bar with the arrow keys',
    reading: (days: string, asked: number, notAnswered: number) =>
      `${days}: ${countOf(asked, 'question')}, ${formatNumber(notAnswered)} not answered`,
    readingBefore: (before: number) => `, ${formatNumber(before)} in the period before`,
    table: 'Show as a table',
    columns: {
      days: 'Days',
      asked: 'Questions',
      answered: 'Answered',
      notAnswered: 'Not answered',
      before: 'Period before',
    },
    empty: 'Nothing was asked in this period',
    emptyText: 'Choose a longer period, or send your customers their chatbots.',
    create: 'Open Chatbots',
  },
  performance: {
    title: 'Products Performance',
    order: 'Order of the products',
    orders: {
      asked: 'Most questions',
      unanswered: 'Most not answered',
      'does-not-work': 'Most “does not work”',
      name: 'Name',
    } satisfies Record<PerformanceOrder, string>,
    columns: {
      product: 'Product',
      asked: 'Questions',
      answered: 'Answered',
      confidence: 'Confidence',
      feedback: 'Feedback',
      actions: 'More',
    },
    notAnswered: (count: number) => `${formatNumber(count)} not`,
    shares: (high: number, medium: number, low: number) =>
      `${percent(high)} high, ${percent(medium)} medium, ${percent(low)} low`,
    works: (count: number) => `${formatNumber(count)} works`,
    doesNotWork: (count: number) => `${formatNumber(count)} does not`,
    viewQuestions: 'View Questions',
    viewQuestionsOf: (product: string) => `View Questions of ${product}`,
    figure: 'Fig. 4-2',
    caption: 'How sure the answers were.',
    high: 'high',
    medium: 'medium',
    low: 'low',
    noQuestions: 'No questions',
    empty: 'No products yet',
    emptyText: 'Add a product with its manual, and what customers ask about it is counted here.',
  },
  pages: {
    title: 'Where the manual confuses',
    titleOf: (product: string) => `Where the manual of ${product} confuses`,
    manual: 'Manual',
    toWriter: 'For the writer',
    label: (manual: string) => `Pages of ${manual}`,
    page: (page: NamedPages, questions: number) => `${pageName(page)}: ${countOf(questions, 'question')}`,
    quiet: (first: number, last: number) => (first === last ? `${first}` : `${first}–${last}`),
    figure: 'Fig. 4-3',
    caption:
      'Questions that a page was named for, and that it did not answer or that got “does not work”. Press a page to read them.',
    none: 'none',
    most: (questions: number) => countOf(questions, 'question'),
    elsewhere: (questions: number) =>
      `${countOf(questions, 'more such question')} named an earlier version of the manual or a part of it without pages.`,
    wordFile: (questions: number) =>
      `This manual has no pages to show: it is a Word file. ${countOf(questions, 'such question')} named it.`,
    nothing: 'No page left anybody without help',
    nothingText:
      'When a page is named for a question and does not answer it, or a customer says “does not work”, it stands here.',
    noManual: 'This product has no manual that answers yet.',
    questionsOf: (page: NamedPages, questions: number) =>
      `${pageName(page)}: ${countOf(questions, 'question')} without help`,
    open: (page: NamedPages) => `Open ${pageName(page).toLowerCase()}`,
    close: 'Close the list',
    more: 'Show more',
    loadingMore: 'Loading...',
    notAnswered: 'Not answered',
    doesNotWork: 'Does not work',
  },
  loading: 'Loading...',
} as const;
