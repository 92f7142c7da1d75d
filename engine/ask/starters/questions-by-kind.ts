import type { ManualIndex } from '../../index/manual-index.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { namedWords } from '../../words/named-words.ts';
import { type HeadedSection, headedSections } from './headed-sections.ts';
import { ownQuestions } from './own-questions.ts';
import { taskQuestions } from './task-questions.ts';
import { troubleQuestions } from './trouble-questions.ts';

/** What a question is made from. */
export type StarterKind = 'first-use' | 'fault' | 'own' | 'task';

/** What chapters about the first use are called in a language, and what is asked of them; the first that fits counts. */
const firstUses = whenNeeded(
  () =>
    new Map(
      [...namedWords('starters')].map(([code, words]) => [
        code,
        [
          { named: new RegExp(words.firstUse, 'u'), question: words.askFirstUse },
          { named: new RegExp(words.start, 'u'), question: words.askStart },
          { named: new RegExp(words.setUp, 'u'), question: words.askSetUp },
        ],
      ]),
    ),
);

/** All questions of each kind; at most `faults` about what goes wrong. */
export function questionsByKind(index: ManualIndex, faults: number): Record<StarterKind, string[]> {
  const sections = headedSections(index);
  const tasks = taskQuestions(sections);
  const first = new Set(firstUseQuestions(sections));
  return {
    'first-use': [...first],
    fault: troubleQuestions(index, faults),
    own: ownQuestions(sections),
    task: [...new Set(tasks)].filter((question) => !first.has(question)),
  };
}

/** What the chapters about the first use are asked, the first use itself before what prepares it. */
function firstUseQuestions(sections: readonly HeadedSection[]): string[] {
  const found = sections.flatMap(({ heading, language }) => {
    const rules = firstUses().get(language) ?? [];
    const place = rules.findIndex(({ named }) => named.test(heading.toLowerCase()));
    return place < 0 ? [] : [{ place, question: rules[place]?.question ?? '' }];
  });
  return [...new Set(found.sort((a, b) => a.place - b.place).map(({ question }) => question))];
}
