import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';

type SecretDialogProps = {
  secret: string;
  words: { shownTitle: string; shownText: string; copy: string; copied: string };
  onClose: () => void;
};

/** What is shown once, with a button that copies it. */
export function SecretDialog({ secret, words, onClose }: SecretDialogProps) {
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={words.shownTitle}
      description={words.shownText}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.close}
          </Button>
          <CopyButton text={secret} label={words.copy} doneMessage={words.copied} isLabelled />
        </>
      }
    >
      <CodeBlock>{secret}</CodeBlock>
    </Dialog>
  );
}
