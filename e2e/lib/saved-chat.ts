/** A chat that a customer saves on her device, as browser tests do it. */
import type { Page } from 'playwright-core';
import type { Message } from '../../contracts/chat/messages.ts';

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save for offline', exact: true });
export const offlineLine = (page: Page) => page.getByText('You are offline. This device answers');
export const setNetwork = (page: Page, isOn: boolean) => page.context().setOffline(!isOn);

/** Saves the chat that is open. @returns what the dialog said of its size */
export async function saveChat(page: Page, { withPictures = true } = {}): Promise<string> {
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  const size = dialog.getByText(/This takes/);
  await size.waitFor();
  if (!withPictures) await dialog.getByRole('checkbox').uncheck();
  const told = await size.innerText();
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  await dialog.getByRole('button', { name: 'Remove from this device' }).waitFor({ timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  return told;
}

/** What the device's own store holds of any chat: how many are saved, and what it has answered and not yet sent. */
const storeOf = (page: Page): Promise<{ chats: number; answers: Message[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('manual-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['chats', 'kept']);
          const chats = transaction.objectStore('chats').count();
          const kept = transaction.objectStore('kept').getAll();
          transaction.oncomplete = () => {
            const answers = (kept.result as { given: { answer: Message } }[]).map(
              ({ given }) => given.answer,
            );
            resolve({ chats: chats.result, answers });
          };
        };
      }),
  );

/** What the device has answered and not yet sent. */
export const keptAnswers = async (page: Page): Promise<Message[]> => (await storeOf(page)).answers;

/** How much the device's own store holds of any chat. */
export async function countKept(page: Page): Promise<{ chats: number; kept: number }> {
  const { chats, answers } = await storeOf(page);
  return { chats, kept: answers.length };
}

/** Without what differs between two tellings of one answer: ids, moments, signatures of links, and the last digits of a logarithm. */
export const said = (message: Message): unknown =>
  JSON.parse(
    JSON.stringify({ ...message, _id: '', timestamp: '' }).replace(/\?expires=\d+&signature=[\w.-]+/g, ''),
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value),
  );

/** What a saved chat leaves in a browser. */
export const leftovers = (page: Page): Promise<{ caches: string[]; workers: number }> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

export const NOTHING = { caches: [], workers: 0 };
