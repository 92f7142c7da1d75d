/** Questions of the last two weeks and what was said of their answers, for tests of the figures about them. */
import { expect } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Route } from '../../contracts/route.ts';
import { dayOf, daysBefore } from '../time.ts';
import { createApprovedCompany } from './accounts.ts';
import { createLink, createReadyProduct, type TestLink } from './products.ts';
import type { TestApp } from './test-app.ts';

const KNOWN = 'What does E-14 mean?';
export const STRAINER = 'How do I clean the strainer?';
const DOUBTFUL = 'How high may the water column above the pump be?';
const UNKNOWN = 'Who won the 1954 world cup?';

/** Day, hour (UTC), question, what was said of its answer: by days before today. The hours are the edges of a day. */
export const LOG: readonly (readonly [number, string, string, boolean?])[] = [
  [0, '00:00:00.000', KNOWN, true],
  [0, '00:00:00.001', UNKNOWN],
  [1, '23:59:59.999', KNOWN, false],
  [2, '12:00:00.000', DOUBTFUL, false],
  [2, '12:00:01.000', STRAINER, false],
  [6, '00:00:00.000', STRAINER, true],
  [6, '10:00:00.000', KNOWN, false],
  [7, '23:59:59.999', DOUBTFUL],
  [9, '08:00:00.000', KNOWN],
  [13, '00:00:00.000', UNKNOWN],
  [14, '23:59:59.999', KNOWN, false],
];

const now = new Date();
/** The day so many days before today. */
export const dayAgo = (days: number): string => dayOf(daysBefore(now, days));
export const WEEK = { from: dayAgo(6), to: dayAgo(0) };

/** Asks through the link what the log holds, on its days, and says of the answers what was said. */
export async function replay(
  { services, call }: TestApp,
  link: TestLink,
  entries: typeof LOG,
): Promise<void> {
  const { asks, conversations } = services;
  for (const [days, hour, question, works] of entries) {
    const sent = { question, requestKey: undefined };
    const { answer } = await asks.ask(link, sent, { replayedAt: new Date(`${dayAgo(days)}T${hour}Z`) });
    if (works !== undefined) await conversations.giveFeedback(link.uniqueId, answer._id, works);
    if (works === false) {
      const { body } = await call(chatRoutes.nextRemedy, {
        body: { uniqueId: link.uniqueId, messageId: answer._id },
      });
      const { remedy } = body.data as { remedy: { _id: string } | null };
      if (remedy) await conversations.giveFeedback(link.uniqueId, remedy._id, true);
    }
  }
}

export type FiguresScene = Awaited<ReturnType<typeof setFiguresScene>>;

/** A vendor with two products that were asked about, one of them little, and another company with questions of its own. */
export async function setFiguresScene(app: TestApp) {
  const vendor = await createApprovedCompany(app);
  const other = await createApprovedCompany(app);
  const productId = await createReadyProduct(app, vendor);
  const quietId = await createReadyProduct(app, vendor, 'A quiet pump');
  await replay(app, await createLink(app, vendor, productId), LOG);
  await replay(app, await createLink(app, vendor, quietId, 'eli@example.com'), LOG.slice(4, 6));
  const foreign = await createReadyProduct(app, other);
  await replay(app, await createLink(app, other, foreign), LOG.slice(0, 1));
  return {
    vendor,
    other,
    productId,
    quietId,

    /** What the vendor is shown; `T` is the data of the reply. */
    get: async <T>(route: Route, query = {}, params = {}) => {
      const { status, body, text } = await app.call(route, { token: vendor.token, query, params });
      expect(status, text).toBe(200);
      return { data: body.data as T, total: body.total };
    },
  };
}
