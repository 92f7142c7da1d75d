import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import { createLinkTo, pathOf } from '../../lib/running/demo-link.ts';
import type { ScreenCase } from './cases.ts';

/** The phone that an answer has to fit: CSS pixels. */
export const PHONE = { width: 360, height: 640 };
const POLL_MS = 500;

/** How tall an answer is on the phone, and how much stands there for whoever goes on. CSS pixels. */
export type AnswerHeight = { id: string; question: string; manual: string; height: number; around: number };

/** Uploads the manual and waits until it is read and has its vectors. */
export async function addProduct(
  api: ApiClient,
  { companyId, token }: CompanyAccess,
  { name, file }: ScreenCase,
): Promise<{ companyId: string; productId: string; token: string }> {
  const upload = new File([await openAsBlob(file)], basename(file));
  const { data } = await api.call(
    productRoutes.upload,
    { fields: { product_name: name }, file: upload },
    token,
  );
  const productId = data._id;
  for (;;) {
    const { data: manuals } = await api.call(manualRoutes.progress, { params: { productId } }, token);
    const failed = manuals.find(({ status }) => status === 'failed');
    if (failed) throw new Error(`${name} could not be read: ${failed.error}`);
    if (manuals.every(({ status, learning }) => status === 'ready' && learning === null))
      return { companyId, productId, token };
    await sleep(POLL_MS);
  }
}

/**
 * Asks a question as a customer of their own and shows the conversation on the phone.
 * @returns the height of the answer; its pictures are there by then
 */
export async function measureAnswer(
  api: ApiClient,
  page: Page,
  product: { companyId: string; productId: string; token: string },
  { id, question, manual }: { id: string; question: string; manual: string },
): Promise<AnswerHeight> {
  const link = await createLinkTo(api, product, `${id}@customer.example`);
  await api.call(chatRoutes.askBot, { body: { ...link, question } });
  await page.goto(`${api.url}${pathOf(link)}`);
  const answer = page.locator('main article').last();
  await answer.waitFor();
  await page.waitForLoadState('networkidle');
  const [height, around] = await page.evaluate<[number, number]>(HEIGHTS);
  return { id, question, manual, height, around };
}

/** Runs in the page, whose types are not those of a bench. */
const HEIGHTS = `(() => {
  const answer = [...document.querySelectorAll('main article')].at(-1);
  const bars = ['.chat-header', '.chat-foot'].map((part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0);
  return [answer.getBoundingClientRect().height, bars[0] + bars[1]];
})()`;
