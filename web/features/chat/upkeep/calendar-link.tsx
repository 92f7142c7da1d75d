import { Plus } from 'lucide-react';
import { upkeepCalendarPath } from '../../../../contracts/chat/upkeep-path.ts';
import { buttonStyle } from '../../../ui/button/button-style.ts';
import { chatLanguage } from '../mails/address-texts.ts';
import { upkeepTexts } from './texts.ts';

type CalendarLinkProps = {
  uniqueId: string;
  /** Key of one task; missing: all that a calendar can hold. */
  taskKey?: string;
  /** What one task is, for those who do not see what stands beside it. */
  task?: string;
  /** When it was done last, YYYY-MM-DD; missing: today. */
  done?: string;
  label: string;
};

/** Brings a calendar. It is a link to a file, because phones open one in their calendar by themselves. */
export function CalendarLink({ uniqueId, taskKey, task, done = today(), label }: CalendarLinkProps) {
  const asked = new URLSearchParams({ done, lang: chatLanguage(), ...(taskKey && { task: taskKey }) });
  return (
    <a
      href={`${upkeepCalendarPath(uniqueId)}?${asked}`}
      download="upkeep.ics"
      aria-label={task && upkeepTexts().addTask(task)}
      className={buttonStyle()}
    >
      <Plus size={18} aria-hidden="true" />
      {label}
    </a>
  );
}

/** The reader's day, which may not be that of the server. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
