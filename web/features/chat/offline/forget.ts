/** Forgets a chat that is saved on this device. */
import { hasCode } from '../../../lib/api/api-error.ts';
import { keptForGood } from '../../../lib/browser/kept.ts';
import { deleteChat, readChat } from './device-store.ts';
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
  const chat = await readChat(uniqueId);
  await closeEngine(uniqueId);
  if (chat) await dropPage(chat.link);
  await deleteChat(uniqueId);
  await dropUnusedFiles();
  keptForGood.remove(flagOf(uniqueId));
}
