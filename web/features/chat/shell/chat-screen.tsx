import './chat.css';
import { useState } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { wordsTyped } from '../../../../contracts/chat/photo-question.ts';
import { proofKindOf } from '../../../../contracts/chat/proof-kind.ts';
import { accentStyle } from '../../../lib/browser/accent.ts';
import { useBackCloses } from '../../../lib/browser/use-back-closes.ts';
import { loadedAnswers } from '../answer/loaded-answers.ts';
import { ReaderNote } from '../answer/reader-note.tsx';
import { useProof } from '../answer/use-proof.ts';
import type { ChatLink } from '../api/ask.ts';
import type { Conversation } from '../api/conversation.ts';
import { Chips } from '../asking/chips.tsx';
import { questionsLeft } from '../asking/question-counter.ts';
import { useAskingForVariants } from '../asking/use-chosen-variants.ts';
import { useUnsent } from '../asking/use-unsent.ts';
import { ConversationFlow } from '../conversation/conversation-flow.tsx';
import { EarlierConversation, NewConversation } from '../conversation/new-conversation.tsx';
import { usePresentConversation } from '../conversation/use-present-conversation.ts';
import { PagePane } from '../pages/page-pane.tsx';
import { Announcer } from './announcer.tsx';
import type { Chat } from './chat-context.ts';
import { ChatFoot } from './chat-foot.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatProvider } from './chat-provider.tsx';
import { LazyPanels } from './lazy-panels.tsx';
import { texts } from './texts.ts';
import { useIsWide } from './use-is-wide.ts';
import { Welcome } from './welcome.tsx';

type ChatScreenProps = { link: ChatLink; conversation: Conversation; onRefresh: () => void };

/** More questions to go on with are not read. */
const MOST_SUGGESTIONS = 3;

/** The answer that is the last message; null where a question or nothing is. */
function newestAnswer(messages: readonly Message[]): Message | null {
  const newest = messages.at(-1);
  return newest?.sender === 'bot' ? newest : null;
}

/** Questions to go on with that were not asked yet. */
const furtherQuestions = ({ suggestions }: Conversation['botdata'], messages: readonly Message[]): string[] =>
  suggestions.filter((text) => !messages.some(({ content }) => content === text)).slice(0, MOST_SUGGESTIONS);

/** The conversation with the manual: header, flow, composer, and the page that proves it. */
export function ChatScreen({ link, conversation, onRefresh }: ChatScreenProps) {
  const { messages: all, botdata } = conversation;
  const present = usePresentConversation(conversation);
  const messages = present.shown;
  const [firstCount] = useState(all.length);
  const lastAsked = messages.findLast(({ sender }) => sender === 'user')?.content;
  const unsent = useUnsent(link.uniqueId, lastAsked && wordsTyped(lastAsked));
  const { asking, variants } = useAskingForVariants(link, unsent.forget, conversation);
  const proof = useProof(messages);
  useBackCloses(proof.isOverlayOpen, proof.closeOverlay);
  const isWide = useIsWide();
  const PageOverlay = loadedAnswers()?.PageOverlay;
  const isOut = botdata.outOfQueries || questionsLeft(botdata.queriesUsed, botdata.queryLimit) === 0;
  const isEmpty = messages.length === 0 && !asking.pending;

  const chat: Chat = {
    uniqueId: link.uniqueId,
    product: botdata.product.product_name,
    messages,
    language: botdata.language,
    company: botdata.company,
    proofKind: proofKindOf(botdata.manuals),
    canAsk: !asking.isSending && !isOut,
    isOffline: conversation.asOf !== undefined,
    isOutOfQueries: isOut,
    ask: (text) => asking.ask({ text, photo: null }),
    chooseErrorImage: ({ errorTitle, errorImageId }) =>
      asking.ask({ text: errorTitle, photo: null, errorImageId }),
    chooseVariant: (name) => asking.ask({ text: name, photo: null, variant: name }),
    choosePhoto: unsent.choosePhoto,
  };
  return (
    <ChatProvider
      chat={chat}
      hasSeveralManuals={botdata.manuals.length > 1}
      showPage={isWide ? proof.show : proof.showOverlay}
    >
      <title>{texts.documentTitle(botdata.product.product_name)}</title>
      <div
        className="chat-screen"
        data-accent={botdata.company.accent === null ? undefined : ''}
        style={accentStyle(botdata.company.accent)}
      >
        <ChatHeader
          botdata={botdata}
          isOut={isOut}
          anew={present.hasBegun && !chat.isOffline ? <NewConversation onBegun={present.beginAnew} /> : null}
        />
        <main className="chat-column">
          <div className="flex flex-1 flex-col gap-5 py-7 max-md:py-4">
            <LazyPanels link={link} conversation={conversation} onRefresh={onRefresh} />
            {present.hidesEarlier && <EarlierConversation onShow={present.showEarlier} />}
            {isEmpty ? (
              <Welcome botdata={botdata} showsManuals={!isWide} takesFocus={present.isAnew} />
            ) : (
              <ReaderNote />
            )}
            <ConversationFlow
              conversation={conversation}
              shown={messages}
              asking={asking}
              proof={proof}
              isWide={isWide}
            />
            {!isEmpty && !isOut && !asking.pending && (
              <Chips label={texts.suggestions} questions={furtherQuestions(botdata, messages)} isRow />
            )}
          </div>
          <ChatFoot botdata={botdata} isOut={isOut} unsent={unsent} asking={asking} variants={variants} />
        </main>
        {isWide && <PagePane proof={proof} manuals={botdata.manuals} onRetry={onRefresh} />}
        {PageOverlay && <PageOverlay proof={proof} onRetry={onRefresh} />}
        <Announcer
          isSending={asking.isSending}
          isFound={Boolean(asking.progress?.found)}
          answer={all.length > firstCount ? newestAnswer(messages) : null}
        />
      </div>
    </ChatProvider>
  );
}
