import type { ComponentProps } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { controlStyle } from './control-style.ts';
import { useTextControl } from './field-context.ts';

/** A control for several lines of text, by default four. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const style = classNames(controlStyle, 'block resize-y leading-5', className);
  return <textarea {...useTextControl()} rows={rows} {...rest} className={style} />;
}
