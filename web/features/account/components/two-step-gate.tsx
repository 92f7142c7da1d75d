import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Loading } from '../../../ui/state/loading.tsx';

// Few ever see it, and it draws a QR code.
const MustTurnOn = lazy(() =>
  import('./must-turn-on-two-step.tsx').then((loaded) => ({ default: loaded.MustTurnOnTwoStep })),
);

/** Shows how two-step sign-in is turned on in place of everything, to who is asked for it. */
export function TwoStepGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const isAsked = user?.mustTurnOnTwoStep === true;
  const [isHeld, setHeld] = useState(isAsked);
  // The recovery codes are shown once: the page stays until they are kept, though nothing is asked for any more.
  if (isAsked && !isHeld) setHeld(true);
  if (!isAsked && !isHeld) return children;
  return (
    <Suspense fallback={<Loading lines={4} />}>
      <MustTurnOn isDone={!isAsked} onLeave={() => setHeld(false)} />
    </Suspense>
  );
}
