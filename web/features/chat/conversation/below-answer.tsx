import { type ComponentType, lazy } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { TellChanges } from '../changes/tell-changes.tsx';
import { texts } from '../shell/texts.ts';
import { AnswerUpkeep } from '../upkeep/answer-upkeep.tsx';

export type BelowAnswerProps = { message: Message };

const NotLoaded = () => <Notice tone="error">{texts.answer.brokenVideo}</Notice>;
const Videos = lazy(
  async (): Promise<{ default: ComponentType<Pick<Message, 'videos'>> }> => ({
    default: (await import('./videos.tsx').catch(() => null))?.Videos ?? NotLoaded,
  }),
);

/** The videos of an answer, a calendar for what it says is to be done again and again, and the offer to tell of changes. */
export function BelowAnswer({ message }: BelowAnswerProps) {
  return (
    <>
      {message.videos?.length ? <Videos videos={message.videos} /> : null}
      <AnswerUpkeep message={message} />
      <TellChanges message={message} />
    </>
  );
}
