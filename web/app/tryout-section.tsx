import { ReadingProgress } from '../features/manuals/components/reading-progress.tsx';
import { Tryout } from '../features/tryouts/components/tryout.tsx';
import type { TryoutParts } from '../features/tryouts/tryout-parts.ts';
import { ShowcaseAnswer } from './showcase-answer.tsx';

/** The visitor's manual is no company's: there is nobody to contact. */
const NOBODY = {
  _id: '00000000-0000-0000-0000-000000000000',
  company_name: '',
  company_email: '',
  company_contact: '',
  logo: null,
};

const Answer: TryoutParts['Answer'] = (props) => <ShowcaseAnswer company={NOBODY} {...props} />;

/** The part of the landing page on which visitors try a manual of their own. */
export function TryoutSection({ isSignedIn }: { isSignedIn: boolean }) {
  return <Tryout isSignedIn={isSignedIn} Reading={ReadingProgress} Answer={Answer} />;
}
