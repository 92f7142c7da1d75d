import { Readable } from 'node:stream';
import type { ChatbotFilter } from '../../../contracts/chatbots.ts';
import { csvHeader, csvLine } from '../../../contracts/csv.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { LinkMails } from './chatbot-links.ts';
import { type ChatbotCursor, createChatbotListRepository } from './chatbot-list.repository.ts';
import { presentChatbot } from './chatbots.presenter.ts';

const PORTION = 500;
const HEADER = [
  'Product',
  'Customer',
  'Link',
  'Created',
  'Queries used',
  'Query limit',
  'Status',
  'E-mail',
] as const;

type Deps = { db: Db; links: LinkMails };
export type ExportChatbots = ReturnType<typeof createExportChatbots>;

/**
 * Writes the chatbots of a company as CSV, newest first. Read in portions, each a query of its own, so that a long
 * list holds neither memory nor a connection while the caller reads slowly.
 */
export function createExportChatbots({ db, links }: Deps) {
  const lists = createChatbotListRepository(db);

  async function* linesOf(companyId: string, filter: ChatbotFilter): AsyncGenerator<string> {
    yield csvHeader(HEADER);
    let cursor: ChatbotCursor | null = null;
    do {
      const rows = await lists.listAfter(companyId, filter, cursor, PORTION);
      const lines = rows.map((row) => {
        const { product, useremail, createdAt, queriesUsed, queryLimit, status, mail } = presentChatbot(row);
        const link = links.urlOf(companyId, row);
        return csvLine([
          product.product_name,
          useremail,
          link,
          createdAt,
          queriesUsed,
          queryLimit,
          status,
          mail,
        ]);
      });
      yield lines.join('');
      cursor = rows.length < PORTION ? null : (rows.at(-1) ?? null);
    } while (cursor !== null);
  }

  return (actor: CompanyActor, filter: ChatbotFilter): Readable =>
    Readable.from(linesOf(actor.companyId, filter), { objectMode: false });
}
