import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonVariant } from '../button/button-style.ts';
import { IconButton } from '../button/icon-button.tsx';

type DialogButtonProps = Face & {
  /** Renders the dialog, whose code may be loaded only now; `close` closes it. */
  children: (close: () => void) => ReactNode;
};

type Face =
  | {
      icon: ReactNode;
      /** Label that names what it opens, for tooltip and screen reader. */
      label: string;
      text?: never;
    }
  | {
      text: string;
      /** Label for screen readers, if the text alone does not say what it opens. */
      label?: string;
      icon?: ReactNode;
      variant?: ButtonVariant;
    };

/**
 * A button with an icon or a text that opens a dialog. The dialog returns the focus to the button, so the button must
 * stay where it is, whatever the dialog did.
 */
export function DialogButton({ children, ...face }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {face.text === undefined ? (
        <IconButton label={face.label} onClick={open}>
          {face.icon}
        </IconButton>
      ) : (
        <Button variant={face.variant ?? 'outline'} icon={face.icon} aria-label={face.label} onClick={open}>
          {face.text}
        </Button>
      )}
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
