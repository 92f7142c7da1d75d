import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FormError } from '../form/form-error.tsx';
import { texts } from '../page/texts.ts';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
  /** Called when something was edited, because an earlier refusal no longer applies then. */
  onEdit?: () => void;
  isSaving: boolean;
  /** The reason why the form as a whole was refused. */
  error: string | undefined;
  /** The verb on the button, and the button's text while the form is sent. */
  verb?: string;
  busyText?: string;
  /** Tone of the button: red if something is destroyed, otherwise green. */
  tone?: 'danger' | 'go';
  /** Whether it is wide, for forms that show more than their fields. */
  isWide?: boolean;
  children: ReactNode;
};

/** A short form in a dialog: fields, Cancel and the verb. It is open as long as it is mounted. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, onClose, onSubmit, onEdit, isSaving, error, children } = props;
  const { verb = texts.saveChanges, busyText = texts.saving, isWide = false, tone = 'go' } = props;
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} isWide={isWide}>
      <form
        noValidate
        className="grid gap-5"
        onChange={onEdit}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSubmit();
        }}
      >
        {children}
        <FormError>{error}</FormError>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant={tone} type="submit" busyText={isSaving && busyText}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
