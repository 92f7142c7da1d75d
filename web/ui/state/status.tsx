import './status.css';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

type StatusProps = {
  /** Shape: `on` ● Active, `half` ◐ Reading, `open` ○ Unanswered, `off` ⊘ Inactive (red). */
  kind: 'on' | 'half' | 'open' | 'off';
  children: ReactNode;
  className?: string;
};

/** A state, shown by a shape and a word, never by colour alone. */
export function Status({ kind, children, className }: StatusProps) {
  return (
    <span data-kind={kind} className={classNames('status', className)}>
      {children}
    </span>
  );
}
