/** Forgets a chat that is saved on this device. */
import { hasCode } from '../../../lib/api/api-error.ts';
import { keptForGood } from '../../../lib/browser/kept.ts';
import { deleteChat } from './device-store.ts';
import { dropUnusedFiles } from './meaning-files.ts';
import { dropPage } from './page-cache.ts';
import { closeEngine } from './ready-engine.ts';
import { flagOf } from './saved-flag.ts';

/** Whether the server says that this device may keep the chat no longer. */
export const isRevoked = (error: unknown): boolean =>
  hasCode(error, 'not_found', 'not_allowed', 'company_closed', 'invalid_request');

/**
 * Forgets the chat with all that was saved for it, and what no other chat of this device needs. A page can be left halfway, so the flag goes
 * last: while it is there, the next visit forgets the rest.
 */
export async function forget(uniqueId: string): Promise<void> {
  await closeEngine(uniqueId);
  await dropPage(uniqueId);
  await deleteChat(uniqueId);
  await dropUnusedFiles();
  keptForGood.remove(flagOf(uniqueId));
}

/** Forgets a chat of which nothing but the flag says that it is saved: its page was left while it was being saved or forgotten. Not while another page saves it. */
export const forgetHalf = (uniqueId: string): Promise<void> =>
  navigator.locks.request(flagOf(uniqueId), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : forget(uniqueId),
  );
