import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { FieldError } from '../form/field-error.tsx';
import { texts } from '../page/texts.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question: "Are you sure you want to delete this product?" */
  question: string;
  /** What else is lost, with figures. */
  consequence?: ReactNode;
  /** The verb on the button: "Delete Product". */
  verb: string;
  /** Text of the button while the work runs, for instance "Deleting...". */
  busyText?: string | false;
  error?: string | undefined;
  /** A field, if the answer needs words. */
  children?: ReactNode;
  /** Tone of the button: red if something is destroyed, otherwise green. */
  tone?: 'danger' | 'go';
};

/** A dialog that asks before something irreversible. Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, onConfirm, question, consequence, verb, busyText, error } = props;
  const { tone = 'danger', children } = props;
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={question}
      description={consequence}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant={tone} onClick={onConfirm} busyText={busyText}>
            {verb}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <div className="grid gap-2">
          {children}
          {error && (
            <div role="alert">
              <FieldError>{error}</FieldError>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
