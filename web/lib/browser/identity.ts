/** Reads the installation's name and support address, which the server writes into every page. */
import { useSyncExternalStore } from 'react';
import type { Identity } from '../../../contracts/admin/platform-settings.ts';

/** The placeholders of the build, which the server replaces; tests, which have no page, use them as they are. */
const IN_BUILD: Identity = { brandName: '{brand-name}', supportEmail: null };
const WITHOUT_PAGE = 'Manualist';

const listeners = new Set<() => void>();
let current: Identity | undefined;
let written: Identity | undefined;

const read = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined;

/** The current name and address, for use outside of components. */
export function identity(): Identity {
  current ??= { brandName: read('brand-name') ?? WITHOUT_PAGE, supportEmail: read('support-email') ?? null };
  return current;
}

/** The values in the prerendered HTML: it has the name, and the address is added once scripts run. */
function identityInHtml(): Identity {
  if (typeof document === 'undefined') return IN_BUILD;
  written ??= { brandName: identity().brandName, supportEmail: null };
  return written;
}

/** Shows the values that the administrator has just chosen, without loading the page again. */
export function adoptIdentity(chosen: Identity): void {
  current = chosen;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The current name and address, for components. */
export const useIdentity = (): Identity => useSyncExternalStore(subscribe, identity, identityInHtml);
