import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type Chatbot, chatbotRoutes } from '../../../../contracts/chatbots.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUpdateLimit } from '../api/update-limit.ts';

type LimitDialogProps = { chatbot: Chatbot; onClose: () => void };

/** Asks for the new number of questions that a link answers. */
export function LimitDialog({ chatbot, onClose }: LimitDialogProps) {
  const formId = useId();
  const update = useUpdateLimit();
  const form = useForm({
    resolver: zodResolver(chatbotRoutes.updateLimit.body),
    defaultValues: { queryLimit: chatbot.queryLimit },
  });
  const submit = form.handleSubmit(async ({ queryLimit }) => {
    await update.mutateAsync({ chatbot, queryLimit }).then(
      () => {
        showToast(`${chatbot.useremail} can ask ${queryLimit} questions.`);
        onClose();
      },
      // Shown below the field from the mutation's own state.
      () => undefined,
    );
  });
  const hasError = form.formState.errors.queryLimit !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="How many questions may this customer ask?"
      description={`${chatbot.useremail} has asked ${chatbot.queriesUsed} so far.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="go" type="submit" form={formId} busyText={update.isPending && 'Saving...'}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label="Questions in all"
          error={hasError ? 'Enter a whole number from 1 to 100,000.' : undefined}
          isLocked={update.isPending}
        >
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={100_000}
            {...form.register('queryLimit', { valueAsNumber: true })}
          />
        </Field>
        {update.error && <Notice tone="error">{messageOf(update.error)}</Notice>}
      </form>
    </Dialog>
  );
}
