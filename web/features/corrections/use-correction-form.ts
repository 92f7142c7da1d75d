import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type CorrectionFields, correctionFields } from '../../../contracts/chat/corrections.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { showToast } from '../../lib/browser/toast-store.ts';
import { showFieldErrors } from '../../lib/text/form-errors.ts';
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard.tsx';
import { type CorrectionTarget, useSaveCorrection } from './api/save-correction.ts';
import { type SourceManual, sourceFault } from './source-choice.ts';
import { texts } from './texts.ts';

type FormOptions = {
  target: CorrectionTarget;
  fields: CorrectionFields;
  manuals: readonly SourceManual[];
  onSaved: () => void;
};

/** Checks and sends the form of a correction and shows errors beside their fields. `guard` asks before leaving. */
export function useCorrectionForm({ target, fields, manuals, onSaved }: FormOptions) {
  const { mutateAsync } = useSaveCorrection(target);
  const form = useForm({ resolver: zodResolver(correctionFields), defaultValues: fields });
  const { setError } = form;
  const guard = useUnsavedGuard(form.formState.isDirty);

  const submit = form.handleSubmit(async (values) => {
    const fault = sourceFault(values.source, manuals);
    if (fault) return setError('source', { message: fault });
    try {
      await mutateAsync(values);
    } catch (error) {
      if (!showFieldErrors(error, ['question', 'answer', 'source'], setError))
        setError('root', { message: messageOf(error) });
      return;
    }
    guard.release();
    showToast(texts.saved);
    onSaved();
  });
  return { form, submit, guard };
}
