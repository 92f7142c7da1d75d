/**
 * Whether questions are grouped into the topics that a person sees in them: `npm run bench -- topics`. With the folder of
 * question sets, `npm run bench -- topics DIR`, it lists the ten largest topics of their questions for a person to judge.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findTopics } from '../../engine/topics/find-topics.ts';
import { meaningsOf } from '../../engine/topics/meanings-of.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { encoder } from '../lib/manuals/open-index.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';
import { GROUPINGS, scoreLog, TOPIC_LOGS } from '../lib/questions/topic-logs.ts';

const SHOWN = 10;

/** Prints agreement with the true topics, or the largest topics of the questions below `dir`. */
export async function run([dir]: string[]): Promise<void> {
  if (dir !== undefined) return listLargest(dir);
  const rows: string[][] = [];
  const result: Record<string, unknown> = { bench: 'topics' };
  const sums = new Map<string, { f1: number; logs: number }>();
  for (const log of TOPIC_LOGS) {
    for (const [name, group] of GROUPINGS) {
      const startedAt = performance.now();
      const score = await scoreLog(log, group);
      const ms = performance.now() - startedAt;
      const shares = [score.precision, score.recall, score.f1].map(percent);
      rows.push([`${name} (${log.name}, ${log.split})`, String(score.questions), ...shares, ms.toFixed(0)]);
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

async function listLargest(dir: string): Promise<void> {
  const questions = loadAllQuestions(dir);
  const startedAt = performance.now();
  const topics = await findTopics(questions, [], await meaningsOf(encoder, questions));
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
