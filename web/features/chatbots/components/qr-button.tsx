import { QrCode } from 'lucide-react';
import { lazy } from 'react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { texts } from '../texts.ts';

const QrDialog = lazy(() => import('./qr-dialog.tsx').then((loaded) => ({ default: loaded.QrDialog })));

/** A button that shows the address of a customer's chat as a QR code. */
export const QrButton = ({ chatbot }: { chatbot: Chatbot }) => (
  <DialogButton label={texts.qr.title(chatbot.useremail)} icon={<QrCode size={20} aria-hidden="true" />}>
    {(close) => <QrDialog chatbot={chatbot} onClose={close} />}
  </DialogButton>
);
