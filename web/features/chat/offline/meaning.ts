/** What lets this device understand the questions of a saved chat by their meaning: fetched on choice, renewed and removed again. */
import type { offlineMeaningRoutes } from '../../../../contracts/chat/offline-meaning.ts';
import { call } from '../../../lib/api/api-client.ts';
import { networkError } from '../../../lib/api/api-error.ts';
import { changeChat, readChat, type SavedChat } from './device-store.ts';
import { fetchPack } from './fetch-pack.ts';
import {
  type Download,
  dropOwnFiles,
  dropUnusedFiles,
  type MeaningOffer,
  saveMeaningFiles,
} from './meaning-files.ts';
import { fetchShell, type Shell } from './page-cache.ts';
import { closeEngine, makeReady } from './ready-engine.ts';

type Route = typeof offlineMeaningRoutes.offlineMeaning;
const route = { method: 'POST', path: '/api/chatbot/offline-meaning', auth: 'public' } as const;

/** What there is to save; null where the server has nothing for this chat now. @throws ApiError */
export async function findMeaning(uniqueId: string, shell?: Shell): Promise<MeaningOffer | null> {
  const { meaning } = (await call<Route>(route, { body: { uniqueId } }, {})).data;
  if (meaning === null) return null;
  const { encoder } = shell ?? (await fetchShell());
  const ofModels = meaning.models.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    ...{ ...meaning, runtime: encoder.runtime },
    bytes: encoder.bytes + ofModels + meaning.vectorBytes,
  };
}

/** Saves it beside a saved chat. @throws ApiError network and others; the signal's reason. What no chat needs is dropped then */
export async function addMeaning(uniqueId: string, offer: MeaningOffer, download: Download): Promise<void> {
  const chat = await readChat(uniqueId);
  if (!chat) throw new Error('This chat is not saved.');
  try {
    const { pack } = await withPassagesOf(chat, offer);
    await saveMeaningFiles(chat.link, offer, download);
    const { revision, passages, models, runtime, bytes } = offer;
    const meaning = { revision, passages, models, runtime, bytes };
    // It may have been removed meanwhile.
    if (!(await changeChat(uniqueId, (now) => ({ ...now, pack, meaning }))))
      throw new Error('This chat is not saved.');
  } catch (error) {
    if (!chat.meaning) await dropOwnFiles(chat.link);
    await dropUnusedFiles();
    throw error;
  }
  await dropUnusedFiles();
  makeReady(uniqueId);
}

/** The chat with the pack that the vectors belong to. @throws ApiError network where the manual changes just now */
async function withPassagesOf(chat: SavedChat, { passages }: MeaningOffer): Promise<SavedChat> {
  if (chat.pack.passages === passages) return chat;
  const pack = await fetchPack(chat.link.uniqueId, chat.pack.revision);
  if (pack?.passages !== passages) throw networkError();
  return { ...chat, pack };
}

/** Has a saved chat answer by words alone again. */
export async function removeMeaning(uniqueId: string): Promise<void> {
  const chat = await readChat(uniqueId);
  if (!chat) return;
  await closeEngine(uniqueId);
  await changeChat(uniqueId, ({ meaning: _, ...rest }) => rest);
  await dropOwnFiles(chat.link);
  await dropUnusedFiles();
  makeReady(uniqueId);
}

/** How much is saved for it of a chat, in bytes; null: nothing. */
export const savedMeaningBytes = async (uniqueId: string): Promise<number | null> =>
  (await readChat(uniqueId))?.meaning?.bytes ?? null;

/**
 * Takes what is newer, for a chat that has it.
 * @param isNewPage whether the programs are other ones
 * @returns whether anything was
 */
export async function renewMeaning(uniqueId: string, shell: Shell, isNewPage: boolean): Promise<boolean> {
  const known = (await readChat(uniqueId))?.meaning;
  if (!known) return false;
  const offer = await findMeaning(uniqueId, shell);
  // While a new manual is being learnt, the chat goes on by words.
  if (offer === null) return false;
  const isSame = offer.revision === known.revision && offer.runtime === known.runtime;
  if (isSame && !isNewPage) return false;
  await addMeaning(uniqueId, offer, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return true;
}
