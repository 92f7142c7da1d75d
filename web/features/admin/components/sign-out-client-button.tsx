import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { useSignOutClient } from '../api/sign-out-client.ts';
import { texts } from '../texts.ts';

const words = texts.signOut;

/** A button that ends all sessions of a client, after asking. */
export function SignOutClientButton({ userId, name }: { userId: string; name: string }) {
  const { ask, dialog } = useConfirm({
    mutation: useSignOutClient(),
    target: userId,
    question: words.question(name),
    consequence: words.consequence,
    verb: words.verb,
    busyText: words.busy,
    onDone: (sessions) => showToast(words.done(name, sessions)),
  });
  return (
    <>
      <Button onClick={ask}>{words.verb}</Button>
      {dialog}
    </>
  );
}
