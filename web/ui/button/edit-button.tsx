import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '../overlay/dialog-button.tsx';

type EditButtonProps = {
  /** Label that names what it edits, for tooltip and screen reader. */
  label: string;
  /** Renders the form, which is mounted only while it is open. */
  children: (onClose: () => void) => ReactNode;
};

/** A button with a pencil that opens a form. */
export const EditButton = ({ label, children }: EditButtonProps) => (
  <DialogButton label={label} icon={<Pencil size={20} aria-hidden="true" />}>
    {children}
  </DialogButton>
);
