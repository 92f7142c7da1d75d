import type { AnswerWarning } from '../../../../contracts/chat/messages.ts';
import { texts } from '../shell/texts.ts';

const SIGN = /^[△▲\s]*[!⚠]\s+/u;

/** The label's words without its sign, and without a signal word that is shown above them anyway. */
export function labelBody({ level, text }: AnswerWarning): string {
  const signalWord = `(?:${level}|${texts.answer.level[level]})(?![\\p{L}\\p{M}])`;
  return text.replace(SIGN, '').replace(new RegExp(`^[^\\p{L}\\p{N}]*${signalWord}[\\s:!.–-]*`, 'iu'), '');
}
