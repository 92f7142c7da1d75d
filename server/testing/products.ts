/** Products for tests, with a real manual that has been read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import type { Message } from '../../contracts/chat/messages.ts';
import { type ManualProgress, manualRoutes } from '../../contracts/manuals/manuals.ts';
import { type ProductDetail, productRoutes } from '../../contracts/manuals/products.ts';
import { createApprovedCompany, type TestCompany } from './accounts.ts';
import { makePdf } from './manual-fixtures.ts';
import type { TestApp } from './test-app.ts';

const HEADING_PT = 18;

/** Two pages about a pump: a procedure with a warning, an error code, dimensions. */
export const pumpManual = (): Buffer =>
  makePdf([
    [
      { text: '1 Cleaning the strainer', sizePt: HEADING_PT },
      { text: 'WARNING: Hot water. Let the pump cool down for 30 minutes before you open the cap.' },
      { text: '1. Press and hold Stop for 3 seconds.' },
      { text: '2. Close the valves V1 and V2.' },
      { text: '3. Unscrew the cap and rinse the mesh.' },
      { text: '4. Press and hold Start for 3 seconds.' },
    ],
    [
      { text: '2 Error codes', sizePt: HEADING_PT },
      { text: 'E-14 means that the water flow is too low. Clean the strainer.' },
      { text: '3 Dimensions', sizePt: HEADING_PT },
      { text: 'The pump is 540 mm high and weighs 21 kg.' },
    ],
  ]);

/** A product whose manual is ready to answer. */
export async function createReadyProduct(
  app: TestApp,
  { token }: TestCompany,
  name = 'Pump P7',
  manual = pumpManual(),
  filename = 'pump.pdf',
): Promise<string> {
  const reply = await app.call(productRoutes.upload, {
    token,
    fields: { product_name: name },
    file: { name: filename, content: manual },
  });
  if (reply.status !== 201) throw new Error(`The upload was refused: ${reply.text}`);
  const productId = (reply.body.data as { _id: string })._id;
  await waitUntilRead(app, token, productId);
  return productId;
}

/** A vendor with a product that answers, and another company, which must see nothing of it. */
export async function createNeighbours(
  app: TestApp,
): Promise<{ vendor: TestCompany; other: TestCompany; productId: string }> {
  const vendor = await createApprovedCompany(app);
  const other = await createApprovedCompany(app, 'Other');
  return { vendor, other, productId: await createReadyProduct(app, vendor) };
}

/** Waits until a new version of the product's first manual answers. */
export async function uploadVersion(
  app: TestApp,
  vendor: TestCompany,
  productId: string,
  content: Buffer,
): Promise<void> {
  const { manuals } = await readProduct(app, vendor, productId);
  const reply = await app.call(productRoutes.upload, {
    token: vendor.token,
    fields: { product_name: '', productId, manualId: manuals[0]?._id ?? '' },
    file: { name: 'pump.pdf', content },
  });
  if (reply.status !== 201) throw new Error(`The version was refused: ${reply.text}`);
  await waitUntilRead(app, vendor.token, productId);
}

/** A product as its owner sees it. */
export async function readProduct(
  { call }: TestApp,
  { token }: TestCompany,
  id: string,
): Promise<ProductDetail> {
  return (await call(productRoutes.singleProduct, { token, params: { id } })).body.data as ProductDetail;
}

const POLL_MS = 50;
/** A busy machine is no fault of a test. */
const READING_TIMEOUT_MS = 120_000;

/** Waits until every manual of the product is ready or failed. */
export async function waitUntilRead(
  { call }: TestApp,
  token: string,
  productId: string,
): Promise<ManualProgress[]> {
  for (let waitedMs = 0; waitedMs < READING_TIMEOUT_MS; waitedMs += POLL_MS) {
    const { body } = await call(manualRoutes.progress, { token, params: { productId } });
    const manuals = body.data as ManualProgress[];
    if (manuals.every(({ status }) => status === 'ready' || status === 'failed')) return manuals;
    await sleep(POLL_MS);
  }
  throw new Error('The manual was not read in time.');
}

export type TestLink = { companyId: string; productId: string; uniqueId: string };

/** A customer's link to a product. */
export async function createLink(
  app: TestApp,
  { token, companyId }: TestCompany,
  productId: string,
  email = 'dana@example.com',
): Promise<TestLink> {
  const { body } = await app.call(chatbotRoutes.createBot, { token, body: { companyId, productId, email } });
  return { companyId, productId, uniqueId: (body.data as { uniqueId: string }).uniqueId };
}

/** The answer to a customer's question. */
export async function askQuestion(app: TestApp, link: TestLink, question: string): Promise<Message> {
  const reply = await app.call(chatRoutes.askBot, { body: { ...link, question } });
  if (reply.status !== 200) throw new Error(`The question was refused: ${reply.text}`);
  return (reply.body.data as { answer: Message }).answer;
}
