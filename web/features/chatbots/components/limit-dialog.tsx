import { type Chatbot, chatbotRoutes } from '../../../../contracts/chat/chatbots.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useUpdateLimit } from '../api/update-limit.ts';
import { texts } from '../texts.ts';

const words = texts.limit;

type LimitDialogProps = { chatbot: Chatbot; onClose: () => void };

/** A dialog that asks for the new number of questions that a link answers. */
export function LimitDialog({ chatbot, onClose }: LimitDialogProps) {
  const { mutateAsync } = useUpdateLimit();
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: chatbotRoutes.updateLimit.body,
    defaultValues: { queryLimit: chatbot.queryLimit },
    save: ({ queryLimit }) =>
      mutateAsync({ chatbot, queryLimit }).then(() => words.done(chatbot.useremail, queryLimit)),
    onClose,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.description(chatbot.useremail, chatbot.queriesUsed)}
      verb={words.save}
      {...dialog}
    >
      <Field label={words.questions} error={errors.queryLimit && words.invalid} isLocked={isSaving}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          {...register('queryLimit', { valueAsNumber: true })}
        />
      </Field>
    </FormDialog>
  );
}
