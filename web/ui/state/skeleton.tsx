import { classNames } from '../../lib/browser/class-names.ts';

/** A bar in place of a text that is still loading. "Loading" is to be said once beside the bars, not for each. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block h-2.5 bg-wash', className)} />;
}
