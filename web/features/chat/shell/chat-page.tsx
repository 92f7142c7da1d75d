import { useDeferredValue } from 'react';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import type { ChatLink } from '../api/ask.ts';
import { useConversation } from '../api/conversation.ts';
import { isOutOfQueries, isUnknownLink } from '../api/out-of-queries.ts';
import { openFailureText } from '../asking/failure-text.ts';
import { ChatScreen } from './chat-screen.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { ClosedChat } from './closed-chat.tsx';
import { texts } from './texts.ts';
import { UnknownLink } from './unknown-link.tsx';
import { useEmbedding } from './use-embedding.ts';

/** The page of a chatbot link: the conversation, or the reason why there is none. */
export function ChatPage({ link }: { link: ChatLink }) {
  const { data, error, refetch } = useConversation(link.uniqueId);
  useEmbedding();
  const refresh = () => void refetch();
  // What the query tells is drawn in one piece. The first drawing is the longest, and its deferral lets the browser answer in between.
  const isThere = useDeferredValue(data !== undefined, false);
  if (data && isThere) {
    const { product, company } = data.botdata;
    const isOfThisLink = product._id === link.productId && company._id === link.companyId;
    return isOfThisLink ? (
      <ChatScreen key={link.uniqueId} link={link} conversation={data} onRefresh={refresh} />
    ) : (
      <UnknownLink />
    );
  }
  if (isUnknownLink(error)) return <UnknownLink />;
  if (isOutOfQueries(error)) return <ClosedChat companyId={link.companyId} />;
  if (error) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-[720px] content-center px-4">
        <h1 className="mb-4 text-20 font-semibold">{texts.notOpened}</h1>
        <ErrorState error={error} onRetry={refresh} describe={openFailureText} />
      </main>
    );
  }
  return <ChatSkeleton />;
}
