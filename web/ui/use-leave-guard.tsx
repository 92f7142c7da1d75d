import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

type LeaveWords = {
  /** "Leave without saving?" */
  question: string;
  /** What is lost. */
  consequence: string;
};

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While `isGuarded`, asks before a click on a link or closing the tab throws something away. One screen has one guard.
 * @returns the dialog to render
 */
export function useLeaveGuard(isGuarded: boolean, { question, consequence }: LeaveWords): ReactNode {
  const blocker = useBlocker(isGuarded);
  const isAsking = blocker.state === 'blocked';

  useEffect(() => {
    if (!isGuarded) return;
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isGuarded]);

  // Done while the question stood there: nothing is lost any more, so nothing needs to be asked.
  useEffect(() => {
    if (isAsking && !isGuarded) blocker.proceed();
  }, [isAsking, isGuarded, blocker]);

  return (
    <ConfirmDialog
      isOpen={isAsking}
      question={question}
      consequence={consequence}
      verb="Leave"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
