/** The report of a period as a PDF. */
import type { Readable } from 'node:stream';
import {
  type AnalyticsOverview,
  type AnalyticsPeriod,
  daysOf,
  type ProductPerformance,
} from '../../../../contracts/analytics/analytics.ts';
import type {
  ConfusionPoints,
  Improvement,
  Improvements,
  Topic,
} from '../../../../contracts/analytics/analytics-topics.ts';
import type { ContactCounts } from '../../../../contracts/chat/contact-forms.ts';
import { IMPROVEMENT_TITLES } from '../../../../contracts/manuals/improvement-titles.ts';
import { drawBars } from '../../../lib/pdf/pdf-bars.ts';
import { drawPdfReport } from '../../../lib/pdf/pdf-report.ts';
import { type PdfSheet, writeHeading, writeNote, writeParagraph } from '../../../lib/pdf/pdf-sheet.ts';
import { type TableColumn, writeTable } from '../../../lib/pdf/pdf-table.ts';
import {
  countOf,
  describeChange,
  formatCount,
  formatDay,
  formatDuration,
  formatShare,
} from '../../../lib/words.ts';
import { movedDay } from '../period.ts';

export type Report = {
  brandName: string;
  companyName: string;
  /** Null for all products. */
  productName: string | null;
  period: AnalyticsPeriod;
  overview: AnalyticsOverview;
  /** Most asked first. */
  products: readonly ProductPerformance[];
  /** How many products there are. */
  productsTotal: number;
  points: ConfusionPoints;
  improvements: Improvements;
  contacts: ContactCounts;
  madeAt: Date;
};

const MAX_TOPICS = 10;

const PRODUCT_COLUMNS: readonly TableColumn<ProductPerformance>[] = [
  { header: 'Product', share: 28, cell: ({ product_name }) => product_name },
  { header: 'Queries', share: 11, isFigure: true, cell: ({ totalCount }) => formatCount(totalCount) },
  {
    header: 'Answered',
    share: 16,
    isFigure: true,
    cell: ({ answered, totalCount }) => `${formatCount(answered)} (${formatShare(answered, totalCount)})`,
  },
  { header: 'Confidence', share: 20, cell: describeConfidence },
  { header: 'Works', share: 9, isFigure: true, cell: ({ works }) => formatCount(works) },
  {
    header: 'Does not work',
    share: 16,
    isFigure: true,
    cell: ({ does_not_work }) => formatCount(does_not_work),
  },
];

const TOPIC_COLUMNS: readonly TableColumn<Topic>[] = [
  { header: 'What it is about', share: 46, cell: ({ name }) => name },
  { header: 'Product', share: 24, cell: ({ product }) => product.product_name },
  {
    header: 'Questions',
    share: 15,
    isFigure: true,
    cell: ({ questions }) => formatCount(questions.length),
  },
  { header: 'Customers', share: 15, isFigure: true, cell: ({ customers }) => formatCount(customers) },
];

const IMPROVEMENT_COLUMNS: readonly TableColumn<Improvement>[] = [
  { header: 'What to do', share: 46, cell: ({ kind, subject }) => IMPROVEMENT_TITLES[kind](subject) },
  { header: 'Product', share: 24, cell: ({ product }) => product.product_name },
  { header: 'Priority', share: 15, cell: ({ priority }) => priority },
  {
    header: 'Questions',
    share: 15,
    isFigure: true,
    cell: ({ questions }) => formatCount(questions.length),
  },
];

/** Draws the report. */
export function drawReport(report: Report): Promise<Readable> {
  const { brandName, companyName, period, madeAt } = report;
  const title = `Analytics report of ${companyName}, ${period.from} to ${period.to}`;
  return drawPdfReport({ title, companyName, brandName, madeAt }, (sheet) => {
    drawHead(sheet, report);
    drawProducts(sheet, report);
    drawPoints(sheet, report.points);
    drawImprovements(sheet, report.improvements);
    drawContacts(sheet, report.contacts);
  });
}

function drawHead(sheet: PdfSheet, { companyName, productName, period, overview }: Report): void {
  const { total, days } = overview;
  writeParagraph(sheet, 'Analytics report', { size: 22, weight: 'semibold', gap: 6 });
  writeParagraph(sheet, companyName, { size: 12, weight: 'semibold' });
  writeParagraph(
    sheet,
    `${formatDay(period.from)} to ${formatDay(period.to)} (UTC), ${productName ?? 'all products'}`,
    { gap: 12 },
  );
  writeParagraph(sheet, `Total queries: ${formatCount(total.asked)}`, { size: 16, weight: 'semibold' });
  writeParagraph(sheet, describeAsked(overview), { gap: 10 });
  writeParagraph(
    sheet,
    `Answered: ${formatCount(total.answered)} (${formatShare(total.answered, total.asked)})`,
  );
  writeParagraph(sheet, `Not answered: ${formatCount(total.not_answered)}`);
  writeParagraph(sheet, `Customers said it works: ${formatCount(total.works)}`);
  writeParagraph(sheet, `Customers said it does not work: ${formatCount(total.does_not_work)}`);
  writeParagraph(sheet, `Deflection: ${describeDeflection(total)}`);
  writeParagraph(sheet, `Median time to answer: ${describeAnswerTime(overview)}`);
  writeHeading(sheet, 'Queries per day');
  const asked = new Map(days.map((day) => [day.day, day.asked]));
  const bars = Array.from({ length: daysOf(period) }, (_, place) => movedDay(period.from, place)).map(
    (day) => ({
      label: formatDay(day),
      value: asked.get(day) ?? 0,
    }),
  );
  drawBars(
    sheet,
    bars,
    (highest) => `${formatCount(highest)} ${highest === 1 ? 'query' : 'queries'} a day at most`,
  );
}

function describeAsked({ before, trend }: AnalyticsOverview): string {
  const then = `in the ${countOf(daysOf(before), 'day')} before`;
  if (before.asked === 0) return `Nothing was asked ${then}.`;
  const asked = `${formatCount(before.asked)} ${then}`;
  return trend === null ? asked : `${describeChange(trend)}, from ${asked}`;
}

/** The share of questions that nobody had to take: answered, and not said to fail. */
function describeDeflection({ asked, resolved }: AnalyticsOverview['total']): string {
  if (asked === 0) return '–';
  const counted = `${formatCount(resolved)} of ${countOf(asked, 'question')}`;
  return `${formatShare(resolved, asked)} (${counted} answered, and nobody said “does not work”)`;
}

function describeConfidence({ high, medium, low }: ProductPerformance): string {
  const all = high + medium + low;
  if (all === 0) return '–';
  return `${formatShare(high, all)} high, ${formatShare(medium, all)} medium, ${formatShare(low, all)} low`;
}

function describeAnswerTime({ total, answerTime, before }: AnalyticsOverview): string {
  const { medianMs, medianMsBefore, trend } = answerTime;
  if (medianMs === null) return total.asked === 0 ? '–' : 'not measured then';
  const median = formatDuration(medianMs);
  return medianMsBefore === null || trend === null
    ? median
    : `${median} (${describeChange(trend)}, from ${formatDuration(medianMsBefore)} in the ${countOf(daysOf(before), 'day')} before)`;
}

function drawProducts(sheet: PdfSheet, { products, productsTotal }: Report): void {
  writeHeading(sheet, 'Products');
  if (products.length === 0) writeParagraph(sheet, 'There are no products yet.');
  else writeTable(sheet, PRODUCT_COLUMNS, products);
  const left = productsTotal - products.length;
  if (left > 0)
    writeNote(
      sheet,
      `The ${countOf(products.length, 'product')} asked about most; ${formatCount(left)} more are left out.`,
    );
}

function drawPoints(sheet: PdfSheet, points: ConfusionPoints): void {
  const { topics, total, looked_at: lookedAt, off_topic_total: offTopic } = points;
  writeHeading(sheet, 'Where customers struggled most');
  if (offTopic > 0)
    writeNote(
      sheet,
      `Left out: ${countOf(offTopic, 'question')} that ${offTopic === 1 ? 'is' : 'are'} not about the product.`,
    );
  if (total === 0) {
    writeParagraph(sheet, 'Nobody was left without help.');
    return;
  }
  writeNote(
    sheet,
    total > lookedAt
      ? `From the newest ${formatCount(lookedAt)} of ${formatCount(total)} questions without help.`
      : `From ${countOf(total, 'question')} without help.`,
  );
  if (topics.length === 0) writeParagraph(sheet, 'No two questions are about the same thing.');
  else writeTable(sheet, TOPIC_COLUMNS, topics.slice(0, MAX_TOPICS));
}

function drawImprovements(sheet: PdfSheet, { cards }: Improvements): void {
  writeHeading(sheet, 'What to improve');
  if (cards.length === 0) writeParagraph(sheet, 'Nothing to improve in this period.');
  else writeTable(sheet, IMPROVEMENT_COLUMNS, cards);
}

/** Left out where no contact form answers first. */
function drawContacts(sheet: PdfSheet, { asked, answered, helped, sent, left }: ContactCounts): void {
  if (asked === 0) return;
  writeHeading(sheet, 'Contact forms that answer first');
  const messages = `${formatCount(answered)} of ${countOf(asked, 'message')}`;
  writeParagraph(sheet, `Answered before sending: ${messages}`);
  writeParagraph(
    sheet,
    `Customers said it helped: ${formatCount(helped)} (deflection: ${formatShare(helped, asked)} of all messages)`,
  );
  writeParagraph(sheet, `Sent all the same: ${formatCount(sent)}`);
  writeParagraph(sheet, `Left without either, so not known whether it helped: ${formatCount(left)}`);
}
