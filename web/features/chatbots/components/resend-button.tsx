import { Mail } from 'lucide-react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { tellOutcome } from '../../../lib/tell-outcome.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useResendLink } from '../api/resend-link.ts';
import { texts } from '../texts.ts';

/** A button that mails the link to its customer again. */
export function ResendButton({ chatbot }: { chatbot: Chatbot }) {
  const resend = useResendLink();
  const send = () => tellOutcome(resend.mutateAsync(chatbot), texts.resend.done(chatbot.useremail));
  return (
    <IconButton label={texts.resend.label(chatbot.useremail)} disabled={resend.isPending} onClick={send}>
      <Mail size={20} aria-hidden="true" />
    </IconButton>
  );
}
