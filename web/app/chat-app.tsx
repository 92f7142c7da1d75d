import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ChatPage } from '../features/chat/components/chat-page.tsx';
import { createQueryClient } from '../lib/query.ts';

type ChatAppProps = { link: { companyId: string; productId: string; uniqueId: string } };

/** The customer's chat with a cache of its own, apart from any session. */
export function ChatApp({ link }: ChatAppProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <ChatPage link={link} />
    </QueryClientProvider>
  );
}
