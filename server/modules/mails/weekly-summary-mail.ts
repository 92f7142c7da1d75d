/** The mail that says what the customers of a company asked in a week. */

import type { Identity } from '../../../contracts/admin/platform-settings.ts';
import type { AnalyticsOverview } from '../../../contracts/analytics/analytics.ts';
import type { Improvement, Topic } from '../../../contracts/analytics/analytics-topics.ts';
import { IMPROVEMENT_TITLES } from '../../../contracts/manuals/improvement-titles.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { countOf, describeChange, formatCount, formatDay, formatShare } from '../../lib/words.ts';
import { layout, linkButton, SMALL, signature } from './mail-layout.ts';
import type { MailContent } from './mail-templates.ts';

export type WeeklySummaryMail = Identity & {
  companyName: string;
  /** Of the person it is written to. */
  name: string;
  /** Days of the week, both included, `YYYY-MM-DD` in UTC. */
  from: string;
  to: string;
  figures: Pick<AnalyticsOverview, 'total' | 'before' | 'trend'>;
  /** Largest first. */
  topics: readonly Topic[];
  /** Most urgent first. */
  improvements: readonly Improvement[];
  analyticsLink: string;
  /** Where it is switched on and off. */
  accountLink: string;
  /** The page with the button that ends it. */
  stopLink: string;
};

type Part = { title: string; lines: string[]; ifNone: string };

/** @returns the mail; every value in its HTML is escaped */
export function weeklySummaryMail(mail: WeeklySummaryMail): MailContent {
  const { companyName, figures, brandName, analyticsLink, accountLink, stopLink } = mail;
  const subject = `${companyName}: ${countOf(figures.total.asked, 'question')} last week`;
  const opening = openingOf(mail);
  const parts = [{ title: 'In figures', lines: figureLines(figures), ifNone: '' }, ...partsOf(mail)];
  const why = `You get this because the weekly summary is switched on in your ${brandName} account.`;
  return {
    subject,
    text: [
      ...opening,
      ...parts.map(textOf),
      `Open Analytics: ${analyticsLink}`,
      `${why}\nYour account: ${accountLink}\nStop these mails: ${stopLink}`,
      signature(mail),
    ].join('\n\n'),
    html: layout(subject, [
      ...opening.map((words) => `<p>${escapeHtml(words)}</p>`),
      ...parts.map(htmlOf),
      linkButton(analyticsLink, 'Open Analytics'),
      `<p style="${SMALL}">${escapeHtml(why)} <a href="${escapeHtml(accountLink)}">Your account</a> · ` +
        `<a href="${escapeHtml(stopLink)}">Stop these mails</a></p>`,
      `<p style="${SMALL}">${escapeHtml(signature(mail))}</p>`,
    ]),
  };
}

function openingOf({ name, companyName, from, to, figures }: WeeklySummaryMail): string[] {
  const { total, before, trend } = figures;
  const asked = `From ${formatDay(from)} to ${formatDay(to)} (UTC), customers of ${companyName} asked ${countOf(total.asked, 'question')}`;
  const change = trend === null ? '' : ` (${describeChange(trend)})`;
  const compared = `${before.asked === 0 ? 'none' : formatCount(before.asked)} the week before${change}`;
  return [`Hello ${name},`, `${asked}; ${compared}.`];
}

const figureLines = ({ total }: WeeklySummaryMail['figures']): string[] => [
  `Answered: ${formatCount(total.answered)} of ${formatCount(total.asked)} (${formatShare(total.answered, total.asked)})`,
  `Customers said it works: ${formatCount(total.works)}`,
  `Customers said it does not work: ${formatCount(total.does_not_work)}`,
];

const partsOf = ({ topics, improvements }: WeeklySummaryMail): Part[] => [
  {
    title: 'Where customers struggled most',
    lines: topics.map(
      ({ name, product, questions }) =>
        `“${name}” (${product.product_name}): ${countOf(questions.length, 'question')}`,
    ),
    ifNone: 'No two questions that went without help were about the same thing.',
  },
  {
    title: 'What would help most',
    lines: improvements.map(
      ({ kind, subject, product, questions }) =>
        `${IMPROVEMENT_TITLES[kind](subject)} (${product.product_name}, ${countOf(questions.length, 'question')})`,
    ),
    ifNone: 'Nothing stands out this week.',
  },
];

const textOf = ({ title, lines, ifNone }: Part): string =>
  [title, ...(lines.length === 0 ? [ifNone] : lines.map((line) => `- ${line}`))].join('\n');

function htmlOf({ title, lines, ifNone }: Part): string {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const body = items
    ? `<ul style="margin:0;padding-left:20px">${items}</ul>`
    : `<p>${escapeHtml(ifNone)}</p>`;
  return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:24px">${escapeHtml(title)}</h2>${body}`;
}
