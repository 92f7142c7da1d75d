import { paths } from '../../contracts/paths.ts';
import { Landing } from '../features/landing/components/landing.tsx';
import { endSession } from '../features/session/api/end-session.ts';
import { useSession } from '../lib/browser/use-session.ts';
import { LazyShowcaseAnswer } from './lazy-showcase-answer.tsx';
import { LazyTryoutSection } from './lazy-tryout-section.tsx';

/** Ends the session on a page without a router, which could lead to login. */
function logOutAndLeave() {
  endSession();
  location.assign(paths.login.path);
}

/** The landing page. It works without a router, so that it loads faster. */
export function LandingPage() {
  const isSignedIn = useSession().token !== null;
  return (
    <Landing
      isSignedIn={isSignedIn}
      onLogout={logOutAndLeave}
      Answer={LazyShowcaseAnswer}
      tryout={<LazyTryoutSection isSignedIn={isSignedIn} />}
    />
  );
}
