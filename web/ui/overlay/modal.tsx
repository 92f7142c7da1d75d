import './dialog.css';
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  isOpen: boolean;
  /** Called by Escape and by a click beside the sheet. */
  onClose: () => void;
  /** Whether only its own buttons close it, because its content can't be shown again. */
  isHeld?: boolean;
  /** Handles keys that work anywhere in the sheet, besides Escape. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  labelledBy: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  className: string;
  children: ReactNode;
};

/**
 * The browser's own modal dialog. It traps the focus, makes the rest of the page inert, closes on Escape and returns
 * the focus. Its content is mounted only while it is open.
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

  // Closed before it leaves the page, because a removed dialog does not return the focus.
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
        // A sheet that was opened from this one handles its own events.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onKeyDown={(event) => {
        // Browsers do not allow the second of two cancel events in a row to be prevented.
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
