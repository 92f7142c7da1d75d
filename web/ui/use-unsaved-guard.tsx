import { texts } from './texts.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

export const unsavedWords = texts.unsaved;

/** Asks before what was typed into a form is thrown away. `release` when it has been saved. */
export const useUnsavedGuard = (isUnsaved: boolean) => useLeaveGuard(isUnsaved, unsavedWords);
