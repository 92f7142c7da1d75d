import { type ComponentType, lazy, Suspense } from 'react';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../shell/texts.ts';
import type { VideosProps } from './videos.tsx';

const Videos = lazy(async (): Promise<{ default: ComponentType<VideosProps> }> => {
  const shown = await import('./videos.tsx').catch(() => null);
  return { default: shown?.Videos ?? (() => <Notice tone="error">{texts.answer.brokenVideo}</Notice>) };
});

/** The videos of an answer. They are loaded after it, because few answers have any. */
export function LazyVideos(props: VideosProps) {
  return (
    <Suspense>
      <Videos {...props} />
    </Suspense>
  );
}
