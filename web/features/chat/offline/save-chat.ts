/** Saves a chat on this device. */
import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import { keptForGood } from '../../../lib/browser/kept.ts';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';
import { visit } from '../code/visit.ts';
import { deleteChat, writeChat } from './device-store.ts';
import {
  dropPage,
  type OnProgress,
  picturesOf,
  type Shell,
  savePage,
  savePictures,
  startServiceWorker,
} from './page-cache.ts';
import { makeReady } from './ready-engine.ts';
import { flagOf } from './saved-flag.ts';

/** Share of the whole progress that the page takes where pictures follow. */
const PAGE_SHARE = 0.4;

type Saved = { pack: OfflinePack; shell: Shell; hasPictures: boolean };

/**
 * Saves it. A page can be left halfway, so the flag goes first: where it is all there is and nobody saves, the next visit forgets the rest.
 * @throws ApiError network and others, or what `onProgress` throws; what was saved by then is dropped
 */
export const saveChat = (
  link: ChatLink,
  conversation: Conversation,
  what: Saved,
  onProgress: OnProgress,
): Promise<void> =>
  navigator.locks.request(flagOf(link.uniqueId), () => save(link, conversation, what, onProgress));

async function save(
  link: ChatLink,
  conversation: Conversation,
  { pack, shell, hasPictures }: Saved,
  onProgress: OnProgress,
): Promise<void> {
  const ofPage = hasPictures ? PAGE_SHARE : 1;
  const flag = flagOf(link.uniqueId);
  keptForGood.write(flag, 'saving');
  try {
    await savePage(link, shell, (share) => onProgress(share * ofPage));
    if (hasPictures)
      await savePictures(link, picturesOf(pack), (share) => onProgress(ofPage + share * (1 - ofPage)));
    const checkedAt = new Date().toISOString();
    await writeChat({
      ...{ link, pack, conversation, checkedAt, hasPictures },
      ...{ shell: shell.version, visit: visit.code?.visit },
    });
    await startServiceWorker(link);
    keptForGood.write(flag, 'saved');
    makeReady(link.uniqueId);
  } catch (error) {
    await dropPage(link.uniqueId);
    await deleteChat(link.uniqueId);
    keptForGood.remove(flag);
    throw error;
  }
}
