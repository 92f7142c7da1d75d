import type { Correction } from '../../../contracts/chat/corrections.ts';
import type { ListedCorrection } from './corrections.repository.ts';

/** A correction as the vendor sees it. */
export const presentCorrection = (row: ListedCorrection): Correction => ({
  _id: row.id,
  question: row.question,
  answer: row.answer,
  source: presentSource(row),
  useCount: row.useCount,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

function presentSource({
  manualId,
  versionId,
  page,
  manualTitle,
  currentVersionId,
}: ListedCorrection): Correction['source'] {
  if (manualId === null) return null;
  const isDeleted = manualTitle === null;
  // A manual that is being read for the first time has no current version yet.
  const isReplaced = currentVersionId !== null && currentVersionId !== versionId;
  return { manualId, page, title: manualTitle ?? '', isOutdated: isDeleted || isReplaced };
}
