import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';
import type { ShownOnce } from '../use-shown-once.ts';

type SecretDialogProps = {
  once: ShownOnce;
  words: { shownTitle: string; shownText: string; copy: string; copied: string };
};

/** What is shown once, with a button that copies it; nothing where there is nothing to show. */
export function SecretDialog({ once: { secret, forget }, words }: SecretDialogProps) {
  if (secret === null) return null;
  return (
    <Dialog
      isOpen
      isWide
      onClose={forget}
      title={words.shownTitle}
      description={words.shownText}
      actions={
        <>
          <Button variant="quiet" onClick={forget}>
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
