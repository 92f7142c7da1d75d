import type { OfflinePack } from '../../../../contracts/chat/offline.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { AnsweringManual } from '../../manuals/passages.repository.ts';
import type { PlaceRow } from '../../places/places.repository.ts';

/** A place as a device answers at it. */
export const presentPackedPlace = ({
  code,
  name,
  manualId,
  heading,
  path,
  variant,
}: PlaceRow): NonNullable<OfflinePack['places']>[number] => ({
  code,
  name,
  manualId,
  heading,
  path,
  variant,
});

/** A manual as a device indexes it: nothing of how it was read or stored. */
export function presentPackedManual(
  manual: AnsweringManual,
  links: LinkSigner,
): OfflinePack['manuals'][number] {
  const { manualId, versionId, title, number, language, fileKey, filename, pages } = manual;
  return {
    ...{ manualId, versionId, title, number, language, fileKey, filename, pages },
    printedPages: { ...manual.printedPages },
    file: links.signFile(fileKey).file,
    sections: manual.sections,
    figures: manual.figures,
    passages: manual.passages,
  };
}
