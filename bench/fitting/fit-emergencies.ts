/**
 * Fits what tells messages about emergencies by their vectors and writes engine/ask/compose/emergency/message-model.ts:
 * `npm run bench -- fit-emergencies [FILES of questions.jsonl] [--dry]`. Messages and look-alikes are in bench/sets/emergencies; our
 * own sets, and the files given, are questions that are none. Prints what is found, and what is taken for an emergency and is
 * none, of messages that were left out of the fit.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EMERGENCY_KINDS, type EmergencyKind } from '../../engine/ask/compose/emergency/kinds.ts';
import { kindsInWords } from '../../engine/ask/compose/emergency/said-in-words.ts';
import { MODELS, type ModelName, WIDTH } from '../../engine/meaning/models.ts';
import { quantise } from '../../engine/meaning/vectors.ts';
import { fitVectors, type LinearModel, logOdds, type VectorRow } from '../lib/figures/ridge-logistic.ts';
import { percent, printTable } from '../lib/figures/table.ts';
import { encoder } from '../lib/manuals/open-index.ts';
import {
  loadEmergencyMessages,
  loadLookAlikes,
  loadOtherQuestions,
} from '../lib/questions/emergency-sets.ts';

const FOLDS = 5;
const RIDGE = 1e-5;
/** An emergency that is missed costs more than a question that is taken for one. */
const WEIGHT = 5;
/** So are look-alikes, which are few beside all real questions, more so in most languages. */
const LOOK_ALIKE_WEIGHT = 3;
/** Log-odds that are tried; what each gives is printed. */
const THRESHOLDS = [2, 2.5, 3, 3.5, 4];
/** The one that is written: there less than one of a thousand real questions is taken for an emergency by its vectors. */
const THRESHOLD = 3;

type Message = { text: string; language: string; kind: EmergencyKind | null; isReal: boolean };
type Encoded = Message & { vectors: Partial<Record<ModelName, Float32Array>> };

export async function run(args: string[]): Promise<void> {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const messages = await encodeAll(collectMessages(files));
  const scores = crossValidate(messages);
  for (const threshold of THRESHOLDS) report(messages, scores, threshold);
  if (!args.includes('--dry')) write(fitVectors(toRows(messages), RIDGE), kindMeans(messages));
  await encoder.close();
}

/** Real questions that tell of an emergency in plain words are neither. */
function collectMessages(files: readonly string[]): Message[] {
  const real = loadOtherQuestions(files).filter(({ text }) => kindsInWords(text).length === 0);
  return [
    ...loadEmergencyMessages().map((message) => ({ ...message, isReal: false })),
    ...loadLookAlikes().map((message) => ({ ...message, kind: null, isReal: false })),
    ...real.map((message) => ({ ...message, kind: null, isReal: true })),
  ];
}

async function encodeAll(messages: readonly Message[]): Promise<Encoded[]> {
  const encoded: Encoded[] = [];
  for (const message of messages) {
    const vectors: Encoded['vectors'] = {};
    for (const model of message.language === 'en'
      ? (['english', 'multilingual'] as const)
      : (['multilingual'] as const)) {
      const [vector] = (await encoder.encodeQuestions(model, [message.text])) ?? [];
      if (vector !== undefined) vectors[model] = vector;
    }
    encoded.push({ ...message, vectors });
  }
  return encoded;
}

const toRows = (messages: readonly Encoded[]): VectorRow[] =>
  messages.flatMap(({ kind, isReal, vectors }) =>
    Object.values(vectors).map((vector) => ({
      vector,
      label: kind === null ? (0 as const) : (1 as const),
      weight: weightOf(kind === null, isReal),
    })),
  );

const weightOf = (isOther: boolean, isReal: boolean): number => {
  if (!isOther) return WEIGHT;
  return isReal ? 1 : LOOK_ALIKE_WEIGHT;
};

/** Log-odds of each message by a model that was fitted without it. */
function crossValidate(messages: readonly Encoded[]): number[] {
  const scores = messages.map(() => 0);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = fitVectors(toRows(messages.filter((_, i) => i % FOLDS !== fold)), RIDGE);
    messages.forEach(({ vectors: { english, multilingual } }, i) => {
      const vector = english ?? multilingual;
      if (i % FOLDS === fold && vector !== undefined) scores[i] = logOdds(model, vector);
    });
  }
  return scores;
}

function report(messages: readonly Message[], scores: readonly number[], threshold: number): void {
  console.log(`\nfrom log-odds of ${threshold}`);
  const rows = messages.map((message, i) => ({
    ...message,
    byVectors: (scores[i] ?? 0) > threshold,
    byWords: kindsInWords(message.text).length > 0,
  }));
  const groups = {
    emergencies: rows.filter(({ kind }) => kind !== null),
    'look-alikes': rows.filter(({ kind, isReal }) => kind === null && !isReal),
    'real questions': rows.filter(({ isReal }) => isReal),
  };
  printTable(
    ['messages', 'n', 'by vectors %', 'by words %', 'by either %'],
    Object.entries(groups).map(([name, group]) => {
      const share = (is: (row: (typeof rows)[number]) => boolean) =>
        percent(group.filter(is).length / Math.max(1, group.length));
      return [
        name,
        String(group.length),
        share(({ byVectors }) => byVectors),
        share(({ byWords }) => byWords),
        share(({ byVectors, byWords }) => byVectors || byWords),
      ];
    }),
  );
  if (threshold !== THRESHOLD) return;
  for (const { text } of groups['real questions'].filter(({ byVectors }) => byVectors))
    console.log(`taken for an emergency: ${text}`);
  for (const { text } of groups['look-alikes'].filter(({ byVectors, byWords }) => byVectors || byWords))
    console.log(`look-alike taken for an emergency: ${text}`);
  console.log(JSON.stringify({ bench: 'fit-emergencies', threshold }));
}

const kindMeans = (messages: readonly Encoded[]): Float64Array[] =>
  EMERGENCY_KINDS.map((kind) => {
    const mean = new Float64Array(WIDTH);
    for (const { kind: own, vectors } of messages) {
      if (own !== kind) continue;
      for (const vector of Object.values(vectors))
        for (let i = 0; i < WIDTH; i += 1) mean[i] = (mean[i] as number) + (vector[i] as number);
    }
    return mean;
  });

function write({ weights, bias }: LinearModel, means: readonly Float64Array[]): void {
  const bytes = new Int8Array(WIDTH * (1 + means.length));
  for (const [i, vector] of [weights, ...means].entries()) quantise(vector, bytes, i * WIDTH);
  const scale = Math.max(...weights.map(Math.abs)) / 127;
  const round = (value: number): number => Math.round(value * 1e4) / 1e4;
  const text = `/** Written by \`npm run bench -- fit-emergencies\`: what the vectors of messages about emergencies have in common. */
import type { ModelName } from '../../../meaning/models.ts';

/** Ids of the models whose vectors it was fitted on. */
export const FITTED_ON: Readonly<Record<ModelName, string>> = {
  english: '${MODELS.english.id}',
  multilingual: '${MODELS.multilingual.id}',
};
/** Log-odds from which a message is taken for one about an emergency. */
export const THRESHOLD = ${THRESHOLD};
export const BIAS = ${round(bias)};
/** What a weight's byte is worth. */
export const SCALE = ${Number(scale.toPrecision(5))};
/** Weights of a vector's numbers in bytes, then the mean vector of each kind, in the order of EMERGENCY_KINDS. Base64. */
export const VECTORS =
  '${Buffer.from(bytes.buffer).toString('base64')}';
`;
  writeFileSync(
    fileURLToPath(new URL('../../engine/ask/compose/emergency/message-model.ts', import.meta.url)),
    text,
  );
}
