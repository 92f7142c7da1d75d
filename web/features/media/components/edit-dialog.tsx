import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

type EditDialogProps = {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  isSaving: boolean;
  error: Error | null;
  children: ReactNode;
};

/** A short form in a dialog: fields, Cancel, Save Changes. */
export function EditDialog({ title, onClose, onSubmit, isSaving, error, children }: EditDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) onSubmit();
        }}
      >
        {children}
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="go" type="submit" busyText={isSaving && 'Saving...'}>
            Save Changes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
