import type { Chatbot } from '../../../../contracts/chat/chatbots.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { texts } from '../texts.ts';

/** The state of the e-mail with the link. */
export function MailState({ mail }: Pick<Chatbot, 'mail'>) {
  const hasMailServer = useHasMailServer();
  const isAlert = mail === 'failed' || mail === 'refused';
  return (
    <span className={`block text-13 font-normal ${isAlert ? 'text-alert' : 'text-ink-2'}`}>
      {mail === 'queued' && !hasMailServer ? texts.noMailServer : texts.mail[mail]}
    </span>
  );
}
