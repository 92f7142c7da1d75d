import type { ComponentProps } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

const CHIP =
  'inline-flex min-h-ctl max-w-full items-center gap-2.5 rounded-ctl border border-line px-3.5 py-1.5 text-left text-14 ' +
  'transition-colors hover:bg-wash active:translate-y-px disabled:border-hair disabled:text-ink-3 disabled:hover:bg-transparent';

/** A small thing to press: a question that is asked, or a page that is opened. */
export function Chip({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classNames(CHIP, className)}>
      {children}
    </button>
  );
}

/** A row of chips; one per line on phones. */
export function ChipList({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul
      {...rest}
      className={classNames('flex flex-wrap gap-2 max-sm:flex-col max-sm:items-start', className)}
    />
  );
}
