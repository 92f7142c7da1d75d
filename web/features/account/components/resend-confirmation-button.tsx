import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useResendConfirmation } from '../api/resend-confirmation.ts';
import { texts } from '../texts.ts';

/** A button that sends the mail with the confirmation link again. */
export function ResendConfirmationButton({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const outcome = useHasMailServer() ? texts.banner.sent(email) : texts.banner.waitsAgain;
  const send = () => tellOutcome(resend.mutateAsync(), outcome);
  return (
    <Button onClick={send} busyText={resend.isPending && texts.banner.sending}>
      {texts.banner.sendAgain}
    </Button>
  );
}
