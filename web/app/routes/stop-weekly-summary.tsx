import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { stopWeeklySummary } from '../../features/account/api/mailed-links.ts';
import { texts } from '../../features/account/texts.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';

const words = texts.weeklySummary.stop;

/** Ends the weekly summary by the link in its mail, signed in or not. A press ends it: mail programs open links, too. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const { token: session } = useSession();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [error, setError] = useState<unknown>(null);
  const stop = () => {
    setState('busy');
    setError(null);
    stopWeeklySummary(token).then(
      () => setState('done'),
      (reason: unknown) => {
        setError(reason);
        setState('asking');
      },
    );
  };
  if (state === 'done') {
    return (
      <PlainPage title={words.doneTitle} lede={<span role="status">{words.done}</span>}>
        <ButtonLink to={session ? paths.account.path : paths.login.path}>
          {session ? words.toAccount : texts.toLogin}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.title} lede={words.lede}>
      {error !== null && (
        <Notice tone="error" className="mb-6">
          {messageOf(error)}
        </Notice>
      )}
      <Button variant="go" busyText={state === 'busy' && words.busy} onClick={stop}>
        {words.button}
      </Button>
    </PlainPage>
  );
}
