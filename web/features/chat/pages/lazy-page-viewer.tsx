import { type ComponentType, lazy, Suspense } from 'react';
import { Notice } from '../../../ui/state/notice.tsx';
import { loadPageViewer } from '../answer/use-proof.ts';
import { texts } from '../shell/texts.ts';
import type { PageViewerProps } from './page-viewer.tsx';

function Unavailable() {
  return <Notice tone="error">{texts.page.unavailable}</Notice>;
}

// If its code can't be loaded, the conversation must still work.
const PageViewer = lazy(async (): Promise<{ default: ComponentType<PageViewerProps> }> => {
  const viewer = await loadPageViewer().catch(() => null);
  return { default: viewer?.PageViewer ?? Unavailable };
});

/** The page viewer, which is loaded after the conversation. */
export function LazyPageViewer(props: PageViewerProps) {
  return (
    <Suspense fallback={<div className="aspect-[210/297] border border-line bg-page" />}>
      <PageViewer {...props} />
    </Suspense>
  );
}
