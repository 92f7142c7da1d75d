import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.ts';
import { controlStyle } from './control-style.ts';
import { useTextControl } from './field-context.ts';

/** Several lines of text, four unless `rows` says otherwise. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const style = classNames(controlStyle, 'block resize-y leading-5', className);
  return <textarea {...useTextControl()} rows={rows} {...rest} className={style} />;
}
