import type { AnswerWarning } from '../../../contracts/chat.ts';

/** The label's words without its signal word, which stands before them anyway. */
export const labelBody = ({ level, text }: AnswerWarning): string =>
  text.replace(new RegExp(`^\\W*${level}\\b[\\s:!.–-]*`, 'i'), '');
