import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlStyle } from './control-style.ts';
import { useTextControl } from './field-context.ts';

/** One line of text; inside a Field it is labelled and described by it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useTextControl()} {...rest} className={classNames(controlStyle, className)} />;
}
