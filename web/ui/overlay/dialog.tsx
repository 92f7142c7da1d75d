import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';
import { texts } from '../page/texts.ts';
import { Modal } from './modal.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The consequence, with figures. */
  description?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Whether it is wide, for forms that show more than their fields. */
  isWide?: boolean;
  /** Whether only its own buttons close it, because its content can't be shown again. */
  isHeld?: boolean;
  /** Content between the description and the actions. */
  children?: ReactNode;
  /** Buttons: first the quiet Cancel, then the verb. */
  actions?: ReactNode;
};

/** A modal sheet with a question or a short form. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, role, isWide, isHeld = false, children, actions } = props;
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isHeld={isHeld}
      labelledBy={`${id}-title`}
      {...(description || isHeld ? { describedBy: `${id}-description` } : {})}
      {...(role ? { role } : {})}
      className={classNames('dialog second-sheet', isWide && 'dialog-wide')}
    >
      <div className="px-6 py-5">
        <h2 id={`${id}-title`} className="text-16 font-semibold">
          {title}
        </h2>
        {(description || isHeld) && (
          <div id={`${id}-description`} className="mt-1.5 text-ink-2">
            {description} {isHeld && <span className="sr-only">{texts.heldDialog}</span>}
          </div>
        )}
        {children && <div className="mt-4">{children}</div>}
        {actions && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
      </div>
    </Modal>
  );
}
