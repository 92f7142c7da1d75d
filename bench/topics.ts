/**
 * Whether questions are grouped into the topics that a person sees in them: `npm run bench -- topics`. With the folder of
 * question sets, `npm run bench -- topics DIR`, it lists the ten largest topics of their questions for a person to judge.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { termsOf } from '../engine/index/analysis.ts';
import { languageOf } from '../engine/index/language.ts';
import { findTopics } from '../engine/topics/find-topics.ts';
import { readJsonLines } from './lib/json-lines.ts';
import { scorePairs } from './lib/pairwise.ts';
import { percent, printTable, round } from './lib/table.ts';

/** Questions of one topic; without one, each is about something else. */
type TopicRow = { topic: string | null; questions: string[] };
/**
 * `name` is its file in the folder of logs; `split`: read while the method was made, only counted, by other authors, or by
 * another author after the lists and settings were made.
 */
type Log = { name: string; split: 'dev' | 'held' | 'others' | 'later'; device: string };

const LOGS: readonly Log[] = [
  { name: 'washer', split: 'dev', device: 'Washing machine, washer' },
  { name: 'bike', split: 'dev', device: 'E-bike, bike' },
  { name: 'printer', split: 'dev', device: 'Label printer' },
  { name: 'aircon', split: 'dev', device: 'Air conditioner, aircon, AC' },
  { name: 'headphones', split: 'dev', device: 'Headphones, earbuds' },
  { name: 'fridge', split: 'dev', device: 'Fridge freezer, refrigerator' },
  { name: 'mower', split: 'held', device: 'Robot mower, robotic lawn mower' },
  { name: 'coffee', split: 'held', device: 'Coffee machine, espresso machine' },
  { name: 'other-authors/drone', split: 'others', device: 'Camera drone, drone' },
  { name: 'other-authors/thermostat', split: 'others', device: 'Smart thermostat, heating thermostat' },
  { name: 'other-authors/vacuum', split: 'others', device: 'Robot vacuum, vacuum cleaner, robot' },
  { name: 'other-authors/dishwasher', split: 'others', device: 'Dishwasher' },
  { name: 'other-authors/laser-printer', split: 'others', device: 'Laser printer, printer' },
  { name: 'other-authors/power-station', split: 'others', device: 'Power station' },
  { name: 'other-authors/heat-pump', split: 'others', device: 'Heat pump' },
  { name: 'other-authors/terminal', split: 'others', device: 'Card terminal, card reader' },
  { name: 'other-authors/storage', split: 'others', device: 'Storage server, NAS' },
  { name: 'other-authors/mower', split: 'others', device: 'Robot mower, robotic lawn mower' },
  { name: 'other-authors/espresso', split: 'others', device: 'Espresso machine, coffee machine' },
  { name: 'other-authors/washer-dryer-de', split: 'others', device: 'Waschtrockner' },
  { name: 'other-authors/router', split: 'later', device: 'Wi-Fi router' },
  { name: 'other-authors/oven', split: 'later', device: 'Steam oven' },
  { name: 'other-authors/security', split: 'later', device: 'Outdoor security camera' },
  { name: 'other-authors/telescope', split: 'later', device: 'Telescope' },
];
const SHOWN = 10;

/** A label for each question; what shares one is grouped. */
type Grouping = (questions: readonly string[], device: string) => unknown[] | Promise<unknown[]>;

const GROUPINGS: readonly [string, Grouping][] = [
  ['Manualist', byTopics],
  ['same stems', (questions) => questions.map((question) => stemsOf(question).sort().join(' '))],
  ['same first word', (questions) => questions.map((question) => stemsOf(question)[0] ?? question)],
  ['same rarest shared word', byRarestShared],
];

/** Prints agreement with the true topics, or the largest topics of the questions below `dir`. */
export async function run([dir]: string[]): Promise<void> {
  if (dir !== undefined) return listLargest(dir);
  const rows: string[][] = [];
  const result: Record<string, unknown> = { bench: 'topics' };
  const sums = new Map<string, { f1: number; logs: number }>();
  for (const log of LOGS) {
    const { questions, truth } = readLog(log);
    for (const [name, group] of GROUPINGS) {
      const startedAt = performance.now();
      const score = scorePairs(truth, await group(questions, log.device));
      const ms = performance.now() - startedAt;
      const shares = [score.precision, score.recall, score.f1].map(percent);
      rows.push([`${name} (${log.name}, ${log.split})`, String(questions.length), ...shares, ms.toFixed(0)]);
      result[`${name} ${log.name}`] = round(score.f1);
      const split = `${name} ${log.split}`;
      const { f1, logs } = sums.get(split) ?? { f1: 0, logs: 0 };
      sums.set(split, { f1: f1 + score.f1, logs: logs + 1 });
    }
  }
  for (const [split, { f1, logs }] of sums) result[`mean of ${split}`] = round(f1 / logs);
  printTable(['way', 'questions', 'precision %', 'recall %', 'F1 %', 'ms'], rows);
  console.log(JSON.stringify(result));
}

function readLog({ name }: Log): { questions: string[]; truth: string[] } {
  const file = fileURLToPath(new URL(`./sets/topics/${name}.jsonl`, import.meta.url));
  const asked = readJsonLines<TopicRow>(file).flatMap(({ topic, questions }) =>
    questions.map((question) => ({ question, topic: topic ?? `alone: ${question}` })),
  );
  return { questions: asked.map(({ question }) => question), truth: asked.map(({ topic }) => topic) };
}

async function byTopics(questions: readonly string[], device: string): Promise<unknown[]> {
  const labels: unknown[] = questions.map((_, i) => `alone ${i}`);
  for (const topic of await findTopics(questions, [device]))
    for (const i of topic.questions) labels[i] = topic;
  return labels;
}

const stemsOf = (question: string): string[] => termsOf(question, languageOf('en'));

/** The word that fewest questions have, but more than one. */
function byRarestShared(questions: readonly string[]): unknown[] {
  const counts = new Map<string, number>();
  for (const question of questions)
    for (const stem of new Set(stemsOf(question))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const countOf = (stem: string) => counts.get(stem) ?? 0;
  return questions.map((question, i) => {
    const shared = stemsOf(question).filter((stem) => countOf(stem) > 1);
    return shared.toSorted((a, b) => countOf(a) - countOf(b))[0] ?? `alone ${i}`;
  });
}

async function listLargest(dir: string): Promise<void> {
  const questions = loadAllQuestions(dir);
  const startedAt = performance.now();
  const topics = await findTopics(questions);
  const ms = Math.round(performance.now() - startedAt);
  for (const { name, questions: own } of topics.slice(0, SHOWN)) {
    console.log(`${own.length}  ${name}`);
    for (const i of own.slice(0, SHOWN)) console.log(`      ${questions[i] ?? ''}`);
  }
  const grouped = topics.reduce((sum, topic) => sum + topic.questions.length, 0);
  const counted = { questions: questions.length, topics: topics.length, grouped };
  console.log(JSON.stringify({ bench: 'topics', ...counted, ms }));
}

/** The questions of all sets of a folder, answerable or not. */
function loadAllQuestions(dir: string): string[] {
  return readdirSync(dir)
    .map((name) => join(dir, name, 'questions-dev.jsonl'))
    .filter((file) => existsSync(file))
    .flatMap((file) => readJsonLines<{ question: string }>(file))
    .map(({ question }) => question);
}
