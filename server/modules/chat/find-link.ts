import { embeddingRoutes } from '../../../contracts/chat/embedding.ts';
import { notFound } from '../../app-error.ts';
import type { ChatRepository, LinkRow } from './chat.repository.ts';

/** The three ids of a link. */
export type LinkIds = { companyId: string; productId: string; uniqueId: string };

/** The link with all three ids: that of one product opens no other. */
export async function findLinkByIds(
  repository: ChatRepository,
  { companyId, productId, uniqueId }: LinkIds,
): Promise<LinkRow | undefined> {
  const link = await repository.findLink(companyId, uniqueId);
  return link?.chatbot.productId === productId ? link : undefined;
}

/** The same. @param ids as they stand in an address: nobody has checked them yet */
export async function findLinkAt(repository: ChatRepository, ids: LinkIds): Promise<LinkRow | undefined> {
  const checked = embeddingRoutes.card.params.safeParse(ids).data;
  return checked && findLinkByIds(repository, checked);
}

/** The same. @throws AppError not_found */
export async function requireLink(repository: ChatRepository, ids: LinkIds): Promise<LinkRow> {
  const link = await findLinkByIds(repository, ids);
  if (!link) throw notFound('This chat');
  return link;
}

/** The link that a call brings nothing of but its key. @throws AppError not_found */
export async function findLinkByUniqueId(
  repository: Pick<ChatRepository, 'findCompanyOfLink' | 'findLink'>,
  uniqueId: string,
): Promise<LinkRow> {
  const companyId = await repository.findCompanyOfLink(uniqueId);
  const link = companyId === undefined ? undefined : await repository.findLink(companyId, uniqueId);
  if (!link) throw notFound('This chat');
  return link;
}
