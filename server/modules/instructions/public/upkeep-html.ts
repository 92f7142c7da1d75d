/** What a manual has done again and again, at the head of its text. */
import { escapeHtml } from '../../../lib/escape-html.ts';
import type { EditionTask } from './edition-upkeep.ts';
import { link } from './layout.ts';
import type { InstructionTexts } from './texts/instruction-texts.ts';

/** Writes the list; nothing for a manual that names no such task. @param calendar address of the calendar; null: none is offered */
export function upkeepHtml(
  texts: InstructionTexts,
  tasks: readonly EditionTask[],
  calendar: string | null,
  language: string,
): string {
  if (tasks.length === 0) return '';
  const isCounted = calendar !== null && tasks.some(({ every }) => every !== null);
  const items = tasks.map((task) => `<li>${taskHtml(texts, task, calendar, language)}</li>`);
  return `<section lang="${texts.language}">
<h2 id="upkeep">${escapeHtml(texts.upkeep)}</h2>
<p>${escapeHtml(texts.upkeepText)}</p>
${isCounted ? `<ul class="acts"><li>${link(calendar, texts.allToCalendar, ' download="upkeep.ics"')}</li></ul>` : ''}
<ul class="tasks">${items.join('\n')}</ul>
</section>`;
}

function taskHtml(
  texts: InstructionTexts,
  { key, task, printed, every, page }: EditionTask,
  calendar: string | null,
  language: string,
): string {
  const label = ` download="upkeep.ics" aria-label="${escapeHtml(`${texts.toCalendar}: ${task}`)}"`;
  const details = [
    // A sentence says how often itself.
    ...(task.includes(printed) ? [] : [`<b lang="${escapeHtml(language)}">${escapeHtml(printed)}</b>`]),
    ...(page === null ? [] : [escapeHtml(texts.page(page))]),
    ...(every === null || calendar === null
      ? []
      : [link(`${calendar}${calendar.includes('?') ? '&' : '?'}task=${key}`, texts.toCalendar, label)]),
  ];
  return `<q lang="${escapeHtml(language)}">${escapeHtml(task)}</q><br /><span class="quiet">${details.join(' · ')}</span>`;
}
