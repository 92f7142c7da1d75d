/** Brings a saved chat up to date. */
import { changeChat, readChat, type SavedChat } from './device-store.ts';
import { fetchPack } from './fetch-pack.ts';
import { forget, forgetHalf, isRevoked } from './forget.ts';
import { renewMeaning } from './meaning.ts';
import { fetchShell, keepPictures, picturesOf, savePage, savePictures } from './page-cache.ts';
import { makeReady } from './ready-engine.ts';
import { isSaved } from './saved-flag.ts';

const renewPictures = ({ link, hasPictures }: SavedChat, addresses: readonly string[]): Promise<void> =>
  hasPictures ? savePictures(link, addresses, () => undefined) : keepPictures(link, addresses);

/**
 * Takes what is newer from the server.
 * @returns whether the manual is; 'revoked' where the chat may be kept no longer, or was being forgotten, and now is
 */
export async function renew(uniqueId: string): Promise<'newer' | 'same' | 'revoked'> {
  const chat = await readChat(uniqueId);
  if (!chat) {
    await forgetHalf(uniqueId);
    return isSaved(uniqueId) ? 'same' : 'revoked';
  }
  try {
    const pack = await fetchPack(uniqueId, chat.pack.revision);
    const shell = await fetchShell();
    if (shell.version !== chat.shell) await savePage(chat.link, shell, () => undefined);
    if (pack) await renewPictures(chat, picturesOf(pack));
    const isNewPage = shell.version !== chat.shell;
    const news = { ...(pack && { pack }), shell: shell.version, checkedAt: new Date().toISOString() };
    // The conversation may have gone on meanwhile, or the chat been removed.
    if (!(await changeChat(uniqueId, (now) => ({ ...now, ...news })))) return 'same';
    const isRenewed = await renewMeaning(uniqueId, shell, isNewPage);
    if (pack || isRenewed) makeReady(uniqueId);
    return pack ? 'newer' : 'same';
  } catch (error) {
    if (!isRevoked(error)) return 'same';
    await forget(uniqueId);
    return 'revoked';
  }
}
