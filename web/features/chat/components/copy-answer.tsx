import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Message } from '../../../../contracts/chat.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { answerText } from '../answer-text.ts';
import { texts } from '../texts.ts';

const SHOWN_MS = 2000;

/** Puts the answer, with the places it stands, on the clipboard. */
export function CopyAnswer({ message }: { message: Message }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  // The clipboard is missing where the page is not served over https.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answerText(message));
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <span className="flex items-center">
      <IconButton label={texts.answer.copy} onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check size={18} aria-hidden="true" />
        ) : (
          <Copy size={18} aria-hidden="true" />
        )}
      </IconButton>
      <span role="status" className="text-12 text-ink-2">
        {outcome === 'copied' && texts.answer.copied}
        {outcome === 'refused' && texts.answer.copyRefused}
      </span>
    </span>
  );
}
