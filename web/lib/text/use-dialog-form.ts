import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messageOf } from '../api/api-error.ts';
import { showToast } from '../browser/toast-store.ts';
import { showFieldErrors } from './form-errors.ts';

type DialogFormSettings<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Saves the values. @returns the message to show about that */
  save: (values: Output) => Promise<string>;
  onClose: () => void;
  /** Fields beside which errors of the server can be shown; other errors are shown for the form as a whole. */
  refusable?: readonly Path<Input>[];
};

/**
 * A form in a FormDialog. After a success a message is shown and the dialog closed; a refusal is shown in the dialog.
 * `dialog` has the props of the FormDialog.
 */
export function useDialogForm<Input extends FieldValues, Output extends FieldValues>(
  settings: DialogFormSettings<Input, Output>,
) {
  const { schema, defaultValues, save, onClose, refusable = [] } = settings;
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      showToast(await save(values));
      onClose();
    } catch (error) {
      if (!showFieldErrors(error, refusable, form.setError))
        form.setError('root', { message: messageOf(error) });
    }
  });
  const refusal = errors.root?.message;
  const onEdit = () => refusal && form.clearErrors('root');
  const dialog = { onClose, onSubmit, onEdit, isSaving: isSubmitting, error: refusal };
  return { form, register: form.register, errors, isSaving: isSubmitting, dialog };
}
