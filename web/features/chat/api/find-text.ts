/** GET /api/files/:filename/text: finds words in the manual that a citation names. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { fileRoutes } from '../../../../contracts/manuals/files.ts';
import type { RouteOutput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';

type FindText = typeof fileRoutes.findText;
export type FoundText = RouteOutput<FindText>['data'];

const route = { method: 'GET', path: '/api/files/:filename/text', auth: 'public' } as const;

/** Finds words in a citation's manual. @param words nothing is searched while they are empty */
export function useFindText({ url }: Pick<Citation, 'url'>, words: string) {
  const { filename, expires, signature } = signedFileOf(url);
  return useQuery({
    queryKey: ['find-text', filename, words],
    queryFn: async ({ signal }): Promise<FoundText> =>
      (
        await call<FindText>(
          route,
          { params: { filename }, query: { words, expires, signature } },
          { signal },
        )
      ).data,
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The parts of a signed link to a file. */
function signedFileOf(url: string): { filename: string; expires: string; signature: string } {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  return {
    filename: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
}
