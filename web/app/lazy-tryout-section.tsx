import { lazy, Suspense } from 'react';
import type { tryoutRoutes } from '../../contracts/manuals/tryouts.ts';
import type { RouteAddress } from '../lib/api/api-request.ts';
import { useReply } from '../lib/api/use-reply.ts';

const stateRoute = {
  method: 'GET',
  path: '/api/tryout/open',
  auth: 'public',
} as const satisfies RouteAddress<typeof tryoutRoutes.state>;

/** Loaded after the page. If that fails, the page stays without it. */
const Section = lazy(async () => {
  const loaded = await import('./tryout-section.tsx').catch(() => null);
  return { default: loaded?.TryoutSection ?? ((_: { isSignedIn: boolean }) => null) };
});

/** Where visitors can try a manual of their own; nothing where the installation has that switched off. */
export function LazyTryoutSection({ isSignedIn }: { isSignedIn: boolean }) {
  const { reply, error } = useReply<typeof tryoutRoutes.state>(stateRoute);
  if (error || reply?.data.isOpen === false) return null;
  // As high as what comes, so that what stands below stays where it is.
  const room = <div className="needs-scripts min-h-[310px]" />;
  return reply ? (
    <Suspense fallback={room}>
      <Section isSignedIn={isSignedIn} />
    </Suspense>
  ) : (
    room
  );
}
