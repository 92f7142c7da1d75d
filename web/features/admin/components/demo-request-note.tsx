import { type DemoRequest, demoRequestNote } from '../../../../contracts/admin/demo-requests.ts';
import { useDialogForm } from '../../../lib/text/use-dialog-form.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { useUpdateDemoRequest } from '../api/demo-requests.ts';
import { texts } from '../texts.ts';

const words = texts.demoRequests.note;

const titleOf = ({ note, company_name }: DemoRequest): string =>
  words.of(note ? words.edit : words.add, company_name);

function NoteDialog({ request, onClose }: { request: DemoRequest; onClose: () => void }) {
  const { mutateAsync } = useUpdateDemoRequest(request.id);
  const { register, errors, isSaving, dialog } = useDialogForm({
    schema: demoRequestNote,
    defaultValues: { note: request.note },
    // To remove a note, an empty one is sent; a missing one would leave it as it is.
    save: ({ note = '' }) => mutateAsync({ note }).then(() => words.saved),
    onClose,
  });
  return (
    <FormDialog title={titleOf(request)} {...dialog}>
      <Field
        label={words.label}
        hint={words.hint}
        error={errors.note?.message}
        isOptional
        isLocked={isSaving}
      >
        <Textarea rows={5} {...register('note')} />
      </Field>
    </FormDialog>
  );
}

/** The administrator's note on a demo request, with a button to edit it. */
export function DemoRequestNote({ request }: { request: DemoRequest }) {
  return (
    <div className="grid justify-items-start gap-1">
      {request.note && <p className="max-w-[36ch] wrap-anywhere whitespace-pre-wrap">{request.note}</p>}
      <div className="-ml-2">
        <DialogButton text={request.note ? words.edit : words.add} label={titleOf(request)} variant="quiet">
          {(close) => <NoteDialog request={request} onClose={close} />}
        </DialogButton>
      </div>
    </div>
  );
}
