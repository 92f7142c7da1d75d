import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onClick' | 'children'> & {
  /** The label. */
  children: ReactNode;
  /** Whether it is being sent. It can't be changed then but keeps its focus, which a disabled box would lose. */
  isLocked?: boolean;
};

/** A check box with its label beside it. */
export const Checkbox = ({ children, isLocked, ...box }: CheckboxProps) => (
  <label className="inline-flex min-h-ctl items-center gap-2">
    <input
      {...box}
      type="checkbox"
      className="size-4 flex-none accent-go"
      aria-disabled={isLocked || undefined}
      onClick={(event) => isLocked && event.preventDefault()}
    />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </label>
);
