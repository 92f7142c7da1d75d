/** The people and things that the screens show, made over HTTP beside the demo company. */
import { type ApiClient, createApiClient } from '../../bench/lib/api-client.ts';
import { type BrowserStorage, openSession } from '../../bench/lib/browser-session.ts';
import { createCompany } from '../../bench/lib/company.ts';
import { ADMIN } from '../../bench/lib/server-process.ts';
import { DEMO_OWNER } from '../../bench/lib/temporary-server.ts';
import { adminRoutes } from '../../contracts/admin.ts';
import { authRoutes } from '../../contracts/auth.ts';
import { chatRoutes } from '../../contracts/chat.ts';
import { type Chatbot, chatbotRoutes } from '../../contracts/chatbots.ts';
import { companyRoutes } from '../../contracts/companies.ts';
import { paths } from '../../contracts/paths.ts';
import { productRoutes } from '../../contracts/products.ts';

/** `newcomer` has signed up, `waiting` told the company too, `beginner` is approved and has no product yet. */
export type Person = 'visitor' | 'newcomer' | 'waiting' | 'beginner' | 'owner' | 'admin';

/** Addresses that depend on the data. */
export type Places = {
  companyId: string;
  productId: string;
  clientId: string;
  /** A conversation of the demo. */
  chat: string;
  /** A link that was not used yet, and one whose questions are used up. */
  newChat: string;
  closedChat: string;
};

export type Stage = { places: Places; storages: Record<Person, BrowserStorage> };

const PASSWORD = 'a-good-long-password';
const NEWCOMER = { name: 'Noor Aziz', email: 'noor@newcomer.example', password: PASSWORD };
const WAITING = { name: 'Petra Lang', email: 'petra@lang-fans.example', password: PASSWORD };
/** The account that `createCompany` makes. */
const BEGINNER = { email: 'ines@vendor.example', password: PASSWORD };

/** @param url Origin of a server that has the demo company and none of these accounts */
export async function setStage(url: string): Promise<Stage> {
  const api = createApiClient(url);
  await createCompany(api);
  await api.call(authRoutes.register, { body: NEWCOMER });
  const waiting = await api.call(authRoutes.register, { body: WAITING });
  const profile = { company_name: 'Lang Fans', company_email: 'service@lang-fans.example' };
  await api.call(companyRoutes.createProfile, { body: profile }, waiting.token);
  const places = await findPlaces(api);
  const open = (account: { email: string; password: string }) => openSession(url, account);
  return {
    places,
    storages: {
      visitor: { cookies: [], origins: [] },
      newcomer: await open(NEWCOMER),
      waiting: await open(WAITING),
      beginner: await open(BEGINNER),
      owner: await open(DEMO_OWNER),
      admin: await open(ADMIN),
    },
  };
}

async function findPlaces(api: ApiClient): Promise<Places> {
  const { token } = await api.call(authRoutes.login, { body: DEMO_OWNER });
  const { data: products } = await api.call(productRoutes.allProducts, { query: {} }, token);
  // Newest first, so the first product of the demo is the last of the list.
  const product = products.at(-1);
  const { data: chatbots } = await api.call(chatbotRoutes.yourBots, { query: {} }, token);
  const asked = chatbots.toSorted((a, b) => b.queriesUsed - a.queriesUsed)[0];
  const { token: adminToken } = await api.call(authRoutes.login, { body: ADMIN });
  const { data: clients } = await api.call(adminRoutes.getCompanies, { query: {} }, adminToken);
  const client = clients.find(({ user }) => user.email === DEMO_OWNER.email);
  if (!product || !asked || !client) throw new Error('The demo company is not complete.');
  const productId = product._id;
  const create = async (email: string) =>
    (await api.call(chatbotRoutes.createBot, { body: { companyId: asked.company, productId, email } }, token))
      .data;
  return {
    companyId: asked.company,
    productId,
    clientId: client.id,
    chat: chatPath(asked),
    newChat: chatPath(await create('new.customer@example.com')),
    closedChat: chatPath(await exhaust(api, token, await create('curious.customer@example.com'))),
  };
}

/** Lets the chatbot answer one question and asks it. */
async function exhaust(api: ApiClient, token: string, chatbot: Chatbot): Promise<Chatbot> {
  const { company: companyId, uniqueId } = chatbot;
  const productId = chatbot.product._id;
  const limit = { params: { productId, uniqueId }, body: { queryLimit: 1 } };
  await api.call(chatbotRoutes.updateLimit, limit, token);
  const body = { companyId, productId, uniqueId, question: 'What does E-07 mean?' };
  await api.call(chatRoutes.askBot, { body });
  return chatbot;
}

const chatPath = ({ company, product, uniqueId }: Chatbot): string =>
  paths.chat.href(company, product._id, uniqueId);
