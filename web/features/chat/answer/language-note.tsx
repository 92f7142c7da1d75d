import type { Message } from '../../../../contracts/chat/messages.ts';
import { formatLanguage } from '../../../lib/text/format.ts';
import { useWordsIn } from './use-words-in.ts';

type LanguageNoteProps = {
  languages: NonNullable<Message['otherLanguage']>;
  /** Whether the answer shows anything of the manual. */
  isQuoted: boolean;
};

/** Says in the customer's language which one the manual is in, so that nobody wonders about the words of the answer. */
export function LanguageNote({ languages, isQuoted }: LanguageNoteProps) {
  const spoken = useWordsIn(languages.question);
  if (spoken === null) return null;
  const { language, words } = spoken;
  const note = words.answer.manualIn(formatLanguage(languages.manual, language));
  return (
    <p className="text-14 text-ink-2" lang={language}>
      {isQuoted ? `${note} ${words.answer.ownWords}` : note}
    </p>
  );
}
