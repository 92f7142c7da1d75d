/** A vendor made by calls, for tests that begin where signing up has been done already. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type CompanyAccess, createApprovedCompany } from '../../bench/lib/running/company.ts';
import { type Chatbot, chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { manualRoutes } from '../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { textLines, writePdf } from '../../engine/testing/pdf-writer.ts';
import { newEmail } from './people.ts';
import type { Scene } from './scene.ts';

const POLL_MS = 200;

export type Vendor = CompanyAccess & { role: 'company'; email: string };

/** A page of a manual: its heading, and lines below it. */
export const manualPage = (heading: string, lines: string[]) => ({
  texts: [{ text: heading, x: 70, y: 80, size: 18, font: 'bold' as const }, ...textLines(lines, 120)],
});

/** Page 1: how the strainer is cleaned; page 2: what E-14 means. */
export const PUMP_MANUAL = new File(
  [
    new Uint8Array(
      writePdf([
        manualPage('1 Cleaning the strainer', [
          '1. Press and hold Stop for 3 seconds.',
          '2. Unscrew the cap and rinse the mesh.',
        ]),
        manualPage('2 Error codes', ['E-14 means that the water flow is too low. Clean the strainer.']),
      ]),
    ),
  ],
  'pump.pdf',
);

/** The owner of a new company that the administrator has approved; "Ines Halloran" owns "Halloran Pumps". */
export async function createVendor({ api }: Scene, name: string): Promise<Vendor> {
  const email = newEmail(name.toLowerCase().replaceAll(' ', '.'));
  const companyName = `${name.split(' ').at(-1)} Pumps`;
  return { ...(await createApprovedCompany(api, { name, email }, companyName)), role: 'company', email };
}

/** Id of a new product with a manual, the pump's unless named; resolves once that is read, or has failed if `outcome` says so. */
export async function addProduct(
  { api }: Scene,
  { token }: Vendor,
  name = 'Pump P7',
  file = PUMP_MANUAL,
  outcome: 'ready' | 'failed' = 'ready',
): Promise<string> {
  const input = { fields: { product_name: name }, file };
  const { data } = await api.call(productRoutes.upload, input, token);
  const isRead = async () => {
    const progress = await api.call(manualRoutes.progress, { params: { productId: data._id } }, token);
    return progress.data.every(({ status }) => status === outcome);
  };
  // The hook's own time limit ends this.
  while (!(await isRead())) await sleep(POLL_MS);
  return data._id;
}

/** A customer's link to the product. */
export async function createChatbot(
  { api }: Scene,
  { companyId, token }: Vendor,
  { productId, email }: { productId: string; email: string },
): Promise<Chatbot> {
  return (await api.call(chatbotRoutes.createBot, { body: { companyId, productId, email } }, token)).data;
}

/** Sets how many questions a link answers in all. */
export async function limitQueries(
  { api }: Scene,
  { token }: Vendor,
  { chatbot, queryLimit }: { chatbot: Chatbot; queryLimit: number },
): Promise<void> {
  const params = { productId: chatbot.product._id, uniqueId: chatbot.uniqueId };
  await api.call(chatbotRoutes.updateLimit, { params, body: { queryLimit } }, token);
}

/** Where the customer's chat is. */
export const chatPath = ({ company, product, uniqueId }: Chatbot): string =>
  paths.chat.href(company, product._id, uniqueId);
