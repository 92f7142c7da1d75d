import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * While `isDirty`, asks before a click on a link or closing the tab throws away what was typed.
 * @returns the dialog to render
 */
export function useUnsavedGuard(isDirty: boolean): ReactNode {
  const blocker = useBlocker(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isDirty]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      question="Leave without saving?"
      consequence="What you changed here is not saved yet."
      verb="Leave"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
