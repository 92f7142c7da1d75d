import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { noticeForm } from '../../../../contracts/manuals/notices.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useSendNotice } from '../api/notices.ts';
import { texts } from '../texts.ts';

type Words = { subject: string; text: string };
type NoticeDialogProps = { productId: string; people: number; onClose: () => void };

/** Writes a notice, shows it with the number of people, and sends it once that is confirmed. */
export function NoticeDialog({ productId, people, onClose }: NoticeDialogProps) {
  // One notice, however often its button is pressed.
  const [key] = useState(() => uuidv4());
  const [words, setWords] = useState<Words>({ subject: '', text: '' });
  const [isWritten, setIsWritten] = useState(false);
  if (isWritten)
    return (
      <Preview
        {...{ productId, people, words, onClose }}
        noticeKey={key}
        onBack={() => setIsWritten(false)}
      />
    );
  return (
    <NoticeForm
      words={words}
      onWritten={(written) => {
        setWords(written);
        setIsWritten(true);
      }}
      onClose={onClose}
    />
  );
}

type NoticeFormProps = { words: Words; onWritten: (words: Words) => void; onClose: () => void };

function NoticeForm({ words, onWritten, onClose }: NoticeFormProps) {
  const { form, register, errors, dialog } = useDialogForm({
    schema: noticeForm,
    defaultValues: words,
    save: async () => '',
    onClose,
  });
  return (
    <FormDialog
      title={texts.write}
      description={texts.writeText}
      verb={texts.preview}
      {...dialog}
      onSubmit={form.handleSubmit(onWritten)}
    >
      <Field label={texts.subject} hint={texts.subjectHint} error={errors.subject?.message}>
        <Input autoComplete="off" {...register('subject')} />
      </Field>
      <Field label={texts.text} hint={texts.textHint} error={errors.text?.message}>
        <Textarea rows={8} {...register('text')} />
      </Field>
    </FormDialog>
  );
}

type PreviewProps = NoticeDialogProps & { noticeKey: string; words: Words; onBack: () => void };

function Preview({ productId, people, noticeKey, words, onBack, onClose }: PreviewProps) {
  const { mutate, isPending, error } = useSendNotice(productId);
  const send = () => {
    if (isPending) return;
    mutate(
      { key: noticeKey, ...words },
      {
        onSuccess: () => {
          showToast(texts.sent);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onClose={onClose}
      title={texts.previewTitle(people)}
      description={texts.previewText}
      actions={
        <>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
          <Button variant="go" onClick={send} busyText={isPending && texts.sending}>
            {texts.send(people)}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 border border-line p-4">
        <b className="wrap-anywhere">{words.subject}</b>
        <p className="whitespace-pre-line wrap-anywhere">{words.text}</p>
      </div>
      <FormError>{error ? messageOf(error) : undefined}</FormError>
    </Dialog>
  );
}
