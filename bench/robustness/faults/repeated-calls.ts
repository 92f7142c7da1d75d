import { v4 as uuid } from 'uuid';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { purchaseRoutes } from '../../../contracts/plans/purchases.ts';
import { createApprovedCompany } from '../../lib/running/company.ts';
import { noteExchange } from '../holding/journal.ts';
import { signQuestion } from '../holding/sign-question.ts';
import { createLink } from '../holding/writes.ts';
import type { Fault } from './fault.ts';
import { type Scene, statusOf } from './scene.ts';

const atOnce = 20;
const queriesLeft = 5;
const fewAtOnce = 6;

/** The same call comes many times at once: by an impatient person, or by a program that does not wait for a reply. */
export const repeatedCalls: Fault = {
  name: 'repeated-calls',
  about: 'the same question, link, upload or purchase is sent many times at once',
  database: 'embedded',
  mayRefuse: false,
  begin: async () => {
    let sent = 0;
    const together = <T>(count: number, send: (place: number) => Promise<T>): Promise<T[]> => {
      sent += count;
      return Promise.all(Array.from({ length: count }, (_, place) => send(place)));
    };
    return {
      env: {},
      round: async (scene) => {
        const tools = { scene, together, expect: expectIn(scene) };
        await repeatQuestion(tools);
        await spendLastQueries(tools);
        await repeatLink(tools);
        await repeatUpload(tools);
        await repeatPurchase(tools);
      },
      figures: () => ({ sent }),
      end: async () => undefined,
    };
  },
};

type Tools = {
  scene: Scene;
  together: <T>(count: number, send: (place: number) => Promise<T>) => Promise<T[]>;
  expect: (what: string, figure: unknown, expected: unknown) => void;
};

const expectIn =
  ({ findings }: Scene) =>
  (what: string, figure: unknown, expected: unknown): void => {
    if (JSON.stringify(figure) !== JSON.stringify(expected))
      findings.duplicated.push(`${what}: ${JSON.stringify(figure)}, not ${JSON.stringify(expected)}`);
  };

const countOf = (statuses: readonly (number | null)[], status: number): number =>
  statuses.filter((one) => one === status).length;

const firstProductOf = ({ journal }: Scene): string => {
  const [productId] = journal.products.keys();
  if (productId === undefined) throw new Error('There is no product.');
  return productId;
};

/** With a key the same question is one: kept once, charged once, and answered alike each time. */
async function repeatQuestion({ scene, together, expect }: Tools): Promise<void> {
  const api = scene.api();
  const link = await createLink({ ...scene, api }, firstProductOf(scene));
  const number = scene.journal.nextNumber();
  const question = signQuestion('What does E-07 mean?', number);
  const headers = { 'idempotency-key': uuid() };
  const body = {
    uniqueId: link.uniqueId,
    companyId: scene.company.companyId,
    productId: link.productId,
    question,
  };
  link.questionsSent += 1;
  const replies = await together(atOnce, () => api.call(chatRoutes.askBot, { headers, body }));
  const [first] = replies;
  expect('answers to a question with a key', new Set(replies.map(({ data }) => data.answer._id)).size, 1);
  if (!first) return;
  noteExchange(scene.journal, link, question, first.data);
}

/** Without a key each is a question of its own, and none too many is answered. */
async function spendLastQueries({ scene, together, expect }: Tools): Promise<void> {
  const api = scene.api();
  const { companyId, token } = scene.company;
  const link = await createLink({ ...scene, api }, firstProductOf(scene));
  const params = { productId: link.productId, uniqueId: link.uniqueId };
  await api.call(chatbotRoutes.updateLimit, { params, body: { queryLimit: queriesLeft } }, token);
  link.queryLimit = queriesLeft;
  // Nobody else may ask here: the link is spent.
  link.questionsSent = Number.POSITIVE_INFINITY;
  const statuses = await together(atOnce, async () => {
    const question = signQuestion('How do I adjust valve 3?', scene.journal.nextNumber());
    const body = { uniqueId: link.uniqueId, companyId, productId: link.productId, question };
    return statusOf(
      api
        .call(chatRoutes.askBot, { body })
        .then(({ data }) => noteExchange(scene.journal, link, question, data)),
    );
  });
  expect('answers to the last queries', countOf(statuses, 200), queriesLeft);
  expect('refusals after the last query', countOf(statuses, 402), atOnce - queriesLeft);
}

/** A customer on a list gets one link to a product, however often the list is sent; a single link is made each time. */
async function repeatLink({ scene, together, expect }: Tools): Promise<void> {
  const api = scene.api();
  const { companyId, token } = scene.company;
  const productId = firstProductOf(scene);
  const email = `customer-${scene.journal.nextNumber()}@customer.example`;
  const body = { companyId, productId, emails: [email] };
  await together(fewAtOnce, () => api.call(chatbotRoutes.createBots, { body }, token));
  const { data } = await api.call(
    chatbotRoutes.yourBots,
    { query: { page: 1, limit: 10, search: email } },
    token,
  );
  expect(`links of ${email}`, data.length, 1);
}

/** A company whose plan has room for so many products gets as many, and none by half. */
async function repeatUpload({ scene, together, expect }: Tools): Promise<void> {
  const api = scene.api();
  const number = scene.journal.nextNumber();
  const owner = { name: 'Uma Berg', email: `owner-${number}@vendor.example` };
  const { companyId, token } = await createApprovedCompany(api, owner, `Berg ${number}`);
  const { data } = await api.call(companyRoutes.usageInfo, { params: { id: companyId } }, token);
  const room = data.maxProducts;
  if (room === null) throw new Error(`The plan ${data.plan} has no limit of products.`);
  const { file } = scene.makeSample('small', number);
  const fields = { product_name: `Machine of ${companyId}` };
  const statuses = await together(room + fewAtOnce, () =>
    statusOf(api.call(productRoutes.upload, { fields, file }, token)),
  );
  const { total } = await api.call(productRoutes.allProducts, { query: { page: 1, limit: 1 } }, token);
  expect('products of a plan with limits', [countOf(statuses, 200), total], [room, room]);
}

/** A plan that is taken is not taken once more, and a pack counts as often as it was acknowledged. */
async function repeatPurchase({ scene, together, expect }: Tools): Promise<void> {
  const api = scene.api();
  const number = scene.journal.nextNumber();
  const owner = { name: 'Pia Moss', email: `owner-${number}@vendor.example` };
  const { companyId, token } = await createApprovedCompany(api, owner, `Moss ${number}`);
  const administrator = await scene.administrator();
  const { data } = await api.call(planRoutes.catalogue, {});
  const free = data.plans.find(({ name }) => name === 'Free');
  const [pack] = data.queryPacks;
  if (!free || !pack) throw new Error('The catalogue has no free plan or no pack.');
  const basic = { companyId, plan: 'Basic', months: 1 };
  await api.call(planRoutes.adminCreatePurchase, { body: basic }, administrator);
  const toFree = { companyId, plan: free.name, replaces: basic.plan };
  const taken = await together(fewAtOnce, () =>
    statusOf(api.call(planRoutes.createPurchase, { body: toFree }, token)),
  );
  const { total } = await api.call(
    purchaseRoutes.list,
    { query: { page: 1, limit: 100, search: `Moss ${number}` } },
    administrator,
  );
  expect('purchases of a free plan', [countOf(taken, 200), total], [1, 2]);
  const sold = await together(fewAtOnce, () =>
    api.call(purchaseRoutes.sellPack, { body: { companyId, queries: pack.queries } }, administrator),
  );
  expect(
    'queries of packs',
    Math.max(...sold.map(({ data: { extraQueries } }) => extraQueries)),
    fewAtOnce * pack.queries,
  );
}
