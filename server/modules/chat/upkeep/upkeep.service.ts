/** What the manuals of a link have done again and again. Nothing is stored or charged. */
import type { CalendarQuery, UpkeepTask } from '../../../../contracts/chat/upkeep.ts';
import { paths } from '../../../../contracts/paths.ts';
import { notFound } from '../../../app-error.ts';
import { taskKey, writeUpkeepCalendar } from '../../../lib/calendar/upkeep-calendar.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { ChatRepository, LinkRow } from '../chat.repository.ts';
import { citePlace } from '../cite-place.ts';
import { findLinkByUniqueId } from '../find-link.ts';
import type { ProductIndexes } from '../indexes/product-index.ts';

type Deps = {
  chats: Pick<ChatRepository, 'findCompanyOfLink' | 'findLink'>;
  indexes: Pick<ProductIndexes, 'get'>;
  links: LinkSigner;
  publicUrl: string;
  now?: () => Date;
};
export type UpkeepService = ReturnType<typeof createUpkeepService>;

/** Makes the service. */
export function createUpkeepService({ chats, indexes, links, publicUrl, now = () => new Date() }: Deps) {
  async function listOf({ chatbot, company }: LinkRow): Promise<UpkeepTask[]> {
    // Its chats show whom to ask, and nothing of the manuals.
    if (company.suspendedAt) return [];
    const { manuals, look } = await indexes.get(chatbot.companyId, chatbot.productId);
    return (await look('upkeep')).flatMap(({ manualId, tasks }) => {
      const manual = manuals.get(manualId);
      if (!manual) return [];
      return tasks.map((one): UpkeepTask => {
        const { task, interval, heading, page, boxes } = one;
        const place = { page, pageEnd: page, heading, quote: task, boxes };
        return {
          ...{ key: taskKey(manualId, one), task, printed: interval.printed },
          ...{ every: interval.period, uses: interval.uses, place: citePlace(manual, place, links) },
        };
      });
    });
  }

  return {
    /** The same with the link, for what is asked on it. @throws AppError not_found, unavailable */
    async listForLink(uniqueId: string): Promise<{ link: LinkRow; tasks: UpkeepTask[] }> {
      const link = await findLinkByUniqueId(chats, uniqueId);
      return { link, tasks: await listOf(link) };
    },

    /** In the order of the manuals. @throws AppError not_found, unavailable */
    list: async (uniqueId: string): Promise<UpkeepTask[]> =>
      listOf(await findLinkByUniqueId(chats, uniqueId)),

    /** An iCalendar file. @throws AppError not_found also for a task that is none, or that no calendar can hold; unavailable */
    async writeCalendar(uniqueId: string, { task, done, lang }: CalendarQuery): Promise<string> {
      const link = await findLinkByUniqueId(chats, uniqueId);
      const tasks = (await listOf(link)).filter(
        ({ key, every }) => every && (task === undefined || key === task),
      );
      if (tasks.length === 0) throw notFound('This task');
      const { companyId, productId } = link.chatbot;
      return writeUpkeepCalendar({
        ...{ product: link.productName, done, language: lang ?? 'en', owner: uniqueId, now: now() },
        url: publicUrl + paths.chat.href(companyId, productId, uniqueId),
        tasks: tasks.map(({ place: { title, page, printed: printedPage }, ...one }) => ({
          ...{ ...one, title, page: printedPage ?? (page === null ? null : String(page)) },
        })),
      });
    },
  };
}
