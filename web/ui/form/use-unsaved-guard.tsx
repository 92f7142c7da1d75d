import { texts } from '../page/texts.ts';
import { type LeaveQuestion, useLeaveGuard } from './use-leave-guard.tsx';

/** Asks before the typed content of a form is lost. `release` is to be called when it has been saved. */
export const useUnsavedGuard = (isUnsaved: boolean, question: LeaveQuestion = texts.unsaved) =>
  useLeaveGuard(isUnsaved, question);
