import type { BotData } from '../../../../contracts/chat.ts';
import { useChat } from '../chat-context.ts';
import { texts } from '../texts.ts';
import { Chips } from './chips.tsx';
import { ManualList } from './manual-list.tsx';
import { ReaderNote } from './reader-note.tsx';

/** The content of a conversation before its first question. */
export function Welcome({ botdata, showsManuals }: { botdata: BotData; showsManuals: boolean }) {
  const { proofKind } = useChat();
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-26 font-semibold tracking-tight wrap-anywhere">
          {texts.welcome.title(botdata.product.product_name)}
        </h2>
        <p className="max-w-[62ch] text-16 text-ink-2">{texts.welcome.lede[proofKind]}</p>
        <ReaderNote />
      </div>
      <Chips label={texts.welcome.suggestions} chips={botdata.suggestions.map((text) => ({ text }))} />
      {showsManuals && <ManualList manuals={botdata.manuals} />}
    </div>
  );
}
