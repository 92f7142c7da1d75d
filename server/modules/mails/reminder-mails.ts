/** The mails of reminders: the question whether they are wanted, and what is due. No link in them opens a chat. */
import { REMINDER_REQUEST_DAYS } from '../../../contracts/plans/limits.ts';
import type { ReminderTask } from '../../db/schema/reminders.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { layout, linkButton, SMALL } from './mail-layout.ts';
import { type MailContent, plainName } from './mail-templates.ts';
import { type ReminderTexts, reminderTexts } from './reminder-texts.ts';

export type ReminderMail = {
  language: string;
  brandName: string;
  companyName: string;
  productName: string;
  tasks: readonly ReminderTask[];
  /** The page on which they are confirmed and ended. */
  link: string;
};

const MAX_PRODUCT_CHARS = 100;

/** Names that strangers read must lead nowhere. */
function namesOf({ companyName, productName }: ReminderMail): { company: string; product: string } {
  const product = plainName(productName, { mostChars: MAX_PRODUCT_CHARS, or: 'product' });
  return { company: plainName(companyName), product };
}

/** Asks an address whether it wants to be reminded. Whoever typed it in may have mistyped it. */
export function reminderRequestMail(mail: ReminderMail): MailContent {
  const texts = reminderTexts(mail.language);
  const { company, product } = namesOf(mail);
  return write(mail, texts, {
    subject: texts.askSubject(product),
    opening: [texts.askText(product), texts.askTasks],
    isDue: false,
    button: texts.askButton,
    ending: texts.askEnding(mail.brandName, company, REMINDER_REQUEST_DAYS),
  });
}

/** Tells what is due. @param mail its tasks with the day on which each is due next */
export function reminderMail(mail: ReminderMail): MailContent {
  const texts = reminderTexts(mail.language);
  const { company, product } = namesOf(mail);
  return write(mail, texts, {
    subject: texts.subject(product),
    opening: [texts.text(product)],
    isDue: true,
    button: texts.stopButton,
    ending: texts.ending(mail.brandName, company),
  });
}

type Words = { subject: string; opening: string[]; isDue: boolean; button: string; ending: string };

function write(
  { tasks, link }: ReminderMail,
  texts: ReminderTexts,
  { subject, opening, isDue, button, ending }: Words,
): MailContent {
  const lines = tasks.map((task) => linesOf(task, texts, isDue));
  return {
    subject,
    text: [...opening, ...lines.map((parts) => parts.join('\n')), `${button}: ${link}`, ending].join('\n\n'),
    html: layout(
      subject,
      [
        ...opening.map((words) => `<p>${escapeHtml(words)}</p>`),
        ...lines.map(
          ([task = '', ...small]) =>
            `<p style="border-left:3px solid #85816f;padding-left:12px">${escapeHtml(task)}<br><span style="${SMALL}">${small.map(escapeHtml).join('<br>')}</span></p>`,
        ),
        linkButton(link, button),
        `<p style="${SMALL}">${escapeHtml(ending)}</p>`,
      ],
      texts.language,
    ),
  };
}

const linesOf = (
  { task, printed, title, page, dueOn }: ReminderTask,
  texts: ReminderTexts,
  isDue: boolean,
): string[] => [
  task.replace(/\s+/g, ' '),
  [...(task.includes(printed) ? [] : [printed]), texts.place(title, page)].join(' · '),
  ...(isDue ? [texts.next(formatReminderDay(dueOn, texts.language))] : []),
];

/** A day as it is written in a language. */
export const formatReminderDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
