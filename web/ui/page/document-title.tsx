import { useIdentity } from '../../lib/browser/identity.ts';

/** Names the browser tab after the screen. */
export function DocumentTitle({ children }: { children: string }) {
  const { brandName } = useIdentity();
  return <title>{`${children} – ${brandName}`}</title>;
}
