import { useState } from 'react';
import { isRemindable } from '../../../../contracts/chat/remindable.ts';
import { MAX_REMINDER_TASKS } from '../../../../contracts/plans/limits.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { texts as controls } from '../../../ui/page/texts.ts';
import type { Task } from '../api/upkeep.ts';
import { CalendarLink, today } from './calendar-link.tsx';
import { ReminderForm } from './reminder-form.tsx';
import { upkeepTexts } from './texts.ts';

type UpkeepDialogProps = {
  uniqueId: string;
  product: string;
  tasks: readonly Task[];
  onClose: () => void;
};

/** What is to be done again and again, each with its interval, its page and a button for the calendar. */
export function UpkeepDialog({ uniqueId, product, tasks, onClose }: UpkeepDialogProps) {
  const words = upkeepTexts();
  const [done, setDone] = useState(today);
  const isCounted = tasks.some(({ every }) => every !== null);
  const reminded = tasks
    .filter(({ every }) => isRemindable(every))
    .slice(0, MAX_REMINDER_TASKS)
    .map(({ key }) => key);
  // A field that was emptied says nothing.
  const day = done === '' ? today() : done;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.open(product)}
      description={words.text}
      isWide
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {controls.close}
          </Button>
          {isCounted && <CalendarLink uniqueId={uniqueId} done={day} label={words.all} />}
        </>
      }
    >
      {isCounted && (
        <Field label={words.done} hint={words.doneHint} isFilter className="mb-4">
          <Input
            type="date"
            value={done}
            max={today()}
            onChange={(event) => setDone(event.currentTarget.value)}
          />
        </Field>
      )}
      <ul className="grid list-none border-t border-hair">
        {tasks.map((task) => (
          <TaskLine key={task.key} uniqueId={uniqueId} task={task} done={day} />
        ))}
      </ul>
      {reminded.length > 0 && <ReminderForm uniqueId={uniqueId} taskKeys={reminded} done={day} />}
    </Dialog>
  );
}

function TaskLine({
  uniqueId,
  task: { key, task, printed, every, place },
  done,
}: {
  uniqueId: string;
  task: Task;
  done: string;
}) {
  const words = upkeepTexts();
  const page = place.printed ?? place.page;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-hair py-2.5">
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <q className="wrap-anywhere">{task}</q>
        <span className="text-13 text-ink-2 wrap-anywhere">
          {/* A sentence says how often itself. */}
          {!task.includes(printed) && <b className="font-medium">{printed} · </b>}
          {place.heading && `${place.heading} · `}
          <a
            href={place.url}
            target="_blank"
            rel="noreferrer"
            className="text-cite underline underline-offset-3"
          >
            {page === null ? words.section : words.page(String(page))}
          </a>
        </span>
      </div>
      {every ? (
        <CalendarLink uniqueId={uniqueId} taskKey={key} task={task} done={done} label={words.add} />
      ) : (
        <span className="text-13 text-ink-2">{words.usesOnly}</span>
      )}
    </li>
  );
}
