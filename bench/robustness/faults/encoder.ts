import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { manualRoutes } from '../../../contracts/manuals/manuals.ts';

import { defaultModelDir, FILES, MANIFEST } from '../../../engine/meaning/model-files.ts';
import { listPrograms } from '../../lib/running/descendants.ts';
import type { Link } from '../holding/journal.ts';
import { askQuestion, createLink, uploadManual, type WriteContext } from '../holding/writes.ts';
import type { Fault } from './fault.ts';
import type { Scene } from './scene.ts';

const program = 'engine/meaning/encoder-child';
const askedAtOnce = 4;
const askedInTurn = 3;
const allowedMs = 10_000;
const waitForEncoderMs = 30_000;
const pollMs = 20;
/** The short manual answers it, in its own words and in others. */
const answerable = 'Which pump has the valve with the number 3?';

type Mode = { name: string } & (
  | { /** To the files, before the program starts. */ spoil: (folder: string) => Promise<void> }
  | { /** To the process that encodes, while questions are asked. */ harm: (pid: number) => Promise<void> }
);

const signal = (name: NodeJS.Signals) => async (pid: number) => void process.kill(pid, name);

const MODES: readonly Mode[] = [
  { name: 'killed', harm: signal('SIGKILL') },
  { name: 'hung', harm: signal('SIGSTOP') },
  {
    name: 'without memory',
    harm: async (pid) =>
      void (await promisify(execFile)('prlimit', ['--pid', String(pid), '--data=1000000'])),
  },
  { name: 'missing', spoil: (folder) => rm(join(folder, 'english/model.onnx')) },
  { name: 'cut off', spoil: (folder) => truncate(join(folder, 'english/model.onnx'), 1_000_000) },
  {
    name: 'damaged',
    spoil: async (folder) => {
      const path = join(folder, 'english/model.onnx');
      const weights = await readFile(path);
      await writeFile(path, weights.fill(0, weights.length / 2));
    },
  },
  {
    name: 'of another model',
    spoil: async (folder) => {
      const path = join(folder, MANIFEST);
      const manifest = JSON.parse(await readFile(path, 'utf8'));
      await writeFile(path, JSON.stringify({ ...manifest, english: { ...manifest.english, id: 'other' } }));
    },
  },
];

/** The process that encodes is killed, hangs or has no memory, or its weights are no good: every question is answered. */
export const encoder: Fault = {
  name: 'encoder',
  about:
    'the encoder is killed, hangs, has no memory, or its weights are missing, damaged or of another model',
  database: 'embedded',
  mayRefuse: false,
  begin: async () => {
    const modelDir = await mkdtemp(join(tmpdir(), 'manualist-models-'));
    const first = Math.floor(Math.random() * MODES.length);
    let slowestMs = 0;
    let lateAnswers = 0;

    async function ask(context: WriteContext, link: Link): Promise<void> {
      const from = performance.now();
      await askQuestion(context, link, answerable);
      const ms = performance.now() - from;
      slowestMs = Math.max(slowestMs, ms);
      if (ms > allowedMs) lateAnswers += 1;
    }

    return {
      env: { MODEL_DIR: modelDir, MEANING: 'on' },
      round: async (scene, number) => {
        const mode = MODES[(first + number) % MODES.length] as Mode;
        // An encoder that failed rests; a new program tries at once.
        await scene.stop();
        await layOutModels(modelDir);
        if ('spoil' in mode) await mode.spoil(modelDir);
        await scene.start();
        const context = { ...scene, api: scene.api() };
        // A manual that is new is encoded, and so are the questions to it.
        const productId = await uploadManual(context, scene.kinds[0] ?? 'small');
        const isHarmed = 'harm' in mode;
        await isSoon(() => isRead(context, productId, isHarmed));
        const link = await createLink(context, productId);
        await ask(context, link);
        if ('harm' in mode) {
          const pid = await findEncoder(scene);
          // An encoder that never ran can't fail: such a round would show nothing.
          if (pid === null) scene.findings.counterErrors.push(`"${mode.name}": there was no encoder`);
          else await mode.harm(pid);
        }
        await Promise.all(Array.from({ length: askedAtOnce }, () => ask(context, link)));
        for (let i = 0; i < askedInTurn; i += 1) await ask(context, link);
        if ('spoil' in mode && !(await isSoon(() => isSaidToFail(scene))))
          scene.findings.counterErrors.push(`"${mode.name}": no administrator is told`);
      },
      figures: () => ({ slowestMs: Math.round(slowestMs), lateAnswers }),
      end: () => rm(modelDir, { recursive: true }),
    };
  },
};

/** The English model alone, as it ships. */
async function layOutModels(folder: string): Promise<void> {
  await mkdir(join(folder, 'english'), { recursive: true });
  for (const file of [MANIFEST, ...FILES.map((name) => `english/${name}`)])
    await copyFile(join(defaultModelDir(), file), join(folder, file));
}

/** Whether a manual is read, and, if `isLearnt`, its passages have their vectors. */
async function isRead(
  { api, company }: WriteContext,
  productId: string,
  isLearnt: boolean,
): Promise<boolean> {
  const { data } = await api.call(manualRoutes.progress, { params: { productId } }, company.token);
  return data.every(({ status, learning }) => status === 'ready' && (learning === null || !isLearnt));
}

async function isSoon(is: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + waitForEncoderMs;
  while (performance.now() < deadline) {
    if (await is()) return true;
    await sleep(pollMs * 10);
  }
  return false;
}

async function findEncoder(scene: Scene): Promise<number | null> {
  const server = scene.server()?.process.pid;
  const deadline = performance.now() + waitForEncoderMs;
  while (server !== undefined && performance.now() < deadline) {
    const [found] = listPrograms(server, program);
    if (found !== undefined) return found.pid;
    await sleep(pollMs);
  }
  return null;
}

async function isSaidToFail(scene: Scene): Promise<boolean> {
  const { data } = await scene.api().call(overviewRoutes.overview, {}, await scene.administrator());
  return data.understanding.state === 'failing';
}
