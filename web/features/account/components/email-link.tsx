import { useCallback } from 'react';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api-error.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainPage } from '../../../ui/plain-page.tsx';
import { confirmNewEmail, undoEmailChange } from '../api/mailed-links.ts';
import { texts as emailTexts } from '../email-texts.ts';
import { texts } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';
import { DeadLink } from './dead-link.tsx';

const ACTS = { confirm: confirmNewEmail, undo: undoEmailChange };

/** The page of a link about a change of address. It needs a press, because mail programs open links, too. */
export function EmailLink({ what, token }: { what: keyof typeof ACTS; token: string }) {
  const words = emailTexts[what];
  const attempt = useAttempt(useCallback(() => ACTS[what](token), [what, token]));
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
        <DeadLink reason={token === '' ? emailTexts.incomplete : messageOf(refusal)} help={emailTexts.help} />
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
