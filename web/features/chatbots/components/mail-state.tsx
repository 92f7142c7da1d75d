import type { Chatbot } from '../../../../contracts/chatbots.ts';

const WORDS: Record<Chatbot['mail'], string> = {
  queued: 'E-mail not sent yet',
  sent: 'E-mail sent',
  failed: 'E-mail failed, send it again',
};

/** What became of the e-mail with the link. */
export function MailState({ mail }: Pick<Chatbot, 'mail'>) {
  return (
    <span className={`block text-13 font-normal ${mail === 'failed' ? 'text-alert' : 'text-ink-2'}`}>
      {WORDS[mail]}
    </span>
  );
}
