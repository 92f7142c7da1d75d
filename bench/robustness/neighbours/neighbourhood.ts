/** Ten companies on one program, each with a manual that is read and a link to a chat. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import { type CompanyAccess, createCompany } from '../../lib/running/company.ts';

/** A company with what its people and customers work with. */
export type Neighbour = CompanyAccess & {
  name: string;
  productId: string;
  /** Of the chat. */
  uniqueId: string;
  /** Signed address of the manual. */
  manualUrl: string;
  pages: number;
};

/** Who works and who attacks. */
export type Neighbourhood = {
  api: ApiClient;
  attacker: Neighbour;
  others: readonly Neighbour[];
};

const samplePath = new URL('../../../sample/manual.pdf', import.meta.url);
const raisedLimit = 100_000;
const pollMs = 200;

/** Signs the companies up, one after the other, and has their manuals read. */
export async function settleIn(api: ApiClient, count: number): Promise<Neighbourhood> {
  const sample = await readFile(samplePath);
  const all: Neighbour[] = [];
  for (let number = 0; number < count; number += 1) all.push(await moveIn(api, `n${number}`, sample));
  const [attacker, ...others] = all;
  if (!attacker) throw new Error('There is nobody.');
  return { api, attacker, others };
}

async function moveIn(api: ApiClient, name: string, sample: Buffer): Promise<Neighbour> {
  const access = await createCompany(api, `owner-${name}@vendor.example`);
  const productId = await upload(api, access, sample, `Machine of ${name}`);
  const manual = await untilRead(api, access, productId);
  const body = { companyId: access.companyId, productId, email: `customer@${name}.example` };
  const { data: link } = await api.call(chatbotRoutes.createBot, { body }, access.token);
  const { uniqueId } = link;
  const limit = { params: { productId, uniqueId }, body: { queryLimit: raisedLimit } };
  await api.call(chatbotRoutes.updateLimit, limit, access.token);
  return { ...access, name, productId, uniqueId, manualUrl: manual.url, pages: manual.pages ?? 1 };
}

/** Uploads a manual as a product of its own. @returns the product's id */
export async function upload(
  api: ApiClient,
  { token }: CompanyAccess,
  bytes: Buffer,
  productName: string,
): Promise<string> {
  const file = new File([new Uint8Array(bytes)], 'manual.pdf', { type: 'application/pdf' });
  const { data } = await api.call(
    productRoutes.upload,
    { fields: { product_name: productName }, file },
    token,
  );
  return data._id;
}

/** Waits until the product's manual is read. @throws if it can't be */
export async function untilRead(api: ApiClient, { token }: CompanyAccess, id: string) {
  for (;;) {
    const { data } = await api.call(productRoutes.singleProduct, { params: { id } }, token);
    const [manual] = data.manuals;
    if (manual?.status === 'ready') return manual;
    if (manual?.status === 'failed') throw new Error(`${manual.filename}: ${manual.error}`);
    await sleep(pollMs);
  }
}

/** Address of a page's picture. */
export function pageAddress(manualUrl: string, page: number, widthPx: number): string {
  const [path = '', query = ''] = manualUrl.split('?');
  return `${path}/pages/${page}?${query}&width=${widthPx}`;
}
