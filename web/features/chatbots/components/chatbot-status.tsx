import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { Status } from '../../../ui/status.tsx';

/** Active while questions are left, else Inactive. */
export function ChatbotStatus({ status }: Pick<Chatbot, 'status'>) {
  return <Status kind={status === 'Active' ? 'on' : 'off'}>{status}</Status>;
}
