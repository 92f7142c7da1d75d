import type { Readable } from 'node:stream';
import type { ChatbotFilter } from '../../../contracts/chat/chatbots.ts';
import { csvLine } from '../../../contracts/csv.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { csvStream } from '../../lib/csv-stream.ts';
import type { LinkMails } from './chatbot-links.ts';
import { type ChatbotRow, createChatbotListRepository } from './chatbot-list.repository.ts';
import { presentChatbot } from './chatbots.presenter.ts';

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

/** Writes the chatbots of a company as CSV, newest first. */
export function createExportChatbots({ db, links }: Deps) {
  const lists = createChatbotListRepository(db);

  function lineOf(row: ChatbotRow): string {
    const { product, useremail, createdAt, queriesUsed, queryLimit, status, mail } = presentChatbot(row);
    const link = links.urlOf(row.companyId, row);
    return csvLine([product.product_name, useremail, link, createdAt, queriesUsed, queryLimit, status, mail]);
  }

  return ({ companyId }: CompanyActor, filter: ChatbotFilter): Readable =>
    csvStream<ChatbotRow>({
      header: HEADER,
      listAfter: (last, limit) => lists.listAfter(companyId, filter, last, limit),
      lineOf,
    });
}
