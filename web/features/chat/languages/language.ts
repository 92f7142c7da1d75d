import type { ControlTexts } from '../../../ui/texts.ts';
import type { ChatTexts } from '../texts.ts';

/** Everything that the chat says in one language. */
export type ChatWords = {
  /** ISO 639-1. */
  language: string;
  chat: ChatTexts;
  controls: ControlTexts;
};
