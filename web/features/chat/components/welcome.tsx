import { useEffect, useRef } from 'react';
import type { BotData } from '../../../../contracts/chat.ts';
import { useChat } from '../chat-context.ts';
import { texts } from '../texts.ts';
import { Chips } from './chips.tsx';
import { ManualList } from './manual-list.tsx';
import { ReaderNote } from './reader-note.tsx';

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
