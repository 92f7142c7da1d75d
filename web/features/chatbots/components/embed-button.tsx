import { CodeXml } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';

const EmbedDialog = lazy(() =>
  import('./embed-dialog.tsx').then((loaded) => ({ default: loaded.EmbedDialog })),
);

/** Gives the code that shows a chat on the company's own site. */
export function EmbedButton({ chatbot }: { chatbot: Chatbot }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.embed.label(chatbot.useremail)} onClick={() => setIsOpen(true)}>
        <CodeXml size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <EmbedDialog chatbot={chatbot} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
