import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useEndOtherSessions } from '../api/sessions.ts';
import { texts } from '../texts.ts';

const words = texts.sessions;

/** Signs every other session out, after asking. */
export function EndOtherSessionsButton({ count }: { count: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndOtherSessions();

  const ask = () => {
    end.reset();
    setIsAsking(true);
  };
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(false);
        showToast(words.endedOthers);
      },
    });

  return (
    <>
      <Button onClick={ask}>{words.endOthers}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        question={words.question}
        consequence={words.consequence(count)}
        verb={words.endOthers}
        busyText={end.isPending && words.ending}
        error={end.error ? messageOf(end.error) : undefined}
      />
    </>
  );
}
