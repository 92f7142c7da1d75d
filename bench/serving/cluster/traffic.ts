/** Vendors and customers who call at a steady pace whether or not their last reply has come, as browsers do. */
import { setTimeout as sleep } from 'node:timers/promises';
import { v4 as uuid } from 'uuid';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type ClusterScene, type SceneLink, VENDOR } from '../../../server/testing/cluster/cluster-scene.ts';
import { signQuestion } from '../../robustness/holding/sign-question.ts';

export type Kind = 'sign in' | 'ask' | 'upload' | 'poll' | 'open chat' | 'figures';

/** Calls a second of each kind. */
export const PACE: Record<Kind, number> = {
  'sign in': 1,
  ask: 12,
  upload: 0.25,
  poll: 4,
  'open chat': 4,
  figures: 1,
};

/** What came of one call. */
export type Outcome = {
  kind: Kind;
  /** Phase in which it was due. */
  phase: string;
  /** From the moment it was due to the whole reply of its last try. */
  ms: number;
  /** Of the first try; 0 where no reply came. */
  firstStatus: number;
  /** Of the last try. */
  status: number;
};

export type Traffic = {
  outcomes: Outcome[];
  /** Names the time from now on. */
  begin(phase: string): void;
  /** What was acknowledged. */
  done: { asked: number; uploaded: string[] };
  /** Resolves when every reply has come. */
  stop(): Promise<void>;
};

const QUESTIONS = [
  'What does E-14 mean?',
  'How do I clean the strainer?',
  'How high is the pump?',
  'How much does it weigh?',
];
/** A browser sends a question again whose reply was lost, under the same key; it may, too, open and poll again. */
const TRIES = 4;
const AGAIN_AFTER_MS = 300;
const AGAIN = new Set([0, 502, 503]);
/** A second upload would be a second product: nobody sends it again unasked. */
const SENT_ONCE: ReadonlySet<Kind> = new Set(['upload']);

/** Starts it at so many times its pace; `links` are asked in turn. */
export function startTraffic(scene: ClusterScene, links: readonly SceneLink[], pace: number): Traffic {
  const outcomes: Outcome[] = [];
  const done: Traffic['done'] = { asked: 0, uploaded: [] };
  const calls = callsOf(scene, links, done);
  let phase = '';
  let isOver = false;

  async function callOnce(kind: Kind, n: number): Promise<void> {
    const due = performance.now();
    const begun = phase;
    const send = calls[kind](n);
    let firstStatus: number | undefined;
    let status = 0;
    for (let tries = 0; tries < (SENT_ONCE.has(kind) ? 1 : TRIES); tries += 1) {
      status = await send().catch(() => 0);
      firstStatus ??= status;
      if (!AGAIN.has(status)) break;
      await sleep(AGAIN_AFTER_MS);
    }
    outcomes.push({ kind, phase: begun, ms: performance.now() - due, firstStatus: firstStatus ?? 0, status });
  }

  async function keepPace(kind: Kind): Promise<void> {
    const underWay = new Set<Promise<void>>();
    const since = performance.now();
    for (let n = 0; !isOver; n += 1) {
      await sleep(Math.max(0, since + (n * 1000) / (pace * PACE[kind]) - performance.now()));
      if (isOver) break;
      const call = callOnce(kind, n).finally(() => underWay.delete(call));
      underWay.add(call);
    }
    await Promise.all(underWay);
  }

  const running = (Object.keys(PACE) as Kind[]).map(keepPace);
  return {
    outcomes,
    done,
    begin: (name) => {
      phase = name;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

/** For each kind what makes the n-th call; what it gives may be sent several times and resolves to the status. */
function callsOf(
  scene: ClusterScene,
  links: readonly SceneLink[],
  done: Traffic['done'],
): Record<Kind, (n: number) => () => Promise<number>> {
  const { token } = scene.vendor;
  const linkOf = (n: number): SceneLink => links[n % links.length] as SceneLink;
  const statusOf = async (reply: Promise<{ status: number }>): Promise<number> => (await reply).status;
  const today = new Date().toISOString().slice(0, 10);
  return {
    'sign in': () => () => {
      const { email, password } = VENDOR;
      return statusOf(scene.call(authRoutes.login, { body: { email, password } }));
    },
    ask: (n) => {
      const key = uuid();
      // The same words asked again would take no query.
      const question = signQuestion(QUESTIONS[n % QUESTIONS.length] ?? '', n);
      return async () => {
        const { status } = await scene.ask(linkOf(n), question, key);
        if (status === 200) done.asked += 1;
        return status;
      };
    },
    upload: (n) => async () => {
      done.uploaded.push(await scene.upload(`Pump ${n}`));
      return 201;
    },
    poll: () => () =>
      scene.progressOf(done.uploaded.at(-1) ?? linkOf(0).productId).then(
        () => 200,
        (error: Error) => Number(/answered (\d+)/.exec(error.message)?.[1] ?? 0),
      ),
    'open chat': (n) => () =>
      statusOf(scene.call(chatRoutes.currentBot, { body: { uniqueId: linkOf(n).uniqueId } })),
    figures: () => () =>
      statusOf(scene.call(analyticsRoutes.overview, { token, query: { from: today, to: today } })),
  };
}
