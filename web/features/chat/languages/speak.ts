import { setLanguage } from '../../../lib/text/locale.ts';
import { speakControls } from '../../../ui/page/texts.ts';
import { speakChat } from '../shell/texts.ts';
import type { ChatWords } from './language.ts';

/** Switches the chat, with its dates and numbers, to a language; to be called before anything is shown. */
export function speak({ language, chat, controls }: ChatWords): void {
  document.documentElement.lang = language;
  setLanguage(language);
  speakChat(chat);
  speakControls(controls);
}
