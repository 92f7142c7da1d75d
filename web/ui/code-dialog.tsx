import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

type CodeDialogProps = {
  title: string;
  description: string;
  code: string;
  /** What copies it, and what is said afterwards. */
  words: { copy: string; copied: string };
  /** On the button that closes it. */
  closeText: string;
  onClose: () => void;
  /** The code is shown this once: nothing but the button closes it. */
  isShownOnce?: boolean;
  /** Under the code. */
  children?: ReactNode;
};

/** Text to be copied as it stands, with a button that does so. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, description, code, words, closeText, onClose, isShownOnce = false, children } = props;
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
          <Button variant="quiet" onClick={onClose}>
            {closeText}
          </Button>
          <CopyButton text={code} label={words.copy} doneMessage={words.copied} isLabelled />
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
