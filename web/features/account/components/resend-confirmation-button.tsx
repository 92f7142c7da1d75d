import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { texts } from '../texts.ts';

/** Sends the mail with the confirming link again. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => showToast(texts.banner.sent(email)),
      onError: (error) => showFailure(messageOf(error)),
    });
  return (
    <Button onClick={send} busyText={resend.isPending && texts.banner.sending}>
      {texts.banner.sendAgain}
    </Button>
  );
}
