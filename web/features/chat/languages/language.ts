import type { ControlTexts } from '../../../ui/page/texts.ts';
import type { ChatTexts } from '../shell/texts.ts';

/** All words of the chat in one language. */
export type ChatWords = {
  /** The language, ISO 639-1. */
  language: string;
  chat: ChatTexts;
  controls: ControlTexts;
};
