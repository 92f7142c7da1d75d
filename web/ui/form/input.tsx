import type { ComponentProps } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { controlStyle } from './control-style.ts';
import { useTextControl } from './field-context.ts';

/** An input for one line of text; a Field around it labels and describes it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useTextControl()} {...rest} className={classNames(controlStyle, className)} />;
}
