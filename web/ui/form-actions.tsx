import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

type FormActionsProps = {
  /** At the left, read out when it changes: what is happening while the form is sent. */
  status?: ReactNode;
  /** Ways out first, the submit button last. */
  children: ReactNode;
};

/** The foot of a form: a hairline and its buttons at the right, side by side over the whole width of a phone. */
export function FormActions({ status, children }: FormActionsProps) {
  const hasStatus = status !== undefined;
  return (
    <div
      className={classNames(
        'flex items-center justify-end gap-2 border-t border-hair pt-5 max-sm:*:flex-1',
        hasStatus && 'flex-wrap',
      )}
    >
      {hasStatus && (
        <span role="status" className="mr-auto text-ink-2 max-sm:basis-full">
          {status}
        </span>
      )}
      {children}
    </div>
  );
}
