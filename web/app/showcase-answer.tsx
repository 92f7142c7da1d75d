import { useState } from 'react';
import { AnswerBody } from '../features/chat/answer/answer-body.tsx';
import { answerParts, type PhotoChoice } from '../features/chat/answer/answer-parts.ts';
import { citationAt, marksAt, type Place } from '../features/chat/answer/place.ts';
import { Chips } from '../features/chat/asking/chips.tsx';
import { UserTurn } from '../features/chat/conversation/user-turn.tsx';
import { latestPlace } from '../features/chat/pages/latest-place.ts';
import { PageFrame } from '../features/chat/pages/page-frame.tsx';
import type { Chat } from '../features/chat/shell/chat-context.ts';
import { ChatProvider } from '../features/chat/shell/chat-provider.tsx';
import type { ShowcaseAnswer as Answer } from '../features/landing/showcase-answer.ts';
import { texts } from './texts.ts';

/** A visitor’s exchange, drawn like the chat: question and answer on the left, the cited page on the right. */
export const ShowcaseAnswer: Answer = ({ company, exchange, canAsk, onAsk }) => {
  const { answer, question, suggestions } = exchange;
  const [chosen, setChosen] = useState<Place | null>(null);
  const [zoom, setZoom] = useState(1);
  const place = chosen?.messageId === answer._id ? chosen : latestPlace([answer]);
  const citation = citationAt([answer], place);
  const chat: Chat = {
    uniqueId: '',
    product: '',
    messages: [answer],
    language: 'en',
    // Without an accent it has the product's own colour, like the page around it.
    company: { ...company, accent: null },
    canAsk,
    proofKind: 'page',
    isOffline: false,
    isOutOfQueries: false,
    ask: onAsk,
    // The landing page takes no photos, so no answer there has choices.
    chooseErrorImage: ({ errorTitle }: PhotoChoice) => onAsk(errorTitle),
    // Nothing is kept of an exchange, so the question is asked once more and names its variant.
    chooseVariant: (name) => onAsk(`${question} (${name})`),
    choosePhoto: () => undefined,
  };
  return (
    <ChatProvider chat={chat} hasSeveralManuals={false} showPage={setChosen}>
      <div className="grid grid-cols-[minmax(0,500px)_minmax(0,540px)] justify-between gap-x-10 gap-y-6 max-md:grid-cols-1">
        <div className="grid min-w-0 content-start gap-3.5" aria-live="polite" aria-busy={!canAsk}>
          <UserTurn content={question} />
          <div className="answer grid min-w-0 gap-2.5">
            <AnswerBody parts={answerParts(answer)} messageId={answer._id} />
          </div>
          <Chips label={texts.askNext} questions={suggestions.slice(0, 3)} />
        </div>
        {citation && place && place.page !== null && (
          <div className="grid h-[520px] max-md:h-[320px]">
            <PageFrame
              citation={citation}
              page={place.page}
              marks={marksAt([answer], place)}
              zoom={zoom}
              onZoom={setZoom}
            />
          </div>
        )}
      </div>
    </ChatProvider>
  );
};
