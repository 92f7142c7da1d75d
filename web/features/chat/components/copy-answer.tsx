import { Check, Copy } from 'lucide-react';
import type { Message } from '../../../../contracts/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { answerText } from '../answer-text.ts';
import { texts } from '../texts.ts';
import { useCopying } from '../use-copying.ts';
import { CopyOutcome } from './copy-outcome.tsx';

/** A button that copies the answer, with its places in the manual. */
export function CopyAnswer({ message }: { message: Message }) {
  const { outcome, copy } = useCopying(() => answerText(message));
  return (
    <span className="flex items-center">
      <IconButton label={texts.answer.copy} onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check size={18} aria-hidden="true" />
        ) : (
          <Copy size={18} aria-hidden="true" />
        )}
      </IconButton>
      <CopyOutcome outcome={outcome} />
    </span>
  );
}
