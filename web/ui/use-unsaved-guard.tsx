import { useLeaveGuard } from './use-leave-guard.tsx';

/** Asks before what was typed into a form is thrown away. `release` when it has been saved. */
export const useUnsavedGuard = (isUnsaved: boolean) =>
  useLeaveGuard(isUnsaved, {
    question: 'Leave without saving?',
    consequence: 'What you entered on this page is not kept.',
  });
