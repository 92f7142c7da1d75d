import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

/** The status of a chatbot: Active while questions are left, otherwise Inactive. */
export function ChatbotStatus({ status }: Pick<Chatbot, 'status'>) {
  return <Status kind={status === 'Active' ? 'on' : 'off'}>{texts.status[status]}</Status>;
}
