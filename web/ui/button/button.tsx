import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A lucide icon of 18 px before the text. */
  icon?: ReactNode;
  /** Text while the work runs. Meanwhile the button can't be pressed but keeps its focus. */
  busyText?: string | false | undefined;
};

/** A button; `type="button"` unless said otherwise. */
export function Button({
  variant,
  size,
  icon,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = typeof busyText === 'string';
  const busyLook = isBusy && 'pointer-events-none border-hair! bg-wash! text-ink-3!';
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={buttonStyle(variant, size, [busyLook, className].filter(Boolean).join(' '))}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      {isBusy ? busyText : children}
    </button>
  );
}
