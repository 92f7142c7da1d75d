import { type ComponentType, lazy, Suspense } from 'react';
import type { PagePreviewProps } from './page-preview.tsx';

const PagePreview = lazy(async (): Promise<{ default: ComponentType<PagePreviewProps> }> => {
  const preview = await import('./page-preview.tsx').catch(() => null);
  return { default: preview?.PagePreview ?? (() => null) };
});

/** The page's strip under an answer; comes after the answer, and stays away when it can't be loaded. */
export function LazyPagePreview(props: PagePreviewProps) {
  return (
    <Suspense>
      <PagePreview {...props} />
    </Suspense>
  );
}
