import { lazy, Suspense } from 'react';
import { Tryout } from '../features/tryouts/components/tryout.tsx';
import type { TryoutParts } from '../features/tryouts/tryout-parts.ts';
import { LazyShowcaseAnswer } from './lazy-showcase-answer.tsx';

/** The visitor's manual is no company's: there is nobody to contact. */
const NOBODY = {
  _id: '00000000-0000-0000-0000-000000000000',
  company_name: '',
  company_email: '',
  company_contact: '',
  logo: null,
};

// Both are wanted by who drops a manual, and nobody else has to load them.
const LazyReading = lazy(async () => ({
  default: (await import('../features/manuals/components/reading-progress.tsx')).ReadingProgress,
}));
const Reading: TryoutParts['Reading'] = (props) => (
  <Suspense>
    <LazyReading {...props} />
  </Suspense>
);
const Answer: TryoutParts['Answer'] = (props) => (
  <Suspense>
    <LazyShowcaseAnswer company={NOBODY} {...props} />
  </Suspense>
);

/** The part of the landing page on which visitors try a manual of their own. */
export function TryoutSection({ isSignedIn }: { isSignedIn: boolean }) {
  return <Tryout isSignedIn={isSignedIn} Reading={Reading} Answer={Answer} />;
}
