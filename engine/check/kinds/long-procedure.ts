import type { Check, Finding } from '../finding.ts';
import { placeOfStep } from '../found-place.ts';
import { collectProcedures, type NumberedStep } from '../procedures.ts';

/** More steps are hard to follow at a machine: whoever looks up loses the place. */
const MAX_STEPS = 15;

/** Procedures of more steps than people can follow, by the numbers that are printed. */
export const longProcedure: Check = {
  kind: 'long-procedure',
  begin() {
    const procedures = collectProcedures();
    return {
      visit: procedures.visit,
      end: () => procedures.list().flatMap((steps) => (steps.length > MAX_STEPS ? toFinding(steps) : [])),
    };
  },
};

function toFinding(steps: readonly NumberedStep[]): Finding[] {
  const [first] = steps;
  if (first === undefined) return [];
  const place = placeOfStep(first.passage, first.step);
  return [{ kind: 'long-procedure', ...place, subject: String(steps.length), other: null }];
}
