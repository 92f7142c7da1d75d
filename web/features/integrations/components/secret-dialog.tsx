import { CodeDialog } from '../../../ui/overlay/code-dialog.tsx';
import { texts } from '../texts.ts';
import type { ShownOnce } from '../use-shown-once.ts';

type SecretDialogProps = {
  once: ShownOnce;
  words: { shownTitle: string; shownText: string; copy: string; copied: string };
};

/** A dialog with a secret that is shown only once, until the reader confirms that it is stored; nothing without one. */
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
