import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import type { Product } from '../../../contracts/manuals/products.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';
import type { Tally } from './check-conversation.ts';
import { expectFigure, type Findings } from './findings.ts';

/** Everything of the company, counted one by one. */
export type Counted = {
  products: Product[];
  chatbots: Chatbot[];
  /** By unique id; a link without one was never asked. */
  tallies: ReadonlyMap<string, Tally>;
  /** Manuals by product. */
  manuals: ReadonlyMap<string, number>;
};

/** Compares each figure the company is shown with what it stands for. A run over the turn of a month is not meant. */
export async function checkCounters(
  api: ApiClient,
  { companyId, token }: CompanyAccess,
  { products, chatbots, tallies, manuals }: Counted,
  findings: Findings,
): Promise<void> {
  const expect = (what: string, figure: number, counted: number): void =>
    expectFigure(findings, what, figure, counted);
  const total = (pick: (tally: Tally) => number): number => sum([...tallies.values()].map(pick));
  const questions = total((tally) => tally.questions);
  const paid = total((tally) => tally.paid);
  const manualCount = sum([...manuals.values()]);

  expect('sum of queriesUsed', sum(chatbots.map((bot) => bot.queriesUsed)), paid);

  const { data: usage } = await api.call(companyRoutes.usageInfo, { params: { id: companyId } }, token);
  expect('usage-info queries_used', usage.queries_used, paid);
  expect('usage-info products_used', usage.products_used, products.length);
  expect('usage-info manuals_used', usage.manuals_used, manualCount);

  const { data: feedback } = await api.call(analyticsRoutes.feedbackInfo, {}, token);
  expect('feedback-info questions', feedback.answered + feedback.not_answered, questions);
  const answered = total((tally) => tally.answered);
  expect('feedback-info answered', feedback.answered, answered);
  const works = total((tally) => tally.works);
  expect('feedback-info works', feedback.works, works);
  const doesNotWork = total((tally) => tally.doesNotWork);
  expect('feedback-info does_not_work', feedback.does_not_work, doesNotWork);

  const { data: summary } = await api.call(companyRoutes.summary, {}, token);
  expect('summary products', summary.products, products.length);
  expect('summary manuals', summary.manuals, manualCount);
  expect('summary chatbots', summary.chatbots, chatbots.length);
  expect('summary interactions', summary.interactions, questions);

  const { data: perProduct } = await api.call(analyticsRoutes.productMessagesInfo, {}, token);
  for (const row of perProduct) {
    const links = chatbots.filter((bot) => bot.product._id === row._id);
    const asked = sum(links.map((bot) => tallies.get(bot.uniqueId)?.questions ?? 0));
    expect(`questions of product ${row._id}`, row.totalCount, asked);
  }
  for (const { _id, chatbotCount } of products) {
    const links = chatbots.filter((bot) => bot.product._id === _id);
    expect(`chatbotCount of product ${_id}`, chatbotCount, links.length);
  }
}

const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0);
