import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { controlStyle } from './control-style.ts';
import { useChoiceControl } from './field-context.ts';

/** The browser's own select in our style; its children are options. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...useChoiceControl()}
        {...rest}
        className={classNames(controlStyle, 'appearance-none pr-9')}
      />
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
