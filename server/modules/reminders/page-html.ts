/** The page on which an address confirms and ends its reminders. */
import { type ConsentLinks, consentButton, consentPage } from '../../http/pages/consent-html.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { formatReminderDay } from '../mails/reminder-mails.ts';
import { reminderTexts } from '../mails/reminder-texts.ts';
import type { KnownReminder } from './reminders.repository.ts';

/** Shows what an address is to be reminded of, with what it can do about it. */
export function reminderPage(found: KnownReminder, links: ConsentLinks): string {
  const texts = reminderTexts(found.language);
  const isOn = found.confirmedAt !== null;
  const words = isOn ? texts.isOn(found.email) : texts.confirmText(found.email);
  const tasks = found.tasks.map(
    ({ task, printed, title, page, dueOn }) =>
      `<li><q>${escapeHtml(task)}</q><br /><span class="quiet">${escapeHtml([...(task.includes(printed) ? [] : [printed]), texts.place(title, page)].join(' · '))}<br />${escapeHtml(texts.next(formatReminderDay(dueOn, texts.language)))}</span></li>`,
  );
  return consentPage(texts.language, links, texts.pageTitle(found.productName), [
    `<p${isOn ? ' role="status"' : ''}>${escapeHtml(words)}</p>`,
    `<ul class="tasks">${tasks.join('\n')}</ul>`,
    isOn
      ? consentButton(links.stop, texts.stop, 'quiet-button')
      : consentButton(links.confirm, texts.confirm),
  ]);
}

/** Says that they have ended. */
export function stoppedPage(found: KnownReminder, links: ConsentLinks): string {
  const texts = reminderTexts(found.language);
  return consentPage(texts.language, links, texts.pageTitle(found.productName), [
    `<p role="status">${escapeHtml(texts.stopped)}</p>`,
  ]);
}

/** Says that there are none. */
export function gonePage(language: string, links: ConsentLinks): string {
  const texts = reminderTexts(language);
  return consentPage(texts.language, links, texts.gone, []);
}
