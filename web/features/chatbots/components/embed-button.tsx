import { CodeXml } from 'lucide-react';
import { lazy } from 'react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { texts } from '../texts.ts';

const EmbedDialog = lazy(() =>
  import('./embed-dialog.tsx').then((loaded) => ({ default: loaded.EmbedDialog })),
);

/** A button that opens the code with which a chat is shown on the company's own site. */
export const EmbedButton = ({ chatbot }: { chatbot: Chatbot }) => (
  <DialogButton label={texts.embed.label(chatbot.useremail)} icon={<CodeXml size={20} aria-hidden="true" />}>
    {(close) => <EmbedDialog chatbot={chatbot} onClose={close} />}
  </DialogButton>
);
