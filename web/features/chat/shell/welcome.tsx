import { useEffect, useRef } from 'react';
import type { BotData } from '../../../../contracts/chat/chat.ts';
import { ReaderNote } from '../answer/reader-note.tsx';
import { Chips } from '../asking/chips.tsx';
import { useChat } from './chat-context.ts';
import { ManualList } from './manual-list.tsx';
import { texts } from './texts.ts';

type WelcomeProps = {
  botdata: BotData;
  showsManuals: boolean;
  /** Whether whoever pressed something for it reads on here. */
  takesFocus: boolean;
};

/** The content of a conversation before its first question. */
export function Welcome({ botdata, showsManuals, takesFocus }: WelcomeProps) {
  const { proofKind } = useChat();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 ref={title} tabIndex={-1} className="text-26 font-semibold tracking-tight wrap-anywhere">
          {texts.welcome.title(botdata.product.product_name)}
        </h2>
        <p className="max-w-[62ch] text-16 text-ink-2">{texts.welcome.lede[proofKind]}</p>
        <ReaderNote />
      </div>
      <Chips label={texts.welcome.suggestions} questions={botdata.suggestions} />
      {showsManuals && <ManualList manuals={botdata.manuals} />}
    </div>
  );
}
