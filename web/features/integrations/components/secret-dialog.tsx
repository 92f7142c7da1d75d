import { CodeDialog } from '../../../ui/code-dialog.tsx';
import { texts } from '../texts.ts';
import type { ShownOnce } from '../use-shown-once.ts';

type SecretDialogProps = {
  once: ShownOnce;
  words: { shownTitle: string; shownText: string; copy: string; copied: string };
};

/** What is shown once, until the button says that it is kept; nothing where there is nothing to show. */
export function SecretDialog({ once: { secret, forget }, words }: SecretDialogProps) {
  if (secret === null) return null;
  return (
    <CodeDialog
      title={words.shownTitle}
      description={words.shownText}
      code={secret}
      words={words}
      closeText={texts.kept}
      onClose={forget}
      isShownOnce
    />
  );
}
