/**
 * What meaning costs: `npm run bench -- meaning [FILE]`. Time for the vectors of a manual by each model, and of a question with
 * everything on 500 and 10,000 passages: as a customer waits for it, and how long the main thread is held. Passages beyond the
 * manual's own are copies of them with copies of their vectors; questions are those about the sample manual.
 */
import { performance } from 'node:perf_hooks';
import { ask } from '../../engine/ask/ask.ts';
import { encodeAsked } from '../../engine/ask/find/question-meaning.ts';
import { buildIndex } from '../../engine/index/build-index.ts';
import type { ManualSource } from '../../engine/index/manual-index.ts';
import { measureBackgrounds } from '../../engine/meaning/background.ts';
import type { Encoder } from '../../engine/meaning/encoder.ts';
import { createMeaningIndex, type MeaningIndex } from '../../engine/meaning/meaning-index.ts';
import { MODEL_NAMES, type ModelName } from '../../engine/meaning/models.ts';
import type { PassageVectors } from '../../engine/meaning/vectors.ts';
import { printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { encoder } from '../lib/manuals/open-index.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';
import { growManual } from './cost/grow-manual.ts';

const SIZES = [500, 10_000];
const WARM_UP = 20;
/** By what a manual's time is told for 100 pages. */
const PAGES = 100;

export async function run([file = 'sample/manual.pdf']: string[]): Promise<void> {
  const manual = await readCachedManual(file);
  const pages = Math.max(1, ...manual.passages.map(({ pageEnd, page }) => pageEnd ?? page ?? 0));
  const result: Record<string, unknown> = { bench: 'meaning', file, pages, passages: manual.passages.length };
  const vectors = new Map<ModelName, PassageVectors[]>();
  for (const model of MODEL_NAMES) {
    await encoder.encodeQuestions(model, ['How do I begin?']);
    const start = performance.now();
    vectors.set(model, await encodeAll(encoder, model, manual));
    const seconds = (performance.now() - start) / 1000;
    result[model] = { seconds: round(seconds), for100Pages: round((seconds * PAGES) / pages) };
  }
  const rows: string[][] = [];
  for (const size of SIZES) {
    const { waits, held } = await measure(manual, size, vectors.get('english') ?? []);
    rows.push([
      String(size),
      ...[at(waits, 0.5), at(waits, 0.95), at(held, 0.5), at(held, 0.95), at(held, 1)].map((ms) =>
        ms.toFixed(1),
      ),
    ]);
    result[size] = {
      p50: round(at(waits, 0.5)),
      p95: round(at(waits, 0.95)),
      heldP95: round(at(held, 0.95)),
      heldMost: round(at(held, 1)),
    };
  }
  printTable(['passages', 'wait p50 ms', 'p95', 'main thread held p50', 'p95', 'most'], rows);
  console.log(JSON.stringify(result));
  await encoder.close();
}

async function encodeAll(
  by: Encoder,
  model: ModelName,
  { passages }: ManualSource,
): Promise<PassageVectors[]> {
  const all: PassageVectors[] = [];
  for (const passage of passages) {
    const made = await by.encodePassage(model, passage);
    if (made === null) throw new Error('The encoder gives nothing.');
    all.push(made);
  }
  return all;
}

async function measure(manual: ManualSource, size: number, vectors: readonly PassageVectors[]) {
  const grown = growManual([manual], size);
  const index = await buildIndex([grown]);
  const held: MeaningIndex | null = createMeaningIndex(
    index,
    grown.passages.flatMap(({ ordinal }, i) => {
      const own = vectors[i % vectors.length];
      return own === undefined
        ? []
        : [{ manualId: grown.manualId, ordinal, model: 'english' as const, vectors: own }];
    }),
  );
  if (held === null) throw new Error('There are no vectors.');
  for await (const _ of measureBackgrounds(encoder, held));
  const questions = loadPageQuestions('bench/sets/sample').questions.map(({ question }) => question);
  const waits: number[] = [];
  const sync: number[] = [];
  for (const [i, question] of [...questions.slice(0, WARM_UP), ...questions, ...questions].entries()) {
    const start = performance.now();
    const meaning = await encodeAsked({ encoder, held }, index, question, []);
    const begun = performance.now();
    ask(index, question, [], meaning);
    const end = performance.now();
    if (i < WARM_UP) continue;
    waits.push(end - start);
    sync.push(end - begun);
  }
  return { waits, held: sync };
}

function at(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}
