import { setLanguage } from '../../../lib/locale.ts';
import { speakControls } from '../../../ui/texts.ts';
import { speakChat } from '../texts.ts';
import type { ChatWords } from './language.ts';

/** Has the chat speak a language, with its dates and numbers; called before anything of it is shown. */
export function speak({ language, chat, controls }: ChatWords): void {
  document.documentElement.lang = language;
  setLanguage(language);
  speakChat(chat);
  speakControls(controls);
}
