import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { texts } from '../texts.ts';

/** The state of the e-mail with the link. */
export function MailState({ mail }: Pick<Chatbot, 'mail'>) {
  return (
    <span className={`block text-13 font-normal ${mail === 'failed' ? 'text-alert' : 'text-ink-2'}`}>
      {texts.mail[mail]}
    </span>
  );
}
