import { authRoutes } from '../../contracts/auth.ts';
import { chatbotRoutes } from '../../contracts/chatbots.ts';
import { paths } from '../../contracts/paths.ts';
import { productRoutes } from '../../contracts/products.ts';
import type { ApiClient } from './api-client.ts';
import { DEMO_OWNER } from './temporary-server.ts';

/** The three ids of a chatbot link. */
export type DemoLink = { companyId: string; productId: string; uniqueId: string };

/** A new customer's link to the first product of the demo company, with questions enough for any bench. */
export async function createDemoLink(api: ApiClient, email: string): Promise<DemoLink> {
  const { token } = await api.call(authRoutes.login, { body: DEMO_OWNER });
  const { data: user } = await api.call(authRoutes.userInfo, {}, token);
  const { data: products } = await api.call(productRoutes.allProducts, {}, token);
  const productId = products.at(-1)?._id ?? '';
  const companyId = user.company?._id ?? '';
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
