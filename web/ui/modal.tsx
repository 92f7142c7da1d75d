import './dialog.css';
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  isOpen: boolean;
  /** Asked for by Escape or a click beside the sheet. */
  onClose: () => void;
  /** Nothing but its own buttons closes it: what it shows can't be shown again. */
  isHeld?: boolean;
  /** Keys that do something anywhere in the sheet, beside Escape. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  className: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert, closes on Escape and gives the focus
 * back. Content is mounted only while it is open.
 */
export function Modal({
  isOpen,
  onClose,
  isHeld = false,
  onKeyDown,
  labelledBy,
  describedBy,
  role,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // Before it leaves the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onCancel={(event) => {
        // A sheet opened from this one is cancelled by itself.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onKeyDown={(event) => {
        // Of two cancellings in a row a browser lets nobody prevent the second.
        if (isHeld && event.key === 'Escape') event.preventDefault();
        onKeyDown?.(event);
      }}
      onMouseDown={(event) => {
        if (event.target === ref.current && !isHeld) onClose();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}
