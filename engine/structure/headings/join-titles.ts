import { endsOpen } from '../../document/title-words.ts';
import { type Element, type ElementOf, isKind } from '../element.ts';
import { numberedLevel } from './heading-text.ts';

/** White between two lines of one heading, in sizes of its type. */
const MAX_LEADING_SIZES = 0.6;
/** The same where the first line has to go on ("CLEANING AND"). */
const MAX_OPEN_LEADING_SIZES = 1.5;

type Heading = ElementOf<'heading'>;

/** The elements with those titles as one whose two lines the layout took for two. */
export function joinTitles(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (isKind(last, 'heading') && isKind(element, 'heading') && goesOn(last, element)) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${element.text}`,
        lines: [...last.lines, ...element.lines],
      };
    } else joined.push(element);
  }
  return joined;
}

function goesOn(last: Heading, next: Heading): boolean {
  const [above, below] = [last.lines.at(-1)?.box, next.lines[0]?.box];
  const { fontSize, bold } = last.block;
  if (!above || !below || fontSize === null || last.page !== next.page) return false;
  if (fontSize !== next.block.fontSize || bold !== next.block.bold) return false;
  if (numberedLevel(next.text) !== null) return false;
  const isOpen = endsOpen(last.text);
  if (numberedLevel(last.text) === null && !isOpen && !/^\p{Ll}/u.test(next.text)) return false;
  const gap = below.y - (above.y + above.height);
  return gap > -above.height && gap < (isOpen ? MAX_OPEN_LEADING_SIZES : MAX_LEADING_SIZES) * above.height;
}
