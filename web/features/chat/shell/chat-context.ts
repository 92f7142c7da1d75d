import type { BotData } from '../../../../contracts/chat/chat.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { ProofKind } from '../../../../contracts/chat/proof-kind.ts';
import { createStrictContext } from '../../../lib/browser/strict-context.ts';
import type { PhotoChoice } from '../answer/answer-parts.ts';

/** The data and functions that every part of the conversation may use. */
export type Chat = {
  uniqueId: string;
  /** Name of the product. */
  product: string;
  messages: readonly Message[];
  /** Language of the manual, ISO 639-1. */
  language: string;
  company: BotData['company'];
  /** What an answer is shown with. */
  proofKind: ProofKind;
  /** Whether a question can be asked now: none is pending and the link is not out of queries. */
  canAsk: boolean;
  /** Whether this device answers, without the server. */
  isOffline: boolean;
  /** Whether the link is out of queries. The contact card then replaces the composer and is nowhere else. */
  isOutOfQueries: boolean;
  ask: (text: string) => void;
  /** Tells which of several similar problems it is. */
  chooseErrorImage: (choice: PhotoChoice) => void;
  /** Tells which variant it is that an answer asked back for. */
  chooseVariant: (name: string) => void;
  /** Puts a photo into the composer. */
  choosePhoto: (photo: File) => void;
};

/** The conversation around a component. */
export const [ChatContext, useChat] = createStrictContext<Chat>('useChat');
