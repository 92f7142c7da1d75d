import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { texts } from '../page/texts.ts';
import { FieldContext, type FieldControl } from './field-context.ts';
import { FieldError } from './field-error.tsx';

type FieldProps = {
  label: ReactNode;
  /** A sentence that says what to enter, shown below the control and tied to it. */
  error?: string | undefined;
  /** Help below the control. */
  hint?: ReactNode;
  isOptional?: boolean;
  /** Whether it is a filter, which may be left empty without saying that it is optional. */
  isFilter?: boolean;
  /** Whether the form is being sent. The control is locked then but stays readable. */
  isLocked?: boolean;
  className?: string;
  /** One Input, Textarea, Select or PasswordInput. */
  children: ReactNode;
};

/** Label, control, help and error of one value. The control inside gets its id and state from the field. */
export function Field(props: FieldProps) {
  const { label, error, hint, isOptional, isFilter, isLocked, className, children } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(isLocked && { isLocked }),
    ...(error && { 'aria-invalid': true }),
    ...(!isOptional && !isFilter && { 'aria-required': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div className={classNames('grid grid-cols-1 gap-1.5', className)}>
      <label htmlFor={id} className="text-13 font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-3"> {texts.optional}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="text-13 text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
