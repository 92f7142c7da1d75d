/** Words of the report for the writer. What it calls things stands in the contract, for its files say it too. */
import type { AskedManual, VersionChange, WriterReport } from '../../../contracts/analytics/writer-report.ts';
import { FATE_TEXTS, FATES } from '../../../contracts/analytics/writer-report-texts.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatDate, formatNumber } from '../../lib/text/format.ts';

const sections = (count: number): string => countOf(count, 'section');
const questions = (count: number): string => countOf(count, 'question');

/** "Works: 12, not answered: 3": what is 0 is left out. */
const describeFates = (fates: WriterReport['fates']): string =>
  FATES.filter((fate) => fates[fate] > 0)
    .map((fate, place) => {
      const name = FATE_TEXTS[fate];
      return `${place === 0 ? name : name.toLowerCase()}: ${formatNumber(fates[fate])}`;
    })
    .join(', ');

export const texts = {
  lede: 'What customers’ questions say about your manuals, for whoever writes them. No customer is named in it or in its files.',
  pdf: {
    button: 'PDF report',
    busy: 'Writing the report...',
    done: 'The report is downloaded.',
    file: (from: string, to: string) => `writer-report-${from}-${to}.pdf`,
  },
  csv: {
    button: 'Download CSV',
    busy: 'Downloading...',
    done: 'The report is downloaded.',
    file: (from: string, to: string) => `writer-report-${from}-${to}.csv`,
  },
  period: 'Which questions',
  fates: describeFates,
  questions,
  total: (total: number, lookedAt: number) =>
    total > lookedAt ? `The newest ${formatNumber(lookedAt)} of ${questions(total)}` : questions(total),
  noManual: 'No manual to report on',
  noManualText:
    'Add the manual of this product. What customers ask of it is counted here, section by section.',
  toManuals: 'View Manuals',
  noQuestions: 'Nothing was asked in this period',
  noQuestionsText:
    'Choose a longer period, or give your customers their chatbots: what they ask is counted here by section.',
  toChatbots: 'Open Chatbots',
  manual: {
    version: (version: number) => `Version ${formatNumber(version)}`,
    reading: 'This manual is still being read. Its sections appear when that is done.',
    needed: ({ needed, unneeded: { text, safety, legal } }: AskedManual) =>
      `${formatNumber(needed)} of ${sections(needed + text + safety + legal)} with text were needed for an answer.`,
    unneeded: ({ unneeded: { text, safety, legal } }: AskedManual) =>
      `Not needed: ${formatNumber(text)} with other text, ${formatNumber(safety)} with warnings, ${formatNumber(legal)} with legal texts. That nobody needed a section does not say that it is useless: warnings and legal texts are there for another reason.`,
    elsewhere: (count: number) =>
      `${questions(count)} named places of an earlier version that this one has no more.`,
    fold: (count: number) => `${sections(count)} that nobody needed`,
    outline: (title: string) => `Sections of ${title}`,
    named: (count: number) => `named in ${countOf(count, 'answer')}`,
    times: (times: number) => `${formatNumber(times)} times`,
    open: (heading: string) => `Open the page of ${heading}`,
    key: 'What became of the questions',
  },
  unanswered: {
    title: 'What the manual does not answer',
    lede: 'Questions without an answer, those that mean the same together, and the section that they would belong to.',
    nothing: 'No question went without an answer',
    nothingText: 'Questions that the manual has no word of stand here.',
    nearest: (heading: string) => `Would belong to “${heading}”`,
    noNearest: 'No section comes near',
    asked: (count: number, customers: number) => `${questions(count)}, ${countOf(customers, 'customer')}`,
    corrected: (count: number, all: number) =>
      count === all ? 'Corrected by you since' : `${formatNumber(count)} corrected by you since`,
    more: (count: number) => `And ${countOf(count, 'further question')}.`,
  },
  words: {
    title: 'Words that customers use and the manual does not',
    lede: (least: number, customers: number) =>
      `Said in at least ${formatNumber(least)} questions of ${formatNumber(customers)} different customers. Put them into the index or into a heading, and readers find what they look for.`,
    nothing: 'No such word',
    nothingText: (least: number, customers: number) =>
      `A word stands here once ${formatNumber(customers)} different customers have used it in ${formatNumber(least)} questions and the manual never does.`,
    see: (word: string) => `see ${word}`,
    index: 'For the index:',
    heading: (heading: string) => `Answered from “${heading}”: its heading may say the word`,
    gap: 'The manual has no other word for it',
    asked: (count: number, unanswered: number) =>
      unanswered > 0 ? `${questions(count)}, ${formatNumber(unanswered)} not answered` : questions(count),
  },
  checks: {
    title: 'Contradictions and gaps',
    all: 'Manual check',
    waiting: 'This manual is still to be checked.',
    nothing: 'The check has found nothing, or all of it was dismissed.',
    group: (title: string, total: number) => `${title} (${formatNumber(total)})`,
    more: (count: number) => `and ${countOf(count, 'more place')}`,
  },
  versions: {
    title: 'Before and after new versions',
    lede: 'The same number of days on either side of the day on which a version began to answer. Mind the numbers: few questions differ by chance.',
    nothing: 'No new version in this period',
    nothingText:
      'When you upload a new version of a manual, the questions before and after it are compared here.',
    heading: ({ title, version, timestamp }: VersionChange) =>
      `${title}, version ${formatNumber(version)}, ${formatDate(timestamp)}`,
    tooNew: 'There are no whole days after it to compare yet.',
    others: (count: number) => `${countOf(count, 'further new version')} within these days.`,
    caption: (title: string) => `Questions before and after: ${title}`,
    columns: {
      days: 'Days',
      asked: 'Questions',
      answered: 'Answered',
      refused: 'Not answered',
      works: 'Works',
      doesNotWork: 'Does not work',
    },
    before: (days: number) => `${countOf(days, 'day')} before`,
    after: (days: number) => `${countOf(days, 'day')} after`,
    share: (count: number, percent: string) => `${formatNumber(count)} (${percent})`,
    refused: (refused: number, tried: number, answered: number) =>
      `${countOf(refused, 'different question')} got no answer before it. Of ${formatNumber(tried)} that were asked again just now ${formatNumber(answered)} are answered.`,
    answeredNow: 'Answered now',
    toChanges: 'Answers that they change',
  },
} as const;
