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

/** What the device has answered and not yet sent. */
export const keptAnswers = (page: Page): Promise<Message[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('manual-offline');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.onsuccess = () =>
            resolve((all.result as { given: { answer: Message } }[]).map(({ given }) => given.answer));
        };
      }),
  );

/** What a saved chat leaves in a browser. */
export const leftovers = (page: Page): Promise<{ caches: string[]; workers: number }> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

export const NOTHING = { caches: [], workers: 0 };
