import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useUpkeep } from '../api/upkeep.ts';
import { useChat } from '../shell/chat-context.ts';
import { PanelLink } from '../shell/panel-link.tsx';
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
      <PanelLink icon={ListChecks} onClick={() => setIsOpen(true)}>
        {upkeepTexts().link}
      </PanelLink>
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
