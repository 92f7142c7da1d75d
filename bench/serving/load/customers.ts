/** Customers who ask at a steady pace, whether or not their last answer has come: what queues up is seen as it is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { demoConversations } from '../../../sample/demo-conversations.ts';
import type { DemoLink } from '../../lib/running/demo-link.ts';

/** What came of one question. */
export type Outcome = {
  /** From the moment it was due to the whole reply. */
  ms: number;
  /** 0 where no reply came. */
  status: number;
  hasRetryAfter: boolean;
};

export type Crowd = {
  /** Origin without a trailing slash. */
  url: string;
  /** One for each customer; each asks from an address of its own. */
  links: readonly DemoLink[];
  questions: readonly string[];
  /** Between two questions of one customer, ms. */
  everyMs: number;
};

/** What the demo's customers ask about its first product, that of the sample's manual. */
export const demoQuestions = (): string[] =>
  demoConversations
    .filter(({ product }) => product === 0)
    .flatMap(({ turns }) => turns.map(({ question }) => question));

/** @returns what tells whether so much time has passed since */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}

/**
 * Lets all of them ask until `isOver` says so, their questions spread evenly over the time.
 * @returns once every reply has come
 */
export async function askUntil(
  { url, links, questions, everyMs }: Crowd,
  isOver: () => boolean,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const underWay: Promise<void>[] = [];
  const since = performance.now();
  for (let asked = 0; !isOver(); asked += 1) {
    const due = since + (asked * everyMs) / links.length;
    await sleep(Math.max(0, due - performance.now()));
    const customer = asked % links.length;
    const link = links[customer];
    const question = questions[(asked + Math.floor(asked / links.length)) % questions.length];
    const call = ask(`${url}${chatRoutes.askBot.path}`, { ...link, question }, addressOf(customer));
    underWay.push(call.then((reply) => void outcomes.push({ ...reply, ms: performance.now() - due })));
  }
  await Promise.all(underWay);
  return outcomes;
}

/** How many were answered, turned away and failed, and how long answers took. */
export function countOutcomes(outcomes: readonly Outcome[]) {
  const answered = outcomes.filter(({ status }) => status === 200);
  const turnedAway = outcomes.filter(({ status }) => status === 429 || status === 503);
  const ms = answered.map((outcome) => outcome.ms).sort((a, b) => a - b);
  return {
    asked: outcomes.length,
    answered: answered.length,
    turnedAway: turnedAway.length,
    withRetryAfter: turnedAway.filter(({ hasRetryAfter }) => hasRetryAfter).length,
    failed: outcomes.length - answered.length - turnedAway.length,
    /** Within how many ms such a share (0-1) of the answers came. */
    msAt: (share: number): number => Math.round(ms[Math.floor(share * (ms.length - 1))] ?? 0),
  };
}

const addressOf = (customer: number): string =>
  `198.51.${100 + Math.floor(customer / 250)}.${1 + (customer % 250)}`;

async function ask(url: string, body: object, address: string): Promise<Omit<Outcome, 'ms'>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return { status: response.status, hasRetryAfter: response.headers.has('retry-after') };
  } catch {
    return { status: 0, hasRetryAfter: false };
  }
}
