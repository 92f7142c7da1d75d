import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';
import { charactersLeftText } from './question-counter.ts';
import type { Dictation } from './use-dictation.ts';

type ComposerHintProps = { id: string; draft: string; dictation: Dictation };

/** The line below the composer: where answers come from, the state of dictation, and the characters left if few are. */
export function ComposerHint({ id, draft, dictation }: ComposerHintProps) {
  const { proofKind } = useChat();
  const { isListening, isSupported } = dictation;
  return (
    <div className="mt-1.5 flex justify-between gap-3 text-12 text-ink-3">
      <p id={id}>
        {isListening ? (
          <b className="font-medium text-ink">{texts.voice.listening}</b>
        ) : (
          texts.composer.note[proofKind]
        )}
        {!isSupported && <span className="block">{texts.voice.unsupported}</span>}
      </p>
      <span className="tabular-nums">{charactersLeftText(draft)}</span>
    </div>
  );
}
