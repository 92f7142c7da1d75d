import { setLanguage } from '../../../lib/locale.ts';
import { speakControls } from '../../../ui/texts.ts';
import { speakChat } from '../texts.ts';
import type { ChatWords } from './language.ts';

/** Switches the chat, with its dates and numbers, to a language; to be called before anything is shown. */
export function speak({ language, chat, controls }: ChatWords): void {
  document.documentElement.lang = language;
  setLanguage(language);
  speakChat(chat);
  speakControls(controls);
}
