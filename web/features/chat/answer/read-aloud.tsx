import { Square, Volume2 } from 'lucide-react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { canSpeak } from '../asking/speech.ts';
import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';
import { spokenText } from './answer-text.ts';
import { useReadAloud } from './use-read-aloud.ts';

/** A button that reads the whole answer aloud, including warnings; nothing if the browser can't speak. */
export function ReadAloud({ message }: { message: Message }) {
  const { language } = useChat();
  const { isReading, toggle } = useReadAloud(language, () => spokenText(message));
  if (!canSpeak()) return null;
  const Icon = isReading ? Square : Volume2;
  return (
    <IconButton
      label={isReading ? texts.voice.stopReading : texts.voice.read}
      className={isReading ? 'bg-ink! text-paper!' : ''}
      onClick={toggle}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
