/** Single writes: sent, and noted in the journal once the whole reply has arrived. */
import { UNREAD_TEXT } from '../../../contracts/chat/answer-texts.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import { type Journal, type Link, noteExchange } from './journal.ts';
import type { Sample, SampleKind } from './samples.ts';
import { signQuestion } from './sign-question.ts';

export type WriteContext = {
  api: ApiClient;
  company: CompanyAccess;
  journal: Journal;
  makeSample: (kind: SampleKind, number: number) => Sample;
};

const raisedLimit = 1_000;
const questions = [
  'What does E-07 mean?',
  'How do I descale the machine?',
  'Which water hardness is right?',
  'How often should I clean the brew group?',
  'How do I adjust valve 3?',
];

/** Uploads a manual: as a new product, or as a further one of `productId`. Returns the product's id. */
export async function uploadManual(
  { api, company, journal, makeSample }: WriteContext,
  kind: SampleKind,
  productId?: string,
): Promise<string> {
  const number = journal.nextNumber();
  const name = `Machine ${number}`;
  const { file, sha256 } = makeSample(kind, number);
  if (productId !== undefined) journal.touchedProducts.add(productId);
  const fields = productId === undefined ? { product_name: name } : { productId };
  const { data } = await api.call(productRoutes.upload, { fields, file }, company.token);
  journal.touchedProducts.add(data._id);
  if (productId === undefined) journal.products.set(data._id, name);
  journal.manuals.set(file.name, { productId: data._id, filename: file.name, sha256, kind });
  journal.acknowledged += 1;
  return data._id;
}

/** Makes a link and raises how many questions it answers. */
export async function createLink({ api, company, journal }: WriteContext, productId: string): Promise<Link> {
  const { companyId, token } = company;
  const email = `customer-${journal.nextNumber()}@customer.example`;
  const { data } = await api.call(chatbotRoutes.createBot, { body: { companyId, productId, email } }, token);
  const { uniqueId } = data;
  const link: Link = {
    uniqueId,
    productId,
    email,
    queryLimit: null,
    questionsSent: 0,
    exchanges: [],
    feedback: new Map(),
  };
  journal.links.set(uniqueId, link);
  journal.touchedLinks.add(uniqueId);
  journal.acknowledged += 1;
  const limit = { params: { productId, uniqueId }, body: { queryLimit: raisedLimit } };
  await api.call(chatbotRoutes.updateLimit, limit, token);
  link.queryLimit = raisedLimit;
  journal.acknowledged += 1;
  return link;
}

/**
 * Asks a question that no other has the words of: `about` and a name, or one of several that may have no answer.
 * Returns the id of the answer; null where the manual is not read yet, which is said, and neither charged nor kept.
 */
export async function askQuestion(
  { api, company, journal }: WriteContext,
  link: Link,
  about?: string,
): Promise<string | null> {
  const { uniqueId, productId } = link;
  const number = journal.nextNumber();
  const question = signQuestion(about ?? questions[number % questions.length] ?? '', number);
  journal.touchedLinks.add(uniqueId);
  link.questionsSent += 1;
  const body = { uniqueId, companyId: company.companyId, productId, question };
  const { data } = await api.call(chatRoutes.askBot, { body });
  if (data.answer.content === UNREAD_TEXT) return null;
  noteExchange(journal, link, question, data);
  return data.answer._id;
}

/** Says whether an answer worked. */
export async function giveFeedback(
  { api, journal }: WriteContext,
  link: Link,
  messageId: string,
  works: boolean,
): Promise<void> {
  journal.touchedLinks.add(link.uniqueId);
  await api.call(chatRoutes.feedback, { body: { uniqueId: link.uniqueId, messageId, works } });
  link.feedback.set(messageId, works);
  journal.acknowledged += 1;
}
