import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query.ts';

let kept: { token: string; cache: QueryClient } | undefined;

/**
 * The cache of server data of whoever is signed in, so that data of one account are never shown to the next: another token
 * begins an empty one.
 */
export function sessionCache(token: string): QueryClient {
  if (kept?.token !== token) {
    kept?.cache.clear();
    kept = { token, cache: createQueryClient() };
  }
  return kept.cache;
}
