import { texts } from './texts.ts';
import { type LeaveQuestion, useLeaveGuard } from './use-leave-guard.tsx';

/** Asks before what was typed into a form is thrown away. `release` when it has been saved. */
export const useUnsavedGuard = (isUnsaved: boolean, question: LeaveQuestion = texts.unsaved) =>
  useLeaveGuard(isUnsaved, question);
