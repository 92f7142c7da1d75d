import { classNames } from '../lib/class-names.ts';

/** A wash bar in place of text that is still loading. Say "loading" once beside it, not per bar. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block h-2.5 bg-wash', className)} />;
}
