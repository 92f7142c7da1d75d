import type { Message } from '../../../../contracts/chat/messages.ts';
import { AnswerUpkeep } from '../upkeep/answer-upkeep.tsx';
import { Videos } from './videos.tsx';

export type BelowAnswerProps = { message: Message };

/** The videos of an answer, and a calendar for what it says is to be done again and again. */
export function BelowAnswer({ message }: BelowAnswerProps) {
  return (
    <>
      <Videos videos={message.videos} />
      <AnswerUpkeep message={message} />
    </>
  );
}
