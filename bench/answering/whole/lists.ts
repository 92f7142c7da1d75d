/** The lists of a section, whatever they are printed between. */
import type { Line } from './section-lines.ts';

/** Items in the order of their numbers, or of the page where they have none. */
export type List = {
  items: Line[];
  isOrdered: boolean;
  /** The sentence in front of the first item that leads to it; null where none does. */
  leadIn: Line | null;
};

/** All lists of two and more items. */
export const listsOf = (lines: readonly Line[]): List[] =>
  [...orderedLists(lines), ...bulletedLists(lines)].filter(({ items }) => items.length > 1);

/** Items of one bullet, with nothing between them but sentences of their own. */
function bulletedLists(lines: readonly Line[]): List[] {
  const lists: List[] = [];
  let open: List | null = null;
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (line.item !== null && line.item.number === null) {
      const goesOn = open?.items[0]?.item?.family === line.item.family;
      if (open === null || !goesOn) {
        open = { items: [], isOrdered: false, leadIn: leadInOf(before) };
        lists.push(open);
      }
      open.items.push(line);
    } else if (line.item !== null || !isWithinItem(before, line)) open = null;
  }
  return lists;
}

/** Whether a sentence is still of the item that was begun: behind it in its paragraph, or broken off from it. */
const isWithinItem = (before: Line | undefined, line: Line): boolean =>
  before !== undefined && (!before.endsBlock || /^\p{Ll}/u.test(line.text));

const leadInOf = (before: Line | undefined): Line | null =>
  before !== undefined && before.item === null && /[:：]$/.test(before.text) ? before : null;

/** Numbers that go on from each other in one section, also where other things stand between them or one is printed too early. */
function orderedLists(lines: readonly Line[]): List[] {
  const lists: (List & { family: string; numbers: Set<number> })[] = [];
  for (const [i, line] of lines.entries()) {
    const { item } = line;
    if (item === null || item.number === null) continue;
    const { family, number } = item;
    const own = lists.findLast(
      (list) =>
        list.family === family &&
        !list.numbers.has(number) &&
        (list.numbers.has(number - 1) || list.numbers.has(number + 1)),
    );
    if (own === undefined) {
      const leadIn = leadInOf(lines[i - 1]);
      lists.push({ family, numbers: new Set([number]), items: [line], isOrdered: true, leadIn });
    } else {
      own.items.push(line);
      own.numbers.add(number);
    }
  }
  return lists;
}
