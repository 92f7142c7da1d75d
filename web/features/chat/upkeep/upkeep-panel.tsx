import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useUpkeep } from '../api/upkeep.ts';
import { useChat } from '../shell/chat-context.ts';
import { upkeepTexts } from './texts.ts';
import { UpkeepDialog } from './upkeep-dialog.tsx';

/** The way to what is to be done again and again; nothing where the manuals name no such thing, and without a network. */
export function UpkeepPanel() {
  const { uniqueId, product, isOffline } = useChat();
  const tasks = useUpkeep(uniqueId, !isOffline) ?? [];
  const [isOpen, setIsOpen] = useState(false);
  if (tasks.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="-my-2 inline-flex min-h-ctl items-center gap-2 self-start text-left text-14 text-cite underline underline-offset-3 hover:decoration-2 print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <CalendarClock size={18} aria-hidden="true" className="flex-none" />
        {upkeepTexts().open(product)}
      </button>
      {isOpen && (
        <UpkeepDialog uniqueId={uniqueId} product={product} tasks={tasks} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
