import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../texts.ts';
import { ResendConfirmationButton } from './resend-confirmation-button.tsx';

/** A banner above every screen until the address is confirmed. Nothing else depends on that. */
export function ConfirmEmailBanner() {
  const { user } = useSession();
  const text = useHasMailServer() ? texts.banner.text : texts.banner.waits;
  if (user?.emailConfirmed !== false) return null;
  return (
    <Notice
      tone="info"
      className="mx-10 mt-4 max-md:mx-4"
      action={<ResendConfirmationButton email={user.email} />}
    >
      <span className="wrap-anywhere">{text(user.email)}</span>
    </Notice>
  );
}
