/** Twice the question takes no more than about twice the time, whatever it is made of. */
import { expect, it } from 'vitest';
import { createCorrectionMatcher } from '../../../engine/ask/corrections/match-correction.ts';
import { courtesyOf } from '../../../engine/ask/question/forms/chatter.ts';
import { DESCALING, FILLER } from '../../../engine/ask/testing/kettle.ts';
import { makeManual } from '../../../engine/ask/testing/make-manual.ts';
import { createIndexBuilder } from '../../../engine/index/build-index.ts';
import type { ManualIndex } from '../../../engine/index/manual-index.ts';
import { inquire } from '../../../engine/write/writing-task.ts';
import { hostileKinds, hostileQuestion } from './questions.ts';

const CHARS = 2000;
/** A step of a quadratic loop would take four times as long. */
const MOST = 2.2;
const LEAST_RUNS = 4;
/** Two runs are enough where they take this long: nothing that comes between takes as much. */
const ENOUGH_MS = 200;
/** What looked too fast is measured again after all others: a burst of work beside the tests has passed by then. */
const ROUNDS = 3;
/** What the engine does beside makes single runs slower: the least of many is the work itself. */
const MOST_RUNS = 60;

function indexIn(language: string): ManualIndex {
  const builder = createIndexBuilder();
  builder.addManual(makeManual([...FILLER, ...DESCALING], { language }));
  return builder.build();
}

/** The half is asked twice: it leaves as much garbage as the whole then, and neither is spared its collection. */
function leastGrowth(work: (question: string) => unknown, kind: string): number {
  const half = hostileQuestion(kind, CHARS / 2);
  const whole = hostileQuestion(kind, 2 * half.length);
  let [twoHalves, one] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 1; run <= MOST_RUNS; run += 1) {
    twoHalves = Math.min(
      twoHalves,
      timeOf(() => [work(half), work(half)]),
    );
    one = Math.min(
      one,
      timeOf(() => work(whole)),
    );
    const isMeasured = run >= LEAST_RUNS || (run >= 2 && run * (twoHalves + one) >= ENOUGH_MS * 1000);
    if (isMeasured && one <= (MOST / 2) * twoHalves) break;
  }
  return (2 * one) / twoHalves;
}

/** Processor time, in microseconds: others on the machine take none of it. */
function timeOf(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

it.each(['en', 'de'])('grows with the question and no faster: %s', (language) => {
  const index = indexIn(language);
  const corrections = Array.from({ length: 20 }, (_, i) => ({ question: `What does code E-${i} mean?` }));
  const match = createCorrectionMatcher(index, corrections);
  const work = (question: string) => [
    courtesyOf(index, question),
    match(question),
    inquire(index, question, [{ question }]),
  ];
  let tooFast = hostileKinds.map((kind) => ({ kind, growth: Number.POSITIVE_INFINITY }));
  for (let round = 1; round <= ROUNDS; round += 1)
    tooFast = tooFast
      .map(({ kind }) => ({ kind, growth: leastGrowth(work, kind) }))
      .filter(({ growth }) => growth > MOST);
  expect(tooFast.map(({ kind, growth }) => `${kind}: ${growth.toFixed(1)} times`)).toEqual([]);
});
