/** What is answered while the database, or the bucket, is gone, and how soon all is well again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import type { ClusterScene, SceneLink } from '../../../server/testing/cluster/cluster-scene.ts';
import { signQuestion } from '../../robustness/holding/sign-question.ts';

const EVERY_MS = 200;
const AGAIN_AFTER_MS = 100;
/** Each web process has to answer so many questions in a row before all is well. */
const IN_A_ROW = 3;
const BACK_TIMEOUT_MS = 60_000;
/** Far above the numbers of the questions that the traffic has signed. */
const FIRST_NUMBER = 100_000;

/** Something that can be taken away from all processes at once. */
export type Support = {
  name: string;
  /** Whether questions have to be answered without it. */
  mayRefuse: boolean;
  stop(): Promise<void>;
  start(): Promise<void>;
};

export type Outage = {
  name: string;
  asked: number;
  /** Answered while it was gone. */
  answered: number;
  /** Told to ask again in a moment: 503 with `Retry-After`. */
  putOff: number;
  /** Whatever else happened. */
  wrong: number;
  slowestMs: number;
  /** From the moment it was there again until each web process had answered several questions in a row. */
  backMs: number;
  /** Answered at last, those included that showed that all was well again. */
  acknowledged: number;
};

/**
 * Takes it away for so long while customers ask each web process in turn, without the proxy between, which has an answer of its own.
 * Whoever was put off asks again afterwards, under the same key.
 * @throws where all is not well within a minute
 */
export async function sufferOutage(
  scene: ClusterScene,
  links: readonly SceneLink[],
  support: Support,
  forMs: number,
): Promise<Outage> {
  const origins = scene.origins();
  const asking = createCustomers(scene, links);
  await support.stop();
  const underWay: Promise<Asked>[] = [];
  const since = performance.now();
  for (let n = 0; n * EVERY_MS < forMs; n += 1) {
    await sleep(Math.max(0, since + n * EVERY_MS - performance.now()));
    underWay.push(asking.ask(origins[n % origins.length] ?? ''));
  }
  const asked = await Promise.all(underWay);
  await support.start();
  const backMs = await untilAllIsWell(asking, origins);
  const putOff = asked.filter(({ status }) => status !== 200);
  for (const { again } of putOff) await again();
  const isWrong = ({ status, retryAfter }: Asked): boolean =>
    status !== 200 && !(support.mayRefuse && status === 503 && retryAfter);
  return {
    name: support.name,
    asked: asked.length,
    answered: asked.length - putOff.length,
    putOff: asked.filter(({ status, retryAfter }) => status === 503 && retryAfter).length,
    wrong: asked.filter(isWrong).length,
    slowestMs: Math.round(Math.max(...asked.map(({ ms }) => ms))),
    backMs: Math.round(backMs),
    acknowledged: asking.acknowledged(),
  };
}

type Asked = {
  /** 0 where no reply came. */
  status: number;
  retryAfter: boolean;
  ms: number;
  /** Asks the same again. @throws if it is not answered now */
  again(): Promise<void>;
};

let number = FIRST_NUMBER;

function createCustomers(scene: ClusterScene, links: readonly SceneLink[]) {
  let acknowledged = 0;
  const ask = async (origin: string): Promise<Asked> => {
    number += 1;
    const link = links[number % links.length] as SceneLink;
    const question = signQuestion('What does E-14 mean?', number);
    const key = uuid();
    const send = async (): Promise<{ status: number; retryAfter: boolean }> => {
      const reply = await scene.ask(link, question, key, { origin }).catch(() => null);
      if (reply?.status === 200) acknowledged += 1;
      return { status: reply?.status ?? 0, retryAfter: reply?.headers.has('retry-after') ?? false };
    };
    const since = performance.now();
    const first = await send();
    const again = async (): Promise<void> => {
      const { status } = await send();
      if (status !== 200) throw new Error(`A question that was put off is answered with ${status}.`);
    };
    return { ...first, ms: performance.now() - since, again };
  };
  return { ask, acknowledged: () => acknowledged };
}

async function untilAllIsWell(
  { ask }: ReturnType<typeof createCustomers>,
  origins: readonly string[],
): Promise<number> {
  const since = performance.now();
  for (const origin of origins) {
    for (let inARow = 0; inARow < IN_A_ROW; ) {
      const { status, again } = await ask(origin);
      inARow = status === 200 ? inARow + 1 : 0;
      if (status === 200) continue;
      if (performance.now() - since > BACK_TIMEOUT_MS) throw new Error(`${origin} does not come back.`);
      await sleep(AGAIN_AFTER_MS);
      // It counts as one that was never asked unless it is answered at last.
      await again().catch(() => undefined);
    }
  }
  return performance.now() - since;
}
