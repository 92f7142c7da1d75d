import { SlidersHorizontal } from 'lucide-react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { texts } from '../texts.ts';
import { LimitDialog } from './limit-dialog.tsx';

/** A button that opens the dialog to change how many questions a link answers. */
export const LimitButton = ({ chatbot }: { chatbot: Chatbot }) => (
  <DialogButton
    label={texts.limit.label(chatbot.useremail)}
    icon={<SlidersHorizontal size={20} aria-hidden="true" />}
  >
    {(close) => <LimitDialog chatbot={chatbot} onClose={close} />}
  </DialogButton>
);
