import { Button } from '../ui/button/button.tsx';
import { DocumentTitle } from '../ui/page/document-title.tsx';
import { SupportLine } from '../ui/page/support-line.tsx';
import { Notice } from '../ui/state/notice.tsx';
import { texts } from './texts.ts';

/** Messages of Chromium and Firefox, Safari, and Vite (for styles) about an import that could not be loaded. */
const MISSING_CODE = /dynamically imported module|Importing a module script|Unable to preload/i;

type BrokenPageProps = {
  /** The error that was thrown while loading or rendering. */
  error: unknown;
  onRetry?: () => void;
};

/** The page in place of a screen that failed to load or to render. It says so and offers to load it again. */
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
