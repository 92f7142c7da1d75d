import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { Status } from '../../../ui/status.tsx';
import { texts } from '../texts.ts';

/** Active while questions are left, else Inactive. */
export function ChatbotStatus({ status }: Pick<Chatbot, 'status'>) {
  return <Status kind={status === 'Active' ? 'on' : 'off'}>{texts.status[status]}</Status>;
}
