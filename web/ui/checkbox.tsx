import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onClick' | 'children'> & {
  /** What it stands for. */
  children: ReactNode;
  /** While it is being sent: it can't be changed but keeps its focus, which a disabled one loses. */
  isLocked?: boolean;
};

/** A box with what it stands for beside it. */
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
