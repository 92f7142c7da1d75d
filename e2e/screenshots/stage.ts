/** The people and things that the screens show, made over HTTP beside the demo company. */
import { type ApiClient, createApiClient } from '../../bench/lib/running/api-client.ts';
import { type BrowserStorage, openSession } from '../../bench/lib/running/browser-session.ts';
import { createCompany, PASSWORD } from '../../bench/lib/running/company.ts';
import { DEMO_OWNER } from '../../bench/lib/running/temporary-server.ts';
import { authRoutes } from '../../contracts/account/auth.ts';
import { teamRoutes } from '../../contracts/account/team.ts';
import { adminRoutes } from '../../contracts/admin/admin.ts';
import { demoRequestRoutes } from '../../contracts/admin/demo-requests.ts';
import { answerWatchRoutes } from '../../contracts/chat/answer-watches.ts';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { type Chatbot, chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import { contactPath } from '../../contracts/chat/contact-frame.ts';
import { isRemindable } from '../../contracts/chat/remindable.ts';
import { upkeepRoutes } from '../../contracts/chat/upkeep.ts';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { ADMIN } from '../../server/testing/server-process.ts';
import { mailedLink } from '../lib/people.ts';
import { chatPath } from '../lib/vendor.ts';

/**
 * `newcomer` has signed up, `waiting` told the company too, `beginner` is approved and has no product yet; `owner` has
 * the demo company, of which `member` is one.
 */
export type Person = 'visitor' | 'newcomer' | 'waiting' | 'beginner' | 'owner' | 'member' | 'admin';

/** Addresses that depend on the data. */
export type Places = {
  companyId: string;
  productId: string;
  clientId: string;
  /** A conversation of the demo. */
  chat: string;
  /** The same as its company reads it. */
  conversation: string;
  /** A link that was not used yet, and one whose questions are used up. */
  newChat: string;
  closedChat: string;
  /** One that was asked what no manual says. */
  refusedChat: string;
  /** One that the company answers itself. */
  correctedChat: string;
  /** A contact form of a link. */
  contactForm: string;
  /** The chat of a link that has one answer, on which mails were asked for. */
  mailedChat: string;
  /** Pages on which an address confirms that it wants to be told of changes, and to be reminded. */
  toldPage: string;
  remindersPage: string;
  /** Of an invitation nobody has accepted yet. */
  invitation: string;
};

export type Stage = { places: Places; storages: Record<Person, BrowserStorage> };

const CORRECTED = 'Can I use oat milk in the steam wand?';
const UNKNOWN = 'Which football club won the cup in 1974?';
const NEWCOMER = { name: 'Noor Aziz', email: 'noor@newcomer.example', password: PASSWORD };
const WAITING = { name: 'Petra Lang', email: 'petra@lang-fans.example', password: PASSWORD };
const MEMBER = { name: 'Lucia Brandt', email: 'lucia.brandt@ondrell.example', password: PASSWORD };
const INVITED = 'lena.marchetti@ondrell.example';
const VISITOR = {
  first_name: 'Ada',
  last_name: 'Quill',
  work_email: 'ada@quill.example',
  company_name: 'Quill Instruments',
  phone_number: '+44 20 7946 0102',
  challenges: 'Forty manuals in three languages, and the same ten questions every day.',
};
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
  await api.call(demoRequestRoutes.demoForm, { body: VISITOR });
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
      member: await open(MEMBER),
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
    conversation: paths.conversation.href(asked.product._id, asked.uniqueId),
    newChat: chatPath(await create('new.customer@example.com')),
    closedChat: chatPath(await exhaust(api, token, await create('curious.customer@example.com'))),
    refusedChat: chatPath(await ask(api, await create('sporty.customer@example.com'), UNKNOWN)),
    correctedChat: chatPath(await ask(api, await create('milky.customer@example.com'), CORRECTED)),
    contactForm: contactPath((await create('form.customer@example.com')).uniqueId),
    ...(await askForMails(api, await create('mailed.customer@example.com'))),
    invitation: await gatherTeam(api, token),
  };
}

/** Lets the chatbot answer one question and asks it. */
async function exhaust(api: ApiClient, token: string, chatbot: Chatbot): Promise<Chatbot> {
  const params = { productId: chatbot.product._id, uniqueId: chatbot.uniqueId };
  await api.call(chatbotRoutes.updateLimit, { params, body: { queryLimit: 1 } }, token);
  return ask(api, chatbot, 'What does E-07 mean?');
}

async function ask(api: ApiClient, chatbot: Chatbot, question: string): Promise<Chatbot> {
  const { company: companyId, product, uniqueId } = chatbot;
  await api.call(chatRoutes.askBot, { body: { companyId, productId: product._id, uniqueId, question } });
  return chatbot;
}

/** Asks for the mails that a link offers. */
async function askForMails(api: ApiClient, chatbot: Chatbot) {
  const { uniqueId } = await ask(api, chatbot, 'How do I descale it?');
  const email = 'mailed.customer@example.com';
  await api.call(answerWatchRoutes.ask, { body: { uniqueId, email } });
  const upkeep = await api.call(upkeepRoutes.upkeep, { body: { uniqueId } });
  const tasks = upkeep.data.tasks.flatMap(({ key, every }) => (isRemindable(every) ? [key] : []));
  await api.call(upkeepRoutes.askReminders, { body: { uniqueId, email, tasks } });
  return {
    mailedChat: chatPath(chatbot),
    toldPage: await mailedLink({ api }, email, '/told/'),
    remindersPage: await mailedLink({ api }, email, '/reminders/'),
  };
}

/** One colleague has joined, another is invited. Gives the address of that invitation. */
async function gatherTeam(api: ApiClient, token: string): Promise<string> {
  const invite = async (email: string) => {
    await api.call(teamRoutes.invite, { body: { email } }, token);
    return mailedLink({ api }, email, paths.joinTeam.path);
  };
  const { name, password } = MEMBER;
  const [, joinToken = ''] = (await invite(MEMBER.email)).split('#');
  await api.call(teamRoutes.joinAsNew, { body: { token: joinToken, name, password } });
  return invite(INVITED);
}
