import { ExternalLink } from 'lucide-react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { iconButtonStyle } from '../../../ui/icon-button.tsx';
import { chatbotPath } from '../chatbot-url.ts';

/** Opens a customer's chat in a tab of its own. */
export function ViewChatLink({ chatbot }: { chatbot: Chatbot }) {
  const label = `View the chat of ${chatbot.useremail}`;
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
