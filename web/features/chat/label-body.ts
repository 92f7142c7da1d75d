import type { AnswerWarning } from '../../../contracts/chat.ts';

const SIGN = /^[△▲\s]*[!⚠]\s+/u;

/** The label's words without its sign or signal word, which stand before them anyway. */
export const labelBody = ({ level, text }: AnswerWarning): string =>
  text.replace(SIGN, '').replace(new RegExp(`^\\W*${level}\\b[\\s:!.–-]*`, 'i'), '');
