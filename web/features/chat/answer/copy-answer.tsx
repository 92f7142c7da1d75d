import { Check, Copy } from 'lucide-react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CopyOutcome } from '../conversation/copy-outcome.tsx';
import { useCopying } from '../conversation/use-copying.ts';
import { texts } from '../shell/texts.ts';
import { answerText } from './answer-text.ts';

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
