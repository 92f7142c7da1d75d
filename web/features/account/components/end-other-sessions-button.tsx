import { showToast } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useConfirm } from '../../../ui/overlay/use-confirm.tsx';
import { useEndOtherSessions } from '../api/sessions.ts';
import { texts } from '../texts.ts';
import { useProving } from '../use-proving.tsx';

const words = texts.sessions;

/** A button that signs all other sessions out, after asking. */
export function EndOtherSessionsButton({ count }: { count: number }) {
  const { proving, dialog: proof } = useProving();
  const { ask, dialog } = useConfirm({
    mutation: useEndOtherSessions(proving),
    target: undefined,
    question: words.question,
    consequence: words.consequence(count),
    verb: words.endOthers,
    busyText: words.ending,
    onDone: () => showToast(words.endedOthers),
  });
  return (
    <>
      <Button onClick={ask}>{words.endOthers}</Button>
      {dialog}
      {proof}
    </>
  );
}
