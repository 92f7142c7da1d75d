import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { texts } from '../page/texts.ts';

export type LeaveQuestion = {
  question: string;
  /** Says what would be lost. */
  consequence: string;
};

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While `isActive`, asks before something is lost by leaving the screen or closing the tab.
 * @returns the dialog to render, and `release`, to be called when nothing can be lost any more
 */
export function useLeaveGuard(isActive: boolean, { question, consequence }: LeaveQuestion) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        isActive && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
      [isActive],
    ),
  );
  const isAsking = blocker.state === 'blocked';

  useEffect(() => {
    if (!isActive) return;
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isActive]);

  // If the work ends while the question is open, nothing can be lost any more and the question is settled.
  useEffect(() => {
    if (isAsking && !isActive) blocker.proceed();
  }, [isAsking, isActive, blocker]);

  const dialog: ReactNode = (
    <ConfirmDialog
      isOpen={isAsking}
      question={question}
      consequence={consequence}
      verb={texts.leave}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  return { dialog, release };
}
