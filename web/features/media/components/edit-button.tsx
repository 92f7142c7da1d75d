import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

type EditButtonProps = {
  /** What it edits, for tooltip and screen reader. */
  label: string;
  /** The form; it is there only while it is open. */
  children: (onClose: () => void) => ReactNode;
};

/** A pencil that opens a form. */
export function EditButton({ label, children }: EditButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={label} onClick={() => setIsOpen(true)}>
        <Pencil size={20} aria-hidden="true" />
      </IconButton>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
