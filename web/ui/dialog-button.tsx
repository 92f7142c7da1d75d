import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from './icon-button.tsx';

type DialogButtonProps = {
  /** What it opens, for tooltip and screen reader. */
  label: string;
  icon: ReactNode;
  /** The dialog, whose code may be loaded only now; given what closes it. */
  children: (close: () => void) => ReactNode;
};

/** A button with an icon that opens a dialog. */
export function DialogButton({ label, icon, children }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={label} onClick={() => setIsOpen(true)}>
        {icon}
      </IconButton>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
