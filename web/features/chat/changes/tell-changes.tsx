import { Mail } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { useChat } from '../shell/chat-context.ts';
import { changeTexts } from './texts.ts';

// Its fields and forms are files of other screens, whose names the chat would send with its first ones.
const TellChangesDialog = lazy(async () => ({
  default: (await import('../mails/dialogs.ts')).dialogs.TellChangesDialog,
}));

/** Links on which a mail was asked for since the page was opened: it is of the whole conversation. */
const asked = new Set<string>();

/** Offers to tell when the manual changes what was answered; below the newest answer alone, and not without a network. */
export function TellChanges({ message }: { message: Message }) {
  const { uniqueId, messages, isOffline } = useChat();
  const [isOpen, setIsOpen] = useState(false);
  const quotes = message.citations?.some(({ quote }) => quote !== '') || message.warnings?.length;
  const isNewest = messages.findLast(({ sender }) => sender === 'bot')?._id === message._id;
  if (!message.answered || !quotes || !isNewest || isOffline || asked.has(uniqueId)) return null;
  const close = (isAsked: boolean) => {
    if (isAsked) asked.add(uniqueId);
    setIsOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="-my-2 inline-flex min-h-ctl items-center gap-2 self-start text-left text-14 text-ink-2 underline underline-offset-3 hover:decoration-2 print:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Mail size={18} aria-hidden="true" className="flex-none" />
        {changeTexts().offer}
      </button>
      {isOpen && (
        <Suspense>
          <TellChangesDialog uniqueId={uniqueId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
