import { useCallback } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';
import { DeadLink } from './dead-link.tsx';

type MailedLinkPageProps = {
  /** Of the link; empty where the address is incomplete. */
  token: string;
  /** Does what the link is for. Has to be the same function at each render. */
  act: (token: string) => Promise<void>;
  words: { title: string; lede: string; button: string; busy: string; doneTitle: string; done: string };
  /** Said of an address that is incomplete, and of what can be done instead. */
  dead: { incomplete: string; help: string };
};

/** The page of a link that changes something. It needs a press, because mail programs open links, too. */
export function MailedLinkPage({ token, act, words, dead }: MailedLinkPageProps) {
  const attempt = useAttempt(useCallback(() => act(token), [act, token]));
  const { token: session } = useSession();
  if (attempt.state === 'done') {
    return (
      <PlainPage title={words.doneTitle} lede={<span role="status">{words.done}</span>}>
        <ButtonLink to={session ? paths.account.path : paths.login.path} variant="go">
          {session ? texts.toAccount : texts.toLogin}
        </ButtonLink>
      </PlainPage>
    );
  }
  const refusal = attempt.state === 'failed' ? attempt.error : null;
  if (token === '' || hasCode(refusal, 'link_expired', 'invalid_request', 'email_taken')) {
    return (
      <PlainPage title={words.title}>
        <DeadLink reason={token === '' ? dead.incomplete : messageOf(refusal)} help={dead.help} />
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
      <Button variant="go" busyText={attempt.state === 'busy' && words.busy} onClick={attempt.start}>
        {words.button}
      </Button>
    </PlainPage>
  );
}
