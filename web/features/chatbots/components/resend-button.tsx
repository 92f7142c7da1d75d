import { Mail } from 'lucide-react';
import type { Chatbot } from '../../../../contracts/chatbots.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useResendLink } from '../api/resend-link.ts';
import { texts } from '../texts.ts';

/** Mails the link to its customer again. */
export function ResendButton({ chatbot }: { chatbot: Chatbot }) {
  const resend = useResendLink();
  const send = () =>
    resend.mutate(chatbot, {
      onSuccess: () => showToast(texts.resend.done(chatbot.useremail)),
      onError: (error) => showFailure(messageOf(error)),
    });
  return (
    <IconButton label={texts.resend.label(chatbot.useremail)} disabled={resend.isPending} onClick={send}>
      <Mail size={20} aria-hidden="true" />
    </IconButton>
  );
}
