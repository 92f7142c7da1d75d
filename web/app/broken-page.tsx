import { Button } from '../ui/button.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { Notice } from '../ui/notice.tsx';
import { SupportLine } from '../ui/support-line.tsx';
import { texts } from './texts.ts';

/** How Chromium and Firefox, Safari, and Vite (for styles) name an import that did not arrive. */
const MISSING_CODE = /dynamically imported module|Importing a module script|Unable to preload/i;

type BrokenPageProps = {
  /** What was thrown while loading or drawing. */
  error: unknown;
  onRetry?: () => void;
};

/** What is left when a screen failed to load or broke while drawing: say so and offer to load it again. */
export function BrokenPage({ error, onRetry = () => location.reload() }: BrokenPageProps) {
  // A screen's code is a file of the build; after a new release the old file is gone and only a reload helps.
  const isCodeMissing = error instanceof Error && MISSING_CODE.test(error.message);
  return (
    <main className="mx-auto grid min-h-dvh max-w-[640px] content-center px-4">
      <DocumentTitle>{texts.broken.documentTitle}</DocumentTitle>
      <h1 className="mb-4 text-20 font-semibold">{texts.broken.title}</h1>
      <Notice tone="error" action={<Button onClick={onRetry}>{texts.broken.retry}</Button>}>
        {isCodeMissing ? texts.broken.notLoaded : texts.broken.failed}
      </Notice>
      <SupportLine className="mt-4 text-ink-2" />
    </main>
  );
}
