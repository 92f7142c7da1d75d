import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { CodeBlock } from '../list/code-block.tsx';
import { Dialog } from './dialog.tsx';

type CodeDialogProps = {
  title: string;
  description: string;
  code: string;
  /** Label of the button that copies the code, and the message afterwards. */
  words: { copy: string; copied: string };
  /** Text of the button that closes the dialog. */
  closeText: string;
  onClose: () => void;
  /** Whether the code is shown only this once; then only the button closes the dialog. */
  isShownOnce?: boolean;
  /** Content below the code. */
  children?: ReactNode;
};

/** A dialog with a text to be copied as it is, and a button that does so. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, description, code, words, closeText, onClose, isShownOnce = false, children } = props;
  const copyButton = <CopyButton text={code} label={words.copy} doneMessage={words.copied} isLabelled />;
  const closeButton = (
    <Button variant={isShownOnce ? 'go' : 'quiet'} onClick={onClose}>
      {closeText}
    </Button>
  );
  return (
    <Dialog
      isOpen
      isWide
      isHeld={isShownOnce}
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          {/* The first button has the focus. One key press too many must not close what is shown only once. */}
          {isShownOnce ? copyButton : closeButton}
          {isShownOnce ? closeButton : copyButton}
        </>
      }
    >
      <div className="grid gap-4">
        <CodeBlock>{code}</CodeBlock>
        {children}
      </div>
    </Dialog>
  );
}
