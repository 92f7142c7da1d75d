import { type ComponentType, lazy, Suspense } from 'react';
import { Notice } from '../../../ui/state/notice.tsx';
import { loadBehind } from '../offline/load-offline.ts';
import { texts } from '../shell/texts.ts';
import type { BelowAnswerProps } from './below-answer.tsx';

const BelowAnswer = lazy(
  async (): Promise<{ default: ComponentType<BelowAnswerProps> }> => ({
    default: (await loadBehind())?.BelowAnswer ?? NotLoaded,
  }),
);

const NotLoaded = ({ message }: BelowAnswerProps) =>
  message.videos?.length ? <Notice tone="error">{texts.answer.brokenVideo}</Notice> : null;

/** What stands below an answer's words: its videos, and its calendar. It is loaded after them, because few answers have any. */
export function LazyBelowAnswer(props: BelowAnswerProps) {
  return (
    <Suspense>
      <BelowAnswer {...props} />
    </Suspense>
  );
}
