import type { ManualIndex } from '../../index/manual-index.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { WORD_START } from '../../words/letters.ts';
import { formsOfAll } from '../../words/named-words.ts';

/** Who alone may do it. */
const specialist = whenNeeded(
  () => new RegExp(`${WORD_START}(?:${formsOfAll('printed', 'specialists')})`, 'iu'),
);

/** Whether a text says that only specialists may do what it tells. */
export const isForSpecialists = (text: string): boolean => specialist().test(text);

const known = new WeakMap<ManualIndex, ReadonlySet<string>>();

/**
 * The headings below which something may kill or is for specialists alone: no customer is invited there. They are found once for
 * each index.
 */
export function headingsForSpecialists(index: ManualIndex): ReadonlySet<string> {
  const found = known.get(index) ?? findHeadings(index);
  known.set(index, found);
  return found;
}

const findHeadings = ({ passages }: ManualIndex): Set<string> =>
  new Set(
    passages
      .filter(({ level, text }) => level === 'danger' || isForSpecialists(text))
      .map(({ heading }) => heading),
  );
