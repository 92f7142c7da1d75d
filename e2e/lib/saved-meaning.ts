/** What a saved chat understands its questions by, as browser tests choose and look at it. */
import type { Page } from 'playwright-core';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { type OfflineMeaning, offlineMeaningRoutes } from '../../contracts/chat/offline-meaning.ts';
import { saveButton, storedRows } from './saved-chat.ts';
import type { Scene } from './scene.ts';

const LOADING_MS = 180_000;

export const meaningBox = (page: Page) =>
  page.getByRole('dialog').getByRole('checkbox', { name: /Understand questions by their meaning, too/ });

/** What the server offers a device for a link; null while the manuals are being learnt. */
export const offeredMeaning = async ({ api }: Scene, { uniqueId }: Chatbot): Promise<OfflineMeaning | null> =>
  (await api.call(offlineMeaningRoutes.offlineMeaning, { body: { uniqueId } })).data.meaning;

/** Opens the dialog that saves a chat, once it says how large everything is. */
export async function openSaving(page: Page) {
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/This takes/).waitFor();
  return dialog;
}

/** Saves the chat that is open without pictures, with what its questions mean. @returns what the dialog said of that */
export async function saveWithMeaning(page: Page): Promise<string> {
  const dialog = await openSaving(page);
  await dialog.getByRole('checkbox', { name: /pictures/ }).uncheck();
  await meaningBox(page).check();
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  const said = dialog.getByText(/Questions are understood by their meaning, too/);
  await said.waitFor({ timeout: LOADING_MS });
  const told = await said.innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return told;
}

/** How each question was understood that waits to be sent. */
export const keptUnderstanding = async (page: Page): Promise<boolean[]> =>
  (await storedRows(page, 'kept')).map(({ byMeaning }) => byMeaning);

/** What the only saved chat of a browser understands its questions by. */
export const savedMeaning = async (page: Page) => (await storedRows(page, 'chats'))[0]?.meaning;

/** Paths of what the saved chats of a browser share. */
export const sharedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await caches.has('manual-meaning'))
      ? (await (await caches.open('manual-meaning')).keys()).map(({ url }) => new URL(url).pathname)
      : [],
  );

/** The conversation as the server has it. */
export const readMessages = async ({ api }: Scene, { uniqueId }: Chatbot) =>
  (await api.call(chatRoutes.currentBot, { body: { uniqueId } })).data.messages;
