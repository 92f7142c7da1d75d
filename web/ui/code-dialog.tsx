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
          {/* The first has the focus: a key pressed once too often must not close what is shown once. */}
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
