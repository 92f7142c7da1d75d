import { setTimeout as sleep } from 'node:timers/promises';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { type ManualProgress, manualRoutes } from '../../../contracts/manuals/manuals.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import type { CompanyAccess } from '../../lib/running/company.ts';

/** Moments of a reading, in ms since `since`; null for what did not happen. */
export type ReadingMoments = {
  pages: number | null;
  /** A question was answered with a page while the manual was still being read. */
  firstAnswerMs: number | null;
  /** Pages that were read when it was. */
  firstAnswerAtPage: number | null;
  /** The last page was read. */
  lastPageMs: number | null;
  /** The manual was ready, or failed. */
  endMs: number;
  status: ManualProgress['status'];
};

export type Followed = {
  api: ApiClient;
  company: CompanyAccess;
  productId: string;
  uniqueId: string;
  /** Value of `performance.now()` that the moments are counted from. */
  since: number;
};

const pollMs = 200;

/** Watches a manual being read and asks about the headings found so far until an answer cites a page. */
export async function followReading({
  api,
  company,
  productId,
  uniqueId,
  since,
}: Followed): Promise<ReadingMoments> {
  const moments = { firstAnswerMs: null, firstAnswerAtPage: null, lastPageMs: null } as Pick<
    ReadingMoments,
    'firstAnswerMs' | 'firstAnswerAtPage' | 'lastPageMs'
  >;
  const sinceStart = (): number => performance.now() - since;
  for (;;) {
    const { data } = await api.call(manualRoutes.progress, { params: { productId } }, company.token);
    const [progress] = data;
    if (!progress) throw new Error('The manual is gone.');
    const { status, pages, pagesRead, found } = progress;
    if (moments.lastPageMs === null && pages !== null && pagesRead === pages)
      moments.lastPageMs = sinceStart();
    if (status === 'ready' || status === 'failed') return { ...moments, pages, endMs: sinceStart(), status };
    const heading = found.at(-1)?.heading;
    if (moments.firstAnswerMs === null && heading !== undefined) {
      const body = { uniqueId, companyId: company.companyId, productId, question: `What about ${heading}?` };
      const { answer } = (await api.call(chatRoutes.askBot, { body })).data;
      const [still] = (await api.call(manualRoutes.progress, { params: { productId } }, company.token)).data;
      if ((answer.citations ?? []).length > 0 && still?.status === 'processing') {
        moments.firstAnswerMs = sinceStart();
        moments.firstAnswerAtPage = pagesRead;
      }
    }
    await sleep(pollMs);
  }
}
