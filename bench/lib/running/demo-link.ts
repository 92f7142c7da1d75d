import { authRoutes } from '../../../contracts/account/auth.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { paths } from '../../../contracts/paths.ts';
import type { ApiClient } from './api-client.ts';
import { DEMO_OWNER } from './temporary-server.ts';

/** The three ids of a chatbot link. */
export type DemoLink = { companyId: string; productId: string; uniqueId: string };

/** The first product of the demo company, and the session of its owner. */
export type DemoProduct = { companyId: string; productId: string; token: string };

/** Signs in as the owner of the demo company. */
export async function openDemoProduct(api: ApiClient): Promise<DemoProduct> {
  const { token } = await api.call(authRoutes.login, { body: DEMO_OWNER });
  const { data: user } = await api.call(authRoutes.userInfo, {}, token);
  const { data: products } = await api.call(productRoutes.allProducts, {}, token);
  return { companyId: user.company?._id ?? '', productId: products.at(-1)?._id ?? '', token };
}

/** A new customer's link to the first product of the demo company, with questions enough for any bench. */
export const createDemoLink = async (api: ApiClient, email: string): Promise<DemoLink> =>
  createLinkTo(api, await openDemoProduct(api), email);

/** A new customer's link to a product, with questions enough for any bench. */
export async function createLinkTo(
  api: ApiClient,
  { companyId, productId, token }: DemoProduct,
  email: string,
): Promise<DemoLink> {
  const bot = await api.call(chatbotRoutes.createBot, { body: { companyId, productId, email } }, token);
  const { uniqueId } = bot.data;
  await api.call(
    chatbotRoutes.updateLimit,
    { params: { productId, uniqueId }, body: { queryLimit: 1000 } },
    token,
  );
  return { companyId, productId, uniqueId };
}

/** Where its customer asks. */
export const pathOf = ({ companyId, productId, uniqueId }: DemoLink): string =>
  paths.chat.href(companyId, productId, uniqueId);
