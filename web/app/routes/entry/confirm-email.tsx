import { useLocation } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { DeadLink } from '../../../features/account/components/dead-link.tsx';
import { texts } from '../../../features/account/texts.ts';
import { useConfirmation } from '../../../features/account/use-confirmation.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import { Notice } from '../../../ui/state/notice.tsx';

const words = texts.confirm;

export function Component() {
  const token = useLocation().hash.slice(1);
  const { token: session } = useSession();
  const confirmation = useConfirmation(token);
  if (confirmation.state === 'idle' || confirmation.state === 'busy') {
    return (
      <PlainPage title={words.title}>
        <Loading text={words.busy} lines={1} />
      </PlainPage>
    );
  }
  if (confirmation.state === 'done') {
    return (
      <PlainPage title={words.doneTitle} lede={<span role="status">{words.done}</span>}>
        <ButtonLink to={session ? paths.dashboard.path : paths.login.path} variant="go">
          {session ? words.toDashboard : texts.toLogin}
        </ButtonLink>
      </PlainPage>
    );
  }
  const reason = messageOf(confirmation.error);
  return (
    <PlainPage title={words.title}>
      {hasCode(confirmation.error, 'link_expired', 'invalid_request') ? (
        <DeadLink reason={reason} help={words.help} />
      ) : (
        <Notice tone="error" action={<Button onClick={confirmation.start}>{words.retry}</Button>}>
          {reason}
        </Notice>
      )}
    </PlainPage>
  );
}
