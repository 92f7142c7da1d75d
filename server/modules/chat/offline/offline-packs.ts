import { createHash } from 'node:crypto';
import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import { ENGINE_VERSION } from '../../../../engine/version.ts';
import type { CorrectionService } from '../../corrections/corrections.service.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { PassageRepository } from '../../manuals/passages.repository.ts';
import type { PlacesRepository } from '../../places/places.repository.ts';
import type { ChatRepository, LinkRow } from '../chat.repository.ts';
import { findLinkByUniqueId } from '../find-link.ts';
import { presentPackedManual, presentPackedPlace } from './offline.presenter.ts';
import { passagesTag } from './packed-meaning.ts';
import { requireSavable } from './savable.ts';

type Deps = {
  chats: ChatRepository;
  passages: Pick<PassageRepository, 'findRevision' | 'listAnsweringPassages'>;
  corrections: Pick<CorrectionService, 'listCorrected'>;
  places: Pick<PlacesRepository, 'list' | 'listModelRanges'>;
  links: LinkSigner;
};

/** What of a pack is cheap to ask for; its revision is made of it. */
type Small = Pick<OfflinePack, 'videos' | 'corrections' | 'variants' | 'places' | 'models'>;

/**
 * Makes the function that packs what a device saves of a link; null where it has that revision already.
 * @throws AppError not_found, not_allowed where the company does not allow it
 */
export function createPack({ chats, passages, corrections, places, links }: Deps) {
  async function findSmall({ chatbot, productVariants }: LinkRow): Promise<Small> {
    const { companyId, productId, variants } = chatbot;
    return {
      videos: await chats.listVideos(companyId, productId),
      corrections: await corrections.listCorrected(companyId, productId),
      variants: [...variants, ...productVariants],
      places: (await places.list(companyId, productId)).map(presentPackedPlace),
      models: await places.listModelRanges(companyId, productId),
    };
  }

  return async (
    uniqueId: string,
    known: string | undefined,
  ): Promise<{ revision: string; pack: OfflinePack | null }> => {
    const link = await findLinkByUniqueId(chats, uniqueId);
    requireSavable(link);
    const { companyId, productId } = link.chatbot;
    const small = await findSmall(link);
    const revisionNow = revisionOf((await passages.findRevision(companyId, productId)).passages, small);
    if (known === revisionNow) return { revision: revisionNow, pack: null };
    const { revision, manuals } = await passages.listAnsweringPassages(companyId, productId);
    const pack = {
      revision: revisionOf(revision.passages, small),
      engine: ENGINE_VERSION,
      passages: passagesTag(revision),
      manuals: manuals.map((manual) => presentPackedManual(manual, links)),
      ...small,
    };
    return { revision: pack.revision, pack };
  };
}

/** Counted up when a pack of the same manuals has more in it. */
const PACK_FORMAT = 2;

const revisionOf = (passages: string, small: Small): string =>
  createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, PACK_FORMAT, passages, small]))
    .digest('base64url')
    .slice(0, 22);
