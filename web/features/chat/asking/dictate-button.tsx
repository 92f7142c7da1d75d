import { Mic } from 'lucide-react';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { texts } from '../shell/texts.ts';
import type { Dictation } from './use-dictation.ts';

/** A button that switches dictation on and off; nothing if the browser does not support it. */
export function DictateButton({ dictation, isLocked }: { dictation: Dictation; isLocked: boolean }) {
  const { isSupported, isListening, toggle } = dictation;
  if (!isSupported) return null;
  return (
    <IconButton
      label={texts.voice.dictate}
      aria-pressed={isListening}
      disabled={isLocked}
      className={isListening ? 'size-11! bg-ink! text-paper!' : 'size-11!'}
      onClick={toggle}
    >
      <Mic size={20} aria-hidden="true" />
    </IconButton>
  );
}
