import type { Message } from '../../../../contracts/chat/messages.ts';
import { type Task, useUpkeep } from '../api/upkeep.ts';
import { useChat } from '../shell/chat-context.ts';
import { CalendarLink } from './calendar-link.tsx';
import { tasksOfAnswer } from './tasks-of-answer.ts';
import { upkeepTexts } from './texts.ts';

/** Offers what an answer says is to be done again and again for the customer's calendar; nothing below other answers. */
export function AnswerUpkeep({ message }: { message: Message }) {
  const { uniqueId, isOffline } = useChat();
  const tasks = tasksOfAnswer(message, useUpkeep(uniqueId, !isOffline) ?? []);
  if (tasks.length === 0) return null;
  return (
    <ul className="grid list-none gap-1.5 print:hidden">
      {tasks.map(({ key, task, printed }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-40 text-14 text-ink-2 wrap-anywhere">
            {tasks.length > 1 ? whatOf({ task, printed }) : printed}
          </span>
          <CalendarLink uniqueId={uniqueId} taskKey={key} task={task} label={upkeepTexts().add} />
        </li>
      ))}
    </ul>
  );
}

/** What is done, and how often where its words don't say that themselves. */
const whatOf = ({ task, printed }: Pick<Task, 'task' | 'printed'>): string =>
  task.includes(printed) ? task : `${task} (${printed})`;
