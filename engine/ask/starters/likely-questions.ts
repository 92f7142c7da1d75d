import type { ManualIndex } from '../../index/manual-index.ts';
import { type HeadedSection, headedSections } from './headed-sections.ts';
import { ownQuestions } from './own-questions.ts';
import { partQuestions } from './part-questions.ts';
import { PHRASES } from './phrases.ts';
import { spread } from './spread.ts';
import { taskQuestions } from './task-questions.ts';
import { troubleQuestions } from './trouble-questions.ts';

/** What a question is made from. */
export type LikelyKind = 'first-use' | 'fault' | 'own' | 'task' | 'caution' | 'part';
export type LikelyQuestion = { kind: LikelyKind; question: string };

/** How many of each kind a list has at most, in the order in which they stand. Tasks fill it up. */
const SHARES: readonly (readonly [LikelyKind, number])[] = [
  ['first-use', 1],
  ['fault', 3],
  ['own', 2],
  ['caution', 1],
  ['part', 1],
];

/**
 * What customers are likely to ask about a product: how it is first used, what goes wrong, what the manual asks itself, what it
 * warns of, where the parts are that it names most, and how its tasks are done. Whether the manual answers is not looked at.
 */
export function likelyQuestions(index: ManualIndex, limit = 10): LikelyQuestion[] {
  const found = questionsByKind(index, limit);
  const chosen = SHARES.flatMap(([kind, most]) =>
    spread(found[kind], most).map((question) => ({ kind, question })),
  ).slice(0, limit);
  const tasks = spread(found.task, limit - chosen.length);
  const all = [...chosen, ...tasks.map((question) => ({ kind: 'task' as const, question }))];
  if (all.length === limit) return all;
  const left = found.fault.filter((question) => !all.some((one) => one.question === question));
  return [
    ...all,
    ...left.slice(0, limit - all.length).map((question) => ({ kind: 'fault' as const, question })),
  ];
}

/** All questions of each kind; at most `faults` about what goes wrong. */
export function questionsByKind(index: ManualIndex, faults: number): Record<LikelyKind, string[]> {
  const sections = headedSections(index);
  const tasks = taskQuestions(sections);
  const cautions = tasks.flatMap(({ caution }) => caution ?? []);
  const first = new Set(firstUseQuestions(sections));
  return {
    'first-use': [...first],
    fault: troubleQuestions(index, faults),
    own: ownQuestions(sections),
    task: [...new Set(tasks.map(({ question }) => question))].filter((question) => !first.has(question)),
    caution: [...new Set(cautions)],
    part: partQuestions(index),
  };
}

/** What the chapters about the first use are asked, the first use itself before what prepares it. */
function firstUseQuestions(sections: readonly HeadedSection[]): string[] {
  const found = sections.flatMap(({ heading, language }) => {
    const rules = PHRASES[language]?.firstUse ?? [];
    const place = rules.findIndex(([named]) => named.test(heading.toLowerCase()));
    return place < 0 ? [] : [{ place, question: rules[place]?.[1] ?? '' }];
  });
  return [...new Set(found.sort((a, b) => a.place - b.place).map(({ question }) => question))];
}
