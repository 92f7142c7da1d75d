import type { ComponentProps } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Label that says what it does, for tooltip and screen reader. */
  label: string;
};

/** Classes of a square control that holds one icon of 20 px. */
export const iconButtonStyle =
  'grid size-ctl flex-none place-items-center rounded-ctl text-ink-2 transition-colors hover:bg-wash hover:text-ink active:translate-y-px disabled:text-ink-3 disabled:hover:bg-transparent';

/** A button with an icon and no text. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className={classNames(iconButtonStyle, className)}
      {...rest}
    >
      {children}
    </button>
  );
}
