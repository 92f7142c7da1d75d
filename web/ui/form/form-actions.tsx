import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

type FormActionsProps = {
  /** What is happening while the form is sent, shown at the left and read out when it changes. */
  status?: ReactNode;
  /** Buttons: first those that leave the form, last the submit button. */
  children: ReactNode;
};

/** The foot of a form: a hairline, and buttons at the right, which fill the width of a phone side by side. */
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
