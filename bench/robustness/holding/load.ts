/** Vendors and customers at work, all at once, until the server is gone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { RefusedCall } from '../../lib/running/api-client.ts';
import type { Link } from './journal.ts';
import type { SampleKind } from './samples.ts';
import { askQuestion, createLink, giveFeedback, uploadManual, type WriteContext } from './writes.ts';

export type Load = {
  /** Resolves when no call is under way any more; call it after the server was killed. */
  stop(): Promise<void>;
};

const askers = 3;
const pauses = { askMs: 10, linkMs: 200, uploadMs: 250 };
/** A conversation shows its last 400 messages; every one of them is to be looked at. */
const questionsPerLink = 180;
const linksInUse = 8;
/** One product in so many has the long manual, so that reading keeps pace with uploading. */
const longManualEvery = 4;
const shareWithFeedback = 0.4;

/**
 * @param onRefused told of every call that a living server answered with an error
 * @param kinds of manuals that are uploaded
 */
export function startLoad(
  context: WriteContext,
  onRefused: (error: RefusedCall) => void,
  kinds: readonly SampleKind[] = ['sample', 'small'],
): Load {
  const { journal } = context;
  let isOver = false;

  /** Works until the connection breaks, which is how a killed server shows. */
  async function repeat(pauseMs: number, work: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await sleep(Math.random() * 2 * pauseMs);
      try {
        if (!isOver) await work();
      } catch (error) {
        if (error instanceof RefusedCall) onRefused(error);
        else if (isBrokenConnection(error)) return;
        else throw error;
      }
    }
  }

  const ask = async (): Promise<void> => {
    const link = pickOpenLink([...journal.links.values()]);
    if (!link) return;
    const answerId = await askQuestion(context, link);
    if (answerId !== null && Math.random() < shareWithFeedback)
      await giveFeedback(context, link, answerId, Math.random() < 0.5);
  };
  const addLink = async (): Promise<void> => {
    const productId = pick([...journal.products.keys()]);
    if (productId !== undefined) await createLink(context, productId);
  };
  const addProduct = async (): Promise<void> => {
    const isLong = kinds.includes('sample') && journal.products.size % longManualEvery === 0;
    await uploadManual(context, isLong ? 'sample' : 'small');
  };
  const addManual = async (): Promise<void> => {
    const productId = pick([...journal.products.keys()]);
    if (productId !== undefined) await uploadManual(context, 'small', productId);
  };

  const workers = [
    ...Array.from({ length: askers }, () => repeat(pauses.askMs, ask)),
    repeat(pauses.linkMs, addLink),
    repeat(pauses.uploadMs, addProduct),
    repeat(pauses.uploadMs, addManual),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(workers);
    },
  };
}

/** `fetch` and reading a reply's body both fail with a TypeError when the other side is gone. */
const isBrokenConnection = (error: unknown): boolean => error instanceof TypeError;

function pickOpenLink(links: Link[]): Link | undefined {
  const open = links.filter((link) => link.queryLimit !== null && link.questionsSent < questionsPerLink);
  return pick(open.slice(0, linksInUse));
}

const pick = <T>(items: T[]): T | undefined => items[Math.floor(Math.random() * items.length)];
