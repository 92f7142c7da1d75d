import { useEffect, useRef } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { loadedAnswers } from '../answer/loaded-answers.ts';
import { citationAt } from '../answer/place.ts';
import type { Proof } from '../answer/use-proof.ts';
import type { Conversation } from '../api/conversation.ts';
import { QuestionFailure } from '../asking/question-failure.tsx';
import { Thinking } from '../asking/thinking.tsx';
import type { Asking } from '../asking/use-asking.ts';
import { LazyPagePreview } from '../pages/lazy-page-preview.tsx';
import { UserTurn } from './user-turn.tsx';

type ConversationFlowProps = {
  conversation: Conversation;
  /** The messages that are shown: all of them, or those of the present conversation. */
  shown: readonly Message[];
  asking: Asking;
  proof: Proof;
  isWide: boolean;
};

/** Index of the message at which reading goes on: the newest question, or the newest remedy after it. */
const newestIndex = (messages: readonly Message[]): number =>
  messages.findLastIndex(({ sender, remedyOf }) => sender === 'user' || Boolean(remedyOf));

/** Questions and answers, oldest first. Whenever something is added, the newest question is scrolled to the top. */
export function ConversationFlow({ conversation, shown, asking, proof, isWide }: ConversationFlowProps) {
  const { messages, botdata } = conversation;
  const { pending, isSending, progress, error, photoUrls, retry } = asking;
  const AnswerTurn = loadedAnswers()?.AnswerTurn;
  const newestQuestion = useRef<HTMLDivElement>(null);
  const newest = pending ? -1 : newestIndex(shown);
  const count = messages.length + (pending ? 1 : 0);

  useEffect(() => {
    if (count > 0) newestQuestion.current?.scrollIntoView({ block: 'start' });
  }, [count]);

  const preview = (message: Message, isNewest: boolean) => {
    const { place } = proof;
    const citation =
      isNewest && !isWide && place?.messageId === message._id ? citationAt(messages, place) : null;
    if (!citation || !place || place.page === null) return null;
    return <LazyPagePreview citation={citation} page={place.page} onOpen={() => proof.showOverlay(place)} />;
  };
  return (
    <>
      {shown.map((message, index) => {
        const isNewest = index === shown.length - 1 && !pending;
        return (
          <div
            key={message._id}
            ref={index === newest ? newestQuestion : null}
            className={classNames(
              'chat-turn min-w-0',
              (message.sender === 'user' || message.remedyOf) && index > 0 && 'mt-4',
            )}
          >
            {message.sender === 'user' ? (
              <UserTurn
                content={message.content}
                timestamp={message.timestamp}
                photoUrl={photoUrls.get(message._id)}
              />
            ) : (
              AnswerTurn && (
                <AnswerTurn
                  message={message}
                  isNewest={isNewest}
                  hasRemedy={messages.some(({ remedyOf }) => remedyOf === message._id)}
                  onShowPage={proof.showOverlay}
                  preview={preview(message, isNewest)}
                />
              )
            )}
          </div>
        );
      })}
      {pending && (
        <div
          ref={newestQuestion}
          className={classNames('chat-turn grid gap-4', messages.length > 0 && 'mt-4')}
        >
          <UserTurn content={pending.text} photoUrl={pending.photoUrl} />
          {isSending ? (
            <Thinking manuals={botdata.manuals} progress={progress} />
          ) : (
            <QuestionFailure error={error} isPhoto={pending.photo !== null} onRetry={retry} />
          )}
        </div>
      )}
    </>
  );
}
