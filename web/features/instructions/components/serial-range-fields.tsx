import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { texts } from '../texts.ts';

type SerialRangeFieldsProps = {
  /** What the form registers for the first and the last serial number. */
  from: UseFormRegisterReturn;
  to: UseFormRegisterReturn;
  errors: { serialFrom?: FieldError | undefined; serialTo?: FieldError | undefined };
  isLocked: boolean;
};

/** The two fields that say which machines something is for, by their serial numbers. */
export const SerialRangeFields = ({ from, to, errors, isLocked }: SerialRangeFieldsProps) => (
  <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
    <Field
      label={texts.serialFrom}
      hint={texts.serialHint}
      error={errors.serialFrom?.message}
      isOptional
      isLocked={isLocked}
    >
      <Input autoComplete="off" {...from} />
    </Field>
    <Field label={texts.serialTo} error={errors.serialTo?.message} isOptional isLocked={isLocked}>
      <Input autoComplete="off" {...to} />
    </Field>
  </div>
);
