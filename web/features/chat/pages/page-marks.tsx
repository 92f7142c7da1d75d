import './page-mark.css';
import { keyed } from '../../../lib/browser/keyed.ts';
import { blocksOf } from './marked-lines.ts';
import type { Box } from './page-source.ts';

const MARK_DELAY_MS = 40;
const percent = (fraction: number): string => `${fraction * 100}%`;
const place = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
const corner = ({ x, y }: Box): string => `${x} ${y}`;

/** Marks on the quoted lines of a page, which appear from top to bottom, with a bar in the margin. */
export function PageMarks({ boxes }: { boxes: readonly Box[] }) {
  return (
    <span aria-hidden="true">
      {keyed(boxes, corner).map(({ key, item }, index) => (
        <span
          key={key}
          className="page-mark"
          style={{ ...place(item), animationDelay: `${index * MARK_DELAY_MS}ms` }}
        />
      ))}
      {keyed(blocksOf(boxes), corner).map(({ key, item }) => (
        <span key={key} className="page-mark-bar" style={place(item)} />
      ))}
    </span>
  );
}
