import type { AnswerWarning } from '../../../../contracts/chat/messages.ts';
import { texts } from '../shell/texts.ts';

/** A line as short as this, above others and no sentence, is the label's title: characters. */
const TITLE_CHARS = 24;
const TITLE = new RegExp(`^([^\\n.!?:]{1,${TITLE_CHARS}})\\n+(?=\\S)`, 'u');

/** What stands above the words of a label, as the manual's own signal word does ("ATTENZIONE"), and these words. */
export function titledBody(body: string): { title: string; words: string } {
  const [line = '', title = ''] = TITLE.exec(body) ?? [];
  return /\p{L}/u.test(title)
    ? { title: title.trim(), words: body.slice(line.length) }
    : { title: '', words: body };
}

const SIGN = /^[△▲\s]*[!⚠]\s+/u;

/** The label's words without its sign, and without a signal word that is shown above them anyway. */
export function labelBody({ level, text }: AnswerWarning): string {
  const signalWord = `(?:${level}|${texts.answer.level[level]})(?![\\p{L}\\p{M}])`;
  return text.replace(SIGN, '').replace(new RegExp(`^[^\\p{L}\\p{N}]*${signalWord}[\\s:!.–-]*`, 'iu'), '');
}
