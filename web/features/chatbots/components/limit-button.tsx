import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';
import { LimitDialog } from './limit-dialog.tsx';

/** Opens the dialog that changes how many questions a link answers. */
export function LimitButton({ chatbot }: { chatbot: Chatbot }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={texts.limit.label(chatbot.useremail)} onClick={() => setIsOpen(true)}>
        <SlidersHorizontal size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && <LimitDialog chatbot={chatbot} onClose={() => setIsOpen(false)} />}
    </>
  );
}
