import type { Check, Finding } from '../finding.ts';
import { placeOfStep } from '../found-place.ts';
import { collectProcedures, type NumberedStep } from '../procedures.ts';

/** A number wherever it stands; "1 1" is how some fonts give 11. */
const NUMBER = /(?<![\p{L}\p{N}.,])\(?(\d \d|\d{1,2})(?![\p{L}\p{N}]|[.,]\d)/gu;

/** Procedures whose numbers leave one out: 1, 2, 4. */
export const missingStep: Check = {
  kind: 'missing-step',
  begin() {
    const procedures = collectProcedures();
    /** Numbers that lines of a section begin with, in whatever way they were read. */
    const numbersOf = new Map<number, Set<number>>();
    return {
      visit(passage) {
        procedures.visit(passage);
        const numbers = numbersOf.get(passage.section) ?? new Set();
        numbersOf.set(passage.section, numbers);
        for (const [, number = ''] of passage.text.matchAll(NUMBER))
          numbers.add(Number(number.replace(' ', '')));
      },
      end: () => procedures.list().flatMap((steps) => gapsOf(steps, numbersOf)),
    };
  },
};

function gapsOf(
  steps: readonly NumberedStep[],
  numbersOf: ReadonlyMap<number, ReadonlySet<number>>,
): Finding[] {
  return steps.flatMap((before, i): Finding[] => {
    const after = steps[i + 1];
    if (after === undefined || after.number !== before.number + 2) return [];
    const missing = before.number + 1;
    if (numbersOf.get(before.passage.section)?.has(missing)) return [];
    const place = placeOfStep(after.passage, after.step);
    return [{ kind: 'missing-step', ...place, subject: String(missing), other: null }];
  });
}
