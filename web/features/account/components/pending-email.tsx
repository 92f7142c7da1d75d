import { tellFailure } from '../../../lib/api/tell-outcome.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { usePendingEmail, useWithdrawEmailChange } from '../api/email-change.ts';
import { texts } from '../email-texts.ts';

/** Says that a new address waits for its confirmation, and lets its owner end that; nothing where none waits. */
export function PendingEmail() {
  const { data } = usePendingEmail();
  const { mutate, isPending } = useWithdrawEmailChange();
  const waiting = data?.data;
  if (!waiting) return null;
  const withdraw = () =>
    mutate(undefined, { onSuccess: () => showToast(texts.withdrawn), onError: tellFailure });
  return (
    <Notice
      tone="info"
      className="mt-4"
      action={
        <Button busyText={isPending && texts.withdrawing} onClick={withdraw}>
          {texts.withdraw}
        </Button>
      }
    >
      <span className="wrap-anywhere">{texts.pending(waiting.email, formatDateTime(waiting.expiresAt))}</span>
    </Notice>
  );
}
