import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { chatbotUrl } from '../chatbot-url.ts';
import { texts } from '../texts.ts';

/** A button that copies the address of a customer's chat. */
export function CopyUrlButton({ chatbot }: { chatbot: Chatbot }) {
  return (
    <CopyButton
      text={() => chatbotUrl(chatbot)}
      label={texts.copyUrl(chatbot.useremail)}
      doneMessage={texts.urlCopied}
    />
  );
}
