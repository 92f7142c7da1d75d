import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Chatbot, chatbotRoutes } from '../../../../contracts/chatbots.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { useUpdateLimit } from '../api/update-limit.ts';
import { texts } from '../texts.ts';

const words = texts.limit;

type LimitDialogProps = { chatbot: Chatbot; onClose: () => void };

/** Asks for the new number of questions that a link answers. */
export function LimitDialog({ chatbot, onClose }: LimitDialogProps) {
  const update = useUpdateLimit();
  const form = useForm({
    resolver: zodResolver(chatbotRoutes.updateLimit.body),
    defaultValues: { queryLimit: chatbot.queryLimit },
  });
  const submit = form.handleSubmit(async ({ queryLimit }) => {
    await update.mutateAsync({ chatbot, queryLimit }).then(
      () => {
        showToast(words.done(chatbot.useremail, queryLimit));
        onClose();
      },
      // Shown below the field from the mutation's own state.
      () => undefined,
    );
  });
  const hasError = form.formState.errors.queryLimit !== undefined;
  return (
    <FormDialog
      title={words.title}
      description={words.description(chatbot.useremail, chatbot.queriesUsed)}
      verb={words.save}
      onClose={onClose}
      onSubmit={submit}
      isSaving={update.isPending}
      error={update.error ? messageOf(update.error) : undefined}
    >
      <Field label={words.questions} error={hasError ? words.invalid : undefined} isLocked={update.isPending}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          {...form.register('queryLimit', { valueAsNumber: true })}
        />
      </Field>
    </FormDialog>
  );
}
