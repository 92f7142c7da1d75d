import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { FoundPassage } from '../find/search.ts';

/** The passages around a passage that belong to its section, in order, itself among them. */
export function passagesOfSection(index: ManualIndex, found: FoundPassage): FoundPassage[] {
  const { firstPassage, passageCount } = manualOfPassage(index, found.number);
  const inSection = (number: number) =>
    number >= firstPassage &&
    number < firstPassage + passageCount &&
    index.passages[number]?.section === found.passage.section;
  let [first, last] = [found.number, found.number];
  while (inSection(first - 1)) first -= 1;
  while (inSection(last + 1)) last += 1;
  return index.passages
    .slice(first, last + 1)
    .map((passage, i) => ({ ...found, number: first + i, passage }));
}
