import { useMutation } from '@tanstack/react-query';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { allowInvitations, stopInvitations } from '../api/invitation-wish.ts';
import { texts } from '../texts.ts';

const words = texts.stop;

/** The page of the link that ends invitations. It needs a press, because mail programs open links, too. */
export function StopInvitations({ token }: { token: string }) {
  const stopping = useMutation({ mutationFn: () => stopInvitations(token) });
  const allowing = useMutation({ mutationFn: () => allowInvitations(token) });
  const refusal = allowing.error ?? stopping.error;
  if (token === '' || hasCode(refusal, 'link_expired', 'invalid_request')) {
    return (
      <PlainPage title={words.title}>
        <Notice tone="error">{token === '' ? words.incomplete : messageOf(refusal)}</Notice>
      </PlainPage>
    );
  }
  if (allowing.isSuccess) {
    return (
      <PlainPage title={words.takenBackTitle} lede={<span role="status">{words.takenBack}</span>}>
        {null}
      </PlainPage>
    );
  }
  const failure = refusal && (
    <Notice tone="error" className="mb-6">
      {messageOf(refusal)}
    </Notice>
  );
  if (stopping.isSuccess) {
    return (
      <PlainPage title={words.doneTitle} lede={<span role="status">{words.done}</span>}>
        {failure}
        <Button onClick={() => allowing.mutate()} busyText={allowing.isPending && words.busy}>
          {words.takeBack}
        </Button>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={words.title} lede={words.lede}>
      {failure}
      <Button variant="go" busyText={stopping.isPending && words.busy} onClick={() => stopping.mutate()}>
        {words.button}
      </Button>
    </PlainPage>
  );
}
