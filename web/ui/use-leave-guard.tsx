import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { texts } from './texts.ts';

export type LeaveQuestion = {
  question: string;
  /** What is lost. */
  consequence: string;
};

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While `isActive`, asks before a click on a link or closing the tab throws something away.
 * @returns the dialog to render, and `release` for the moment when nothing can be lost any more
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

  // Done while the question stood there: nothing is lost any more, so nothing needs to be asked.
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
