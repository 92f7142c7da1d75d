/** Processor time of reading and of vectors, nothing of it from a cache. */
import { fileURLToPath } from 'node:url';
import type { StructuredManual } from '../../../engine/document/manual.ts';
import { createEncoder } from '../../../engine/meaning/encoder.ts';
import { defaultModelDir } from '../../../engine/meaning/model-files.ts';
import { type ModelName, modelFor } from '../../../engine/meaning/models.ts';
import { collectManual } from '../../../engine/read/collect-manual.ts';
import type { ReadEvent } from '../../../engine/read/read-event.ts';
import { readManual } from '../../../engine/read/read-manual.ts';
import { round } from '../../lib/figures/table.ts';
import { listDescendants } from '../../lib/running/descendants.ts';
import { readCpuMs } from '../../lib/running/process-usage.ts';

/** One whose passages meet the English encoder, one whose meet that of many languages. */
const MANUALS: Readonly<Record<ModelName, string>> = {
  english: 'sample/manual.pdf',
  multilingual: 'bench/sets/other-authors/oven-pt.pdf',
};

/** ms of processor time for 100 pages. */
export type Cost = { read: number; vectors: number };

export async function measureCost(model: ModelName): Promise<Cost> {
  const file = fileURLToPath(new URL(`../../../${MANUALS[model]}`, import.meta.url));
  const { manual, cpuMs, pages } = await readWhole(file);
  if (modelFor(manual.language) !== model) throw new Error(`${file} is not read as a manual for ${model}.`);
  const vectors = await encodeCpuMs(model, manual);
  const per100 = (ms: number) => round((ms * 100) / pages);
  return { read: per100(cpuMs), vectors: per100(vectors) };
}

async function readWhole(file: string): Promise<{ manual: StructuredManual; cpuMs: number; pages: number }> {
  const seen = { pages: 0, cpuMs: 0 };
  const result = await collectManual(watch(readManual(file), seen));
  if (!result.ok || seen.pages === 0) throw new Error(`${file} could not be read.`);
  return { manual: result.manual, ...seen };
}

/** Hands events on, and notes what they tell of the file and of the reading. */
async function* watch(
  events: AsyncIterable<ReadEvent>,
  seen: { pages: number; cpuMs: number },
): AsyncGenerator<ReadEvent> {
  for await (const event of events) {
    if (event.type === 'opened') seen.pages = event.document.pages;
    if (event.type === 'done') seen.cpuMs = event.usage.cpuMs;
    yield event;
  }
}

/** Of the encoder's own process, loading the model left out. */
async function encodeCpuMs(model: ModelName, { passages }: StructuredManual): Promise<number> {
  const others = new Set(listDescendants(process.pid).map(({ pid }) => pid));
  const encoder = createEncoder({ modelDir: defaultModelDir(), questionMs: 600_000 });
  try {
    await encoder.encodeQuestions(model, ['How do I begin?']);
    const [child] = listDescendants(process.pid).filter(({ pid }) => !others.has(pid));
    if (child === undefined) throw new Error('The encoder has no process.');
    const before = await readCpuMs(child.pid);
    for (const passage of passages)
      if ((await encoder.encodePassage(model, passage)) === null)
        throw new Error('The encoder gives nothing.');
    return (await readCpuMs(child.pid)) - before;
  } finally {
    await encoder.close();
  }
}
