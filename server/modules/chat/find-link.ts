import { notFound } from '../../app-error.ts';
import type { ChatRepository, LinkRow } from './chat.repository.ts';

/** The link that a call brings nothing of but its key. @throws AppError not_found */
export async function findLinkByUniqueId(repository: ChatRepository, uniqueId: string): Promise<LinkRow> {
  const companyId = await repository.findCompanyOfLink(uniqueId);
  const link = companyId === undefined ? undefined : await repository.findLink(companyId, uniqueId);
  if (!link) throw notFound('This chat');
  return link;
}
