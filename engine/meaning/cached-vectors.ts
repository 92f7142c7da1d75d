/** Vectors for programs without a database: the command line and the benches. Kept in the system's temporary folder. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ManualIndex, manualOfPassage } from '../index/manual-index.ts';
import { measureBackgrounds } from './background.ts';
import type { Encoder } from './encoder.ts';
import { createMeaningIndex, type MeaningIndex, type StoredVectors } from './meaning-index.ts';
import { MODEL_NAMES, MODELS, type ModelName, modelFor } from './models.ts';
import type { PassageVectors } from './vectors.ts';

const FOLDER = join(tmpdir(), 'manualist-vectors');

/** Vectors of all passages of an index, each by the model of its language, and by `also` too; null where the encoder gives none. */
export async function loadCachedVectors(
  index: ManualIndex,
  encoder: Encoder,
  also: readonly ModelName[] = [],
): Promise<MeaningIndex | null> {
  const stored: StoredVectors[] = [];
  for (const model of MODEL_NAMES) {
    const numbers = [...index.passages.keys()].filter(
      (number) => also.includes(model) || modelFor(index.languageOf[number] ?? 'en') === model,
    );
    const vectors = await vectorsOf(index, encoder, model, numbers);
    for (const [i, made] of vectors.entries()) {
      const number = numbers[i] ?? 0;
      const { manualId } = manualOfPassage(index, number);
      stored.push({ manualId, ordinal: index.passages[number]?.ordinal ?? 0, model, vectors: made });
    }
  }
  const meaning = createMeaningIndex(index, stored);
  if (meaning === null) return null;
  for await (const _ of measureBackgrounds(encoder, meaning));
  return meaning;
}

async function vectorsOf(
  index: ManualIndex,
  encoder: Encoder,
  model: ModelName,
  numbers: readonly number[],
): Promise<PassageVectors[]> {
  const texts = numbers.flatMap((number) => {
    const passage = index.passages[number];
    return passage === undefined
      ? []
      : [{ path: passage.path, heading: passage.heading, text: passage.text }];
  });
  if (texts.length === 0) return [];
  const file = join(FOLDER, `${keyOf(model, texts)}.bin`);
  const known = await read(file);
  if (known !== null) return known;
  const vectors = await encodeAll(encoder, model, texts);
  if (vectors.length > 0) await keep(file, vectors);
  return vectors;
}

type Text = Parameters<Encoder['encodePassage']>[1];

const keyOf = (model: ModelName, texts: readonly Text[]): string =>
  createHash('sha256').update(MODELS[model].id).update(JSON.stringify(texts)).digest('hex').slice(0, 32);

/** Vectors of the passages; none where the encoder fails. */
async function encodeAll(
  encoder: Encoder,
  model: ModelName,
  texts: readonly Text[],
): Promise<PassageVectors[]> {
  const vectors: PassageVectors[] = [];
  for (const text of texts) {
    const made = await encoder.encodePassage(model, text);
    if (made === null) return [];
    vectors.push(made);
  }
  return vectors;
}

/** A file is a length and a number of windows for each passage, then all bytes. */
async function keep(file: string, vectors: readonly PassageVectors[]): Promise<void> {
  const head = Uint32Array.from([
    vectors.length,
    ...vectors.flatMap(({ windows, bytes }) => [windows, bytes.length]),
  ]);
  const parts = [
    Buffer.from(head.buffer),
    ...vectors.map(({ bytes }) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
  ];
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${file}.${process.pid}`, Buffer.concat(parts));
  await rename(`${file}.${process.pid}`, file);
}

async function read(file: string): Promise<PassageVectors[] | null> {
  const content = await readFile(file).catch(() => null);
  if (content === null) return null;
  const count = content.readUInt32LE(0);
  let at = 4 * (1 + 2 * count);
  return Array.from({ length: count }, (_, i) => {
    const [windows, length] = [content.readUInt32LE(4 + 8 * i), content.readUInt32LE(8 + 8 * i)];
    const bytes = new Int8Array(content.subarray(at, at + length));
    at += length;
    return { windows, bytes };
  });
}
