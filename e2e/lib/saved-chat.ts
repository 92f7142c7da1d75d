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

/** What the device's own store holds of its chats, as far as tests look at it. */
type Stored = {
  chats: { meaning?: { revision: string } };
  /** What was answered and not yet sent. */
  kept: { byMeaning: boolean; given: { answer: Message } };
};

/** All rows of one of its stores. */
export const storedRows = <Store extends keyof Stored>(page: Page, store: Store): Promise<Stored[Store][]> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('manual-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction(name).objectStore(name).getAll();
          rows.onsuccess = () => resolve(rows.result);
        };
      }),
    store,
  );

/** What the device has answered and not yet sent. */
export const keptAnswers = async (page: Page): Promise<Message[]> =>
  (await storedRows(page, 'kept')).map(({ given }) => given.answer);

/** How much the device's own store holds of any chat. */
export const countKept = async (page: Page): Promise<{ chats: number; kept: number }> => ({
  chats: (await storedRows(page, 'chats')).length,
  kept: (await storedRows(page, 'kept')).length,
});

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
