import { useChat } from '../shell/chat-context.ts';
import { texts } from '../shell/texts.ts';

/** Says at the beginning of a conversation that a machine answers (EU AI Act, Article 50), and who else can read it. */
export function ReaderNote() {
  const { company } = useChat();
  return (
    <p className="max-w-[62ch] text-13 text-ink-2 wrap-anywhere">
      {texts.isMachine} {texts.readBy(company.company_name)}
    </p>
  );
}
