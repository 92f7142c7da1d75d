import { type ComponentType, lazy, Suspense } from 'react';
import type { PagePreviewProps } from './page-preview.tsx';

const PagePreview = lazy(async (): Promise<{ default: ComponentType<PagePreviewProps> }> => {
  const preview = await import('./page-preview.tsx').catch(() => null);
  return { default: preview?.PagePreview ?? (() => null) };
});

/** The strip of the page below an answer. It is loaded after the answer, and left out if that fails. */
export function LazyPagePreview(props: PagePreviewProps) {
  return (
    <Suspense>
      <PagePreview {...props} />
    </Suspense>
  );
}
