import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While `isSending`, asks before a click on a link or closing the tab throws away what was sent so far.
 * @returns the dialog to render
 */
export function useLeaveGuard(isSending: boolean): ReactNode {
  const blocker = useBlocker(isSending);
  const isAsking = blocker.state === 'blocked';

  useEffect(() => {
    if (!isSending) return;
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isSending]);

  // Sent while the question stood there: nothing is lost any more, so nothing needs to be asked.
  useEffect(() => {
    if (isAsking && !isSending) blocker.proceed();
  }, [isAsking, isSending, blocker]);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      question="Leave while the manual is being sent?"
      consequence="Sending stops and nothing of it is kept."
      verb="Leave"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
