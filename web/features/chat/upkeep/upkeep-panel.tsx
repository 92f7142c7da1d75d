import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUpkeep } from '../api/upkeep.ts';
import { useChat } from '../shell/chat-context.ts';
import { upkeepTexts } from './texts.ts';

// Its fields and forms are files of other screens, whose names the chat would send with its first ones.
const UpkeepDialog = lazy(async () => ({
  default: (await import('../mails/dialogs.ts')).dialogs.UpkeepDialog,
}));

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
        className="inline-flex min-h-ctl items-center gap-2 text-left text-14 text-cite underline underline-offset-3 hover:decoration-2 print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <ListChecks size={18} aria-hidden="true" className="flex-none" />
        {upkeepTexts().link}
      </button>
      {isOpen && (
        <Suspense>
          <UpkeepDialog
            uniqueId={uniqueId}
            product={product}
            tasks={tasks}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
