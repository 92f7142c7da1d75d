import type { ReactNode } from 'react';
import { AnswerContext, type AnswerFrame } from '../answer/answer-context.ts';
import { type Chat, ChatContext } from './chat-context.ts';

type ChatProviderProps = Omit<AnswerFrame, 'companyName'> & { chat: Chat; children: ReactNode };

/** Provides the contexts of a conversation and of its answers. */
export function ChatProvider({ chat, hasSeveralManuals, showPage, children }: ChatProviderProps) {
  const frame = { companyName: chat.company.company_name, hasSeveralManuals, showPage };
  return (
    <ChatContext value={chat}>
      <AnswerContext value={frame}>{children}</AnswerContext>
    </ChatContext>
  );
}
