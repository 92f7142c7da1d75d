import { ExternalLink } from 'lucide-react';
import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { iconButtonStyle } from '../../../ui/button/icon-button.tsx';
import { chatbotPath } from '../chatbot-url.ts';
import { texts } from '../texts.ts';

/** A link that opens a customer's chat in a new tab. */
export function ViewChatLink({ chatbot }: { chatbot: Chatbot }) {
  const label = texts.viewChat(chatbot.useremail);
  return (
    <a
      href={chatbotPath(chatbot)}
      target="_blank"
      rel="noreferrer"
      title={label}
      aria-label={label}
      className={iconButtonStyle}
    >
      <ExternalLink size={20} aria-hidden="true" />
    </a>
  );
}
