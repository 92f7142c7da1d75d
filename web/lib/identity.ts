/** What the installation calls itself, and where help is: the server writes it into every page. */
import { useSyncExternalStore } from 'react';
import type { Identity } from '../../contracts/platform-settings.ts';

/** In the build, where the server puts what is in force; and in tests, which have no page. */
const IN_BUILD: Identity = { brandName: '{brand-name}', supportEmail: null };
const WITHOUT_PAGE = 'Manualist';

const listeners = new Set<() => void>();
let current: Identity | undefined;
let written: Identity | undefined;

const read = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() || undefined;

/** What is in force now, outside of components. */
export function identity(): Identity {
  current ??= { brandName: read('brand-name') ?? WITHOUT_PAGE, supportEmail: read('support-email') ?? null };
  return current;
}

/** As HTML was written before any script: the name is in it, the address is added once scripts run. */
function identityInHtml(): Identity {
  if (typeof document === 'undefined') return IN_BUILD;
  written ??= { brandName: identity().brandName, supportEmail: null };
  return written;
}

/** Shows what the administrator has just chosen, without loading the page again. */
export function adoptIdentity(chosen: Identity): void {
  current = chosen;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** What is in force now. */
export const useIdentity = (): Identity => useSyncExternalStore(subscribe, identity, identityInHtml);
