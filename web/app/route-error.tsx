import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { DocumentTitle } from '../ui/document-title.tsx';
import { Notice } from '../ui/notice.tsx';

/** What is left when a screen failed to load or broke while drawing: say so and offer to load it again. */
export function RouteError() {
  // A screen's code is a file of the build; after a new release the old file is gone and only a reload helps.
  const isCodeMissing = useRouteError() instanceof TypeError;
  return (
    <main className="mx-auto grid min-h-dvh max-w-[640px] content-center px-4">
      <DocumentTitle>Error</DocumentTitle>
      <h1 className="mb-4 text-20 font-semibold">This page could not be shown</h1>
      <Notice tone="error" action={<Button onClick={() => location.reload()}>Try Again</Button>}>
        {isCodeMissing
          ? 'The page did not load. Please check your connection.'
          : 'An error occurred. Please try again.'}
      </Notice>
    </main>
  );
}
