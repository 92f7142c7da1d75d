import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messageOf } from './api-error.ts';
import { showFieldErrors } from './form-errors.ts';
import { showToast } from './toast-store.ts';

type DialogFormSettings<Input extends FieldValues, Output> = {
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Saves what was entered and gives what to tell about it. */
  save: (values: Output) => Promise<string>;
  onClose: () => void;
  /** Fields that a refusal of the server can be shown at; any other is shown for the form as a whole. */
  refusable?: readonly Path<Input>[];
};

/**
 * A form in a FormDialog: what is saved is told and the dialog closed, what is refused is shown in it. `dialog` is for the
 * FormDialog.
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
