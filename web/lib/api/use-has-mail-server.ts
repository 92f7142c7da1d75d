import { useSession } from '../browser/use-session.ts';

/** Whether mails go out, which is taken for granted until it is known: without a server, people pass links on themselves. */
export const useHasMailServer = (): boolean => useSession().user?.hasMailServer ?? true;
