import { collapse } from '../collapse.ts';
import { type Reference, referencesIn } from '../collect-references.ts';
import type { Check } from '../finding.ts';
import { UNPLACED_REFERENCE } from '../words/unplaced.ts';

/** A number or title that the sentence gives as the place after all: "see above, step 3". */
const NAMES_PLACE = /\d|["“„«‘][^"”“»’]{3,}["”“»’]/u;

/** Sentences that send the reader "above" or "below" without naming where, which nobody can follow who sees them alone. */
export const unplacedReference: Check = {
  kind: 'unplaced-reference',
  begin() {
    const references: Reference[] = [];
    return {
      visit(passage) {
        for (const reference of referencesIn(passage, UNPLACED_REFERENCE)) {
          const { start, end } = reference.sentence;
          if (!NAMES_PLACE.test(passage.text.slice(start, end))) references.push(reference);
        }
      },
      end: () => collapse('unplaced-reference', references),
    };
  },
};
