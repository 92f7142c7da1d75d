import { useCallback } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainPage } from '../../../ui/plain-page.tsx';
import { stopWeeklySummary } from '../api/mailed-links.ts';
import { texts } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';
import { DeadLink } from './dead-link.tsx';

const words = texts.weeklySummary.stop;

/** The page of the link that ends the weekly summary. It needs a press, because mail programs open links, too. */
export function StopSummary({ token }: { token: string }) {
  const stopping = useAttempt(useCallback(() => stopWeeklySummary(token), [token]));
  const { token: session } = useSession();
  if (stopping.state === 'done') {
    return (
      <PlainPage title={words.doneTitle} lede={<span role="status">{words.done}</span>}>
        <ButtonLink to={session ? paths.account.path : paths.login.path}>
          {session ? texts.toAccount : texts.toLogin}
        </ButtonLink>
      </PlainPage>
    );
  }
  const refusal = stopping.state === 'failed' ? stopping.error : null;
  if (token === '' || hasCode(refusal, 'link_expired', 'invalid_request')) {
    return (
      <PlainPage title={words.title}>
        <DeadLink reason={token === '' ? words.incomplete : messageOf(refusal)} help={words.help} />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.title} lede={words.lede}>
      {refusal !== null && (
        <Notice tone="error" className="mb-6">
          {messageOf(refusal)}
        </Notice>
      )}
      <Button variant="go" busyText={stopping.state === 'busy' && words.busy} onClick={stopping.start}>
        {words.button}
      </Button>
    </PlainPage>
  );
}
