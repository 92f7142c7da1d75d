import { QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';

const QrDialog = lazy(() => import('./qr-dialog.tsx').then((loaded) => ({ default: loaded.QrDialog })));

/** Shows the address of a customer's chat as a QR code. */
export function QrButton({ chatbot }: { chatbot: Chatbot }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.qr.title(chatbot.useremail)} onClick={() => setIsOpen(true)}>
        <QrCode size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <QrDialog chatbot={chatbot} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
