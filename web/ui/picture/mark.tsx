import { Link } from 'react-router';
import { classNames } from '../../lib/browser/class-names.ts';
import { MARK_STYLE, MarkDrawing } from './mark-drawing.tsx';

/** The product's mark and name as a link to `to`. */
export function Mark({ to, className }: { to: string; className?: string }) {
  return (
    <Link to={to} className={classNames(MARK_STYLE, className)}>
      <MarkDrawing />
    </Link>
  );
}
