/** Logs of questions with the topics that a person sees in them, and ways to group them. */
import { fileURLToPath } from 'node:url';
import { termsOf } from '../../../engine/index/analysis.ts';
import { languageOf } from '../../../engine/index/language.ts';
import { findTopics } from '../../../engine/topics/find-topics.ts';
import { meaningsOf } from '../../../engine/topics/meanings-of.ts';
import { type PairScore, scorePairs } from '../figures/pairwise.ts';
import { encoder } from '../manuals/open-index.ts';
import { readJsonLines } from './json-lines.ts';

/** Questions of one topic; without one, each is about something else. */
type TopicRow = { topic: string | null; questions: string[] };
/**
 * `name` is its file in the folder of logs; `split`: read while the method was made, only counted, by other authors, or by
 * another author after the lists and settings were made.
 */
export type TopicLog = { name: string; split: 'dev' | 'held' | 'others' | 'later'; device: string };

/** All logs of `bench/sets/topics`. */
export const TOPIC_LOGS: readonly TopicLog[] = [
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
/** A label for each question; what shares one is grouped. */
export type Grouping = (questions: readonly string[], device: string) => unknown[] | Promise<unknown[]>;

/** Ours and the simplest others, by name. */
export const GROUPINGS: readonly [string, Grouping][] = [
  ['Manualist', byTopics],
  ['same stems', (questions) => questions.map((question) => stemsOf(question).sort().join(' '))],
  ['same first word', (questions) => questions.map((question) => stemsOf(question)[0] ?? question)],
  ['same rarest shared word', byRarestShared],
];

/** How well a way to group agrees with a log's true topics. */
export async function scoreLog(log: TopicLog, group: Grouping): Promise<PairScore & { questions: number }> {
  const { questions, truth } = readLog(log);
  return { ...scorePairs(truth, await group(questions, log.device)), questions: questions.length };
}

function readLog({ name }: TopicLog): { questions: string[]; truth: string[] } {
  const file = fileURLToPath(new URL(`../../sets/topics/${name}.jsonl`, import.meta.url));
  const asked = readJsonLines<TopicRow>(file).flatMap(({ topic, questions }) =>
    questions.map((question) => ({ question, topic: topic ?? `alone: ${question}` })),
  );
  return { questions: asked.map(({ question }) => question), truth: asked.map(({ topic }) => topic) };
}

async function byTopics(questions: readonly string[], device: string): Promise<unknown[]> {
  const labels: unknown[] = questions.map((_, i) => `alone ${i}`);
  for (const topic of await findTopics(questions, [device], await meaningsOf(encoder, questions)))
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
