import { contradictingRows } from '../contradicting-rows.ts';
import { contradictingSentences } from '../contradicting-sentences.ts';
import type { Check, Finding } from '../finding.ts';

/** The same quantity with two values: in sentences that are alike but for it, and in rows of tables that are alike but for one. */
export const contradiction: Check = {
  kind: 'contradiction',
  begin(manual) {
    const runs = [contradictingSentences(manual), contradictingRows(manual)];
    return {
      visit: (passage) => {
        for (const run of runs) run.visit?.(passage);
      },
      end: (): Finding[] => runs.flatMap((run) => run.end()),
    };
  },
};
