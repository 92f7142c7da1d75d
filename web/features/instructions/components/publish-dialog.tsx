import { type InstructionPage, promiseForm } from '../../../../contracts/manuals/instructions.ts';
import { formatDays } from '../../../lib/text/format.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { type PageKey, usePublish } from '../api/instructions.ts';
import { leastPromise } from '../page-state.ts';
import { texts } from '../texts.ts';

type PublishDialogProps = { pageKey: PageKey; page: InstructionPage; onClose: () => void };

/** The form that publishes a page with a promise, or makes the promise longer. */
export function PublishDialog({ pageKey, page, onClose }: PublishDialogProps) {
  const { mutateAsync } = usePublish(pageKey);
  const isNew = page.publishedAt === null;
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: promiseForm,
    defaultValues: { promisedUntil: page.promisedUntil ?? leastPromise(page.publishedAt) },
    save: async (values) => {
      await mutateAsync(values);
      return texts.published(formatDays(values.promisedUntil, values.promisedUntil));
    },
    onClose,
    refusable: ['promisedUntil'],
  });
  return (
    <FormDialog
      title={isNew ? texts.publishNamed(page.model) : texts.promiseLongerNamed(page.model)}
      description={texts.promiseText}
      verb={isNew ? texts.publish : texts.promiseLonger}
      busyText={texts.publishing}
      {...dialog}
    >
      <Field label={texts.promisedUntil} error={errors.promisedUntil?.message} isLocked={isSaving}>
        <Input type="date" {...register('promisedUntil')} />
      </Field>
    </FormDialog>
  );
}
