import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { loadAnswersBy } from '../features/chat/answer/loaded-answers.ts';
import type { ChatWords } from '../features/chat/languages/language.ts';
import { speak } from '../features/chat/languages/speak.ts';
import { loadBehind } from '../features/chat/offline/load-offline.ts';
import { ChatPage } from '../features/chat/shell/chat-page.tsx';
import { createQueryClient } from '../lib/api/query.ts';

type ChatAppProps = { link: { companyId: string; productId: string; uniqueId: string } };

/** The customer's chat. Its cache is its own, apart from any session. */
function ChatApp({ link }: ChatAppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ChatPage link={link} />
    </QueryClientProvider>
  );
}

/** Makes the chat of a link in the reader's language. @param words null for English */
export async function openChat(link: ChatAppProps['link'], words: ChatWords | null) {
  // A printed code says more than its link.
  if (location.search) (await loadBehind())?.readVisit(link.uniqueId);
  if (words) speak(words);
  loadAnswersBy(() => import('../features/chat/answer/answers.ts'));
  return <ChatApp link={link} />;
}
